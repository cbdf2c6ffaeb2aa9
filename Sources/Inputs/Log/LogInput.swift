import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

/// A device's console log, as text.
struct LogInput: FileInput {
    let key = "log"
    let names: [InputName] = [.ending(".log")]

    // `triage` reads a log of any length line by line; this is for one that is at hand as a whole.
    static let sizeLimit = 64 << 20

    func reportKind(of path: String) -> Report.Input.Kind { .log }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        InputParts(logs: [ConsoleLog(try item.text(limit: Self.sizeLimit))])
    }
}
