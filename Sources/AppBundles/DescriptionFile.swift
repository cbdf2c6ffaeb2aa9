package import AssociationModel
package import Findings
import TextFormats

/// Reads the descriptions of apps in JSON that Expo and Capacitor have.
package enum DescriptionFile {
    /// The most bytes of a description that are read.
    package static let limit = 4 << 20

    /// Tells the tool by the name of a file; nil for any other.
    package static func tool(of path: String) -> AppDescription.Tool? {
        switch FilePath.name(of: path) {
        case "app.json", "app.config.json": .expo
        case "capacitor.config.json": .capacitor
        default: nil
        }
    }

    /// Reads the bytes of a file; comments and trailing commas are allowed, as the tools allow them.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(
        _ bytes: [UInt8], of tool: AppDescription.Tool, path: String
    ) throws(DescriptionFailure) -> AppDescription {
        let source = SourceText(bytes, from: .file(path: path))
        guard bytes.count <= limit else { throw DescriptionFailure(.tooLarge(limit: limit), at: .wholeText(source)) }
        let document = JSONParser.parse(bytes, dialect: .lenient)
        if let problem = document.problems.first(where: { $0.kind != .duplicateKey && $0.kind != .byteOrderMark }) {
            throw DescriptionFailure(.notJSON, at: .text(source, problem.span))
        }
        guard let root = document.root, let description = AppDescription(root, of: tool, in: source) else {
            throw DescriptionFailure(.notDescription(tool), at: .wholeText(source))
        }
        return description
    }
}

/// Why a description could not be read.
package struct DescriptionFailure: Error, Sendable {
    /// The reasons.
    package enum Reason: Hashable, Sendable {
        /// The file is larger than what is read; the limit in bytes.
        case tooLarge(limit: Int)
        /// The file is not JSON.
        case notJSON
        /// The JSON is not the description of an app that the tool reads.
        case notDescription(AppDescription.Tool)
    }

    /// The reason.
    package let reason: Reason
    /// Where it shows.
    package let place: Place

    init(_ reason: Reason, at place: Place) {
        self.reason = reason
        self.place = place
    }

    /// The reason in words.
    package var message: Message {
        switch reason {
        case .tooLarge(let limit): "this is larger than \(limit) bytes, the most that is read"
        case .notJSON: "the file is not JSON from here on"
        case .notDescription(.expo): "the file describes no app: it has neither a name nor an ios"
        case .notDescription(.capacitor): "the file describes no app: it has no appId"
        }
    }
}
