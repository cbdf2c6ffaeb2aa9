import Findings
import Judging
import SignUpScreens
import TextFormats

/// A file that may have descriptors of password rules.
struct DescriptorInput: FileInput {
    let kind: DescriptorFile.Kind
    let key: String
    let names: [InputName]
    let sought: [InputUse: [String]] = [.descriptors: []]

    static let all: [any Input] = DescriptorFile.Kind.allCases.map(DescriptorInput.init)

    private init(_ kind: DescriptorFile.Kind) {
        self.kind = kind
        key = "descriptors-" + kind.rawValue
        names = kind.extensions.map { .ending("." + $0) }
    }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let limit = DescriptorFile.sizeLimit
        let bytes = try item.bytes(limit: limit)
        guard bytes.count <= limit else { throw InputFailure("too large (limit: \(limit) bytes)", at: item.path) }
        let text = SourceText(bytes, from: .file(path: item.path))
        var parts = InputParts()
        do throws(DescriptorFileProblem) { parts.screens.add(try DescriptorFile(text, kind: kind)) } catch {
            let help: Message = error.help.map { "; \($0)" } ?? ""
            throw InputFailure(
                "\(error.message)\(help)", at: item.path, error.span.map { .text(text, $0) })
        }
        return parts
    }
}
