import AssociationModel
package import Findings
import Inputs
import LocalFiles
import TextFormats

/// What a person names to be checked, told apart by how it is written and by what is on disk.
package enum Subject: Sendable {
    /// `-`: what it is, its content tells.
    case standardInput
    /// Lines of a log, as somebody pastes them.
    case log(ConsoleLog)
    /// An entitlement string.
    case entitlement
    /// A domain, or a URL of which the host counts.
    case domain
    /// A URL with a path of its own, for which an app may open.
    case link
    /// A folder of which no name says what it is.
    case project
    /// The path of a file, or of a folder that stands for one.
    case file

    /// - Parameter folder: the folder that a path is relative to, with a slash at its end; empty for the working directory;
    ///   nil to look at nothing on disk, whose names are not the business of whoever wrote the text.
    package init(_ text: String, in folder: String? = "") {
        if text == "-" {
            self = .standardInput
        } else if let log = Self.log(text, in: folder, isLikely: false) {
            self = .log(log)
        } else if WrittenHost.isEntitlement(text), !Self.isSentence(text) || Service.nearest(to: Self.word(text)) != nil
        {
            self = .entitlement
        } else if ["https://", "http://"].contains(where: text.asciiLowercased.hasPrefix) {
            self = Self.hasPath(text) ? .link : .domain
        } else if text.hasSuffix("/"), !Self.exists(text, in: folder), Self.isHost(text) {
            self = .domain
        } else if text.contains("/") || InputKinds.isCertain(text) || Self.isFile(text, in: folder)
            || Self.isMistyped(text, in: folder)
        {
            let isFolder = folder.map { LocalFiles().isDirectory(text.hasPrefix("/") ? text : $0 + text) } ?? false
            self = isFolder && InputKinds.kind(named: text) == nil ? .project : .file
        } else {
            self = Self.log(text, in: folder, isLikely: true).map(Subject.log) ?? .domain
        }
    }

    /// What it is, as reports name it.
    package static func input(_ text: String) -> Report.Input {
        switch Subject(text) {
        case .standardInput, .log: Report.Input(text, .log, path: nil)
        case .entitlement: Report.Input(text, .entitlement, path: nil)
        case .domain: Report.Input(text, .domain, path: nil)
        case .link: Report.Input(text, .url, path: nil)
        case .project: Report.Input(text, .project, path: text)
        case .file: Report.Input(text, InputKinds.reportKind(at: text), path: text)
        }
    }

    /// Whether a domain is rather the identifier of an app, which begins with a top-level domain.
    package static func isBundleIdentifier(_ text: String) -> Bool {
        let labels = text.asciiLowercased.split(separator: ".")
        return labels.count > 2 && labels[0] != "www" && ["com", "de", "io", "net", "org"].contains(labels[0])
    }

    /// The failure for a file that is missing, with the nearest name that there is beside it.
    static func missing(_ path: String) -> InputFailure {
        let (folder, name) = (FolderPath.parent(of: path), FolderPath.name(of: path))
        let names = (try? LocalFiles().names(in: folder.isEmpty ? "." : folder)) ?? []
        let near: Message? = NearestName.nearest(to: name, among: names).map {
            "; did you mean \(plain: folder + $0)?"
        }
        return InputFailure("no such file\(near ?? "")", at: path)
    }

    // A sentence of which nothing is known may have been meant for anything else.
    private static func log(_ text: String, in folder: String?, isLikely: Bool) -> ConsoleLog? {
        let looksLikeOne = text.unicodeScalars.contains(where: \.properties.isWhitespace) || text.hasPrefix("SWCERR")
        guard looksLikeOne, !exists(text, in: folder) else { return nil }
        if isLikely { return ConsoleLog(argument: text) }
        let log = ConsoleLog(Array(text.utf8), from: .argument)
        return log.explainedCount > 0 ? log : nil
    }

    private static func exists(_ text: String, in folder: String?) -> Bool {
        folder.map { LocalFiles().exists($0 + text) } ?? false
    }

    private static func isSentence(_ text: String) -> Bool {
        text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).count > 3
    }

    private static func word(_ text: String) -> String { String(text.prefix { $0 != ":" }) }

    private static func isHost(_ text: String) -> Bool {
        (try? WrittenHost(text, allowing: [.port, .wildcard])) != nil
    }

    private static func hasPath(_ url: String) -> Bool {
        guard let host = try? WrittenHost(url, allowing: .ofAnyURL), host.parts.contains(.path) else { return false }
        return !Location.Kind.usual.contains { url.hasSuffix(host.authority + $0.path) }
    }

    // A folder that is named like a domain, and not like an app, is a web root at most.
    private static func isFile(_ text: String, in folder: String?) -> Bool {
        guard let folder, exists(text, in: folder) else { return false }
        let isFolder = LocalFiles().isDirectory(folder + text) && InputKinds.kind(named: text) == nil
        return !(isFolder && isHost(text))
    }

    // Shop.xcodproj is not a domain where Shop.xcodeproj exists.
    private static func isMistyped(_ text: String, in folder: String?) -> Bool {
        guard let folder, let dot = text.lastIndex(of: "."), dot != text.startIndex else { return false }
        let names = (try? LocalFiles().names(in: folder.isEmpty ? "." : folder)) ?? []
        let near = names.filter { InputKinds.isCertain($0) && $0.prefix(2).lowercased() == text.prefix(2).lowercased() }
        return NearestName.nearest(to: text, among: near) != nil
    }
}
