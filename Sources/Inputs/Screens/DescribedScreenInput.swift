import Findings
import Judging
import SignUpScreens
import TextFormats

/// Screens that a person describes in JSON.
struct DescribedScreenInput: FileInput {
    let key = "described-screens"
    let names: [InputName] = [.ending(".json")]
    let sought: [InputUse: [String]] = [.screens: []]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: ScreenDescription.sizeLimit)
        let description = ScreenDescription(text)
        var parts = InputParts()
        if let flow = description.screenFlow {
            parts.screens.flows = [flow]
        } else {
            parts.screens.screens = description.screens
        }
        parts.problems = description.problems.map { InputFailure($0.message, in: text, at: $0.span) }
        return parts
    }
}
