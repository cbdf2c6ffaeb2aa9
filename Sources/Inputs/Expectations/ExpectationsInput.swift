import Findings
import Judging
import TextFormats
import UniversalLinks

/// A file of expectations, without the files of the sites that it names.
struct ExpectationsInput: FileInput {
    let key = "expectations"
    let names: [InputName] = [.ending("expectations.json")]
    let sought: [InputUse: [String]] = [.subject: ["expectations.json"]]
    let refusal: Message? = "this is an expectation file: use aasa test"

    func begins(with start: [UInt8]) -> Bool {
        start.first { $0 > 0x20 } == UInt8(ascii: "{") && start.hasKey("associations")
    }

    func reportKind(of path: String) -> Report.Input.Kind { .expectations }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let bytes = try item.bytes(limit: ExpectationFile.sizeLimit)
        return InputParts(expectations: [ExpectationFile(SourceText(bytes, from: .file(path: item.path)))])
    }
}
