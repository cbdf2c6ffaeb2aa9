import Findings
import Judging
import SignUpScreens
import TextFormats

/// The screens of an Interface Builder file.
struct ScreenInput: FileInput {
    let key = "screens"
    let names: [InputName] = [.ending(".storyboard"), .ending(".xib")]
    let sought: [InputUse: [String]] = [.subject: [], .screens: [".storyboard", ".xib"]]
    let refusal: Message? = "these are screens: name them with --screens, or use aasa screens"

    func reportKind(of path: String) -> Report.Input.Kind { .screens }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: InterfaceBuilderFile.sizeLimit)
        var parts = InputParts()
        do throws(InterfaceBuilderProblem) { parts.screens.screens = try InterfaceBuilderFile(text).screens } catch {
            let message: Message = error.help.map { "\(error.message): \($0)" } ?? error.message
            parts.problems = [InputFailure(message, in: text, at: error.span)]
        }
        return parts
    }
}
