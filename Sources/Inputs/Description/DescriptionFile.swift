package import AssociationModel
package import Findings
import TextFormats

/// Reads the JSON files in which Expo and Capacitor describe apps.
package enum DescriptionFile {
    /// The largest description that is read, in bytes.
    package static let limit = 4 << 20

    /// Recognises the tool by the file name at the end of a path; nil for any other name.
    package static func tool(of path: String) -> AppDescription.Tool? {
        switch FilePath.name(of: path) {
        case "app.json", "app.config.json": .expo
        case "capacitor.config.json": .capacitor
        default: nil
        }
    }

    /// Reads the bytes of a file; comments and trailing commas are allowed, as in the tools.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(
        _ bytes: [UInt8], of tool: AppDescription.Tool, path: String
    ) throws(DescriptionFailure) -> AppDescription {
        let source = SourceText(bytes, from: .file(path: path))
        guard bytes.count <= limit else { throw DescriptionFailure(.tooLarge(limit: limit), at: .wholeText(source)) }
        let document = JSONParser.parse(bytes, dialect: .lenient)
        if let problem = document.problems.first(where: { $0.kind != .duplicateKey && $0.kind != .byteOrderMark }) {
            throw DescriptionFailure(
                .notJSON(ConfigurationProblem(problem, of: document, in: bytes).message),
                at: .text(source, problem.span))
        }
        guard let root = document.root, let description = AppDescription(root, of: tool, in: source) else {
            throw DescriptionFailure(.notDescription(tool), at: .wholeText(source))
        }
        return description
    }
}

/// Why a description could not be read.
package struct DescriptionFailure: Error, Sendable {
    /// Why a description could not be read.
    package enum Reason: Hashable, Sendable {
        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)
        /// What is wrong with the JSON.
        case notJSON(Message)
        /// The JSON does not describe an app in the tool's format.
        case notDescription(AppDescription.Tool)
    }

    package let reason: Reason
    /// The place of the problem.
    package let place: Place

    init(_ reason: Reason, at place: Place) {
        self.reason = reason
        self.place = place
    }

    /// The reason, as a message without the path.
    package var message: Message {
        switch reason {
        case .tooLarge(let limit): "too large to read (limit: \(limit) bytes)"
        case .notJSON(let message): message
        case .notDescription(.expo): "the file does not describe an app: it has neither “name” nor “ios”"
        case .notDescription(.capacitor): "the file does not describe an app: it has no “appId”"
        }
    }
}
