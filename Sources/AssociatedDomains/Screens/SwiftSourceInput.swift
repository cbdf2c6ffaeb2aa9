import Findings
import Inputs
import Judging

/// A Swift source among the files of screens. It is no kind of `Inputs`, since reading it takes a package trait.
struct SwiftSourceInput: FileInput {
    let key = "swift"
    let names: [InputName] = [.ending(".swift")]
    let sought: [InputUse: [String]] = [.screens: [".swift"]]

    private static let sizeLimit = 10_000_000

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        #if SwiftSources
            parts.screens.code.sources = [try item.text(limit: Self.sizeLimit)]
        #else
            parts.screens.code.skipped = [item.path]
        #endif
        return parts
    }
}
