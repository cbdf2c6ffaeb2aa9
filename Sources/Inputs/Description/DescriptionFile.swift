package import AssociationModel
package import Findings
import TextFormats

/// Reads the JSON files in which Expo, Capacitor and Tauri describe apps.
package enum DescriptionFile {
    /// The largest description that is read, in bytes.
    package static let limit = Bound.description.most

    /// Reads the bytes of a file; comments and trailing commas are allowed, as in the tools.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(
        _ bytes: [UInt8], of tool: AppDescription.Tool, path: String
    ) throws(InputFailure) -> AppDescription {
        let source = SourceText(bytes, from: .file(path: path))
        guard bytes.count <= limit else { throw InputFailure("too large to read (limit: \(limit) bytes)", in: source) }
        let document = JSONParser.parse(bytes, dialect: .lenient)
        if let problem = document.problems.first(where: { $0.kind != .duplicateKey && $0.kind != .byteOrderMark }) {
            throw InputFailure(
                ConfigurationProblem(problem, of: document, in: bytes).message, in: source, at: problem.span)
        }
        guard let root = document.root, let description = AppDescription(root, of: tool, in: source) else {
            let lack: Message =
                switch tool {
                case .expo: "it has no “ios”, and no “expo” with a “name”"
                case .capacitor: "it has no “appId”"
                case .tauri: "it has no “identifier”"
                case .cordova, .tuist: "it is not JSON"
                }
            throw InputFailure("the file does not describe an app: \(lack)", in: source)
        }
        return description
    }
}
