import Findings
import Judging
import SignUpScreens
import TextFormats

/// The screens of an Interface Builder file, or those that a person describes in JSON.
struct ScreenInput: Input {
    let key = "screens"
    let names: [InputName] = [.ending(".storyboard"), .ending(".xib")]
    let refusal: Message? = "these are screens: name them with --screens, or use aasa screens"

    func reportKind(of path: String) -> Report.Input.Kind { .screens }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let isDescription = item.path.asciiLowercased.hasSuffix(".json")
        let limit = isDescription ? ScreenDescription.sizeLimit : InterfaceBuilderFile.sizeLimit
        let bytes = try item.bytes(limit: limit)
        guard bytes.count <= limit else { throw InputFailure("larger than \(limit >> 20) MB", at: item.path) }
        let text = SourceText(bytes, from: .file(path: item.path))
        return isDescription ? try described(in: text) : try drawn(in: text)
    }

    private func drawn(in text: SourceText) throws(InputFailure) -> InputParts {
        do throws(InterfaceBuilderProblem) {
            return InputParts(screens: ScreenParts(try InterfaceBuilderFile(text).screens))
        } catch {
            let message: Message = error.help.map { "\(error.message): \($0)" } ?? error.message
            throw InputFailure(message, in: text, at: error.span)
        }
    }

    private func described(in text: SourceText) throws(InputFailure) -> InputParts {
        let description = ScreenDescription(text)
        if let problem = description.problems.first {
            throw InputFailure(problem.message, in: text, at: problem.span)
        }
        if let flow = description.screenFlow { return InputParts(screens: ScreenParts(flows: [flow])) }
        return InputParts(screens: ScreenParts(description.screens))
    }
}
