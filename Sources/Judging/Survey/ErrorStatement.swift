import AssociationModel
package import Findings
import TextFormats

/// What a body says about an error although it came with status 200, or was saved as a file.
package struct ErrorStatement: Sendable {
    /// The words, or the key with its value, as they are there.
    package let text: String
    /// The bytes that say it; nil for the title of a page.
    package let span: SourceSpan?
}

extension ErrorStatement {
    /// Nil for a page that doesn't say that there is no such page.
    init?(_ page: PageText) {
        guard let text = page.notFound else { return nil }
        self.init(text: text, span: nil)
    }

    /// Nil for JSON that is malformed or says nothing of an error.
    init?(_ json: JSONDocument) {
        guard json.isWellFormed, let statement = json.root.flatMap(Self.statement) else { return nil }
        self = statement
    }

    private static func statement(of root: JSONValue) -> ErrorStatement? {
        guard let members = root.members, !members.contains(where: \.isOfFile) else { return nil }
        let words = text(in: root)
        for key in ["error", "errors"] {
            guard let member = root.member(key), !member.value.isNothing else { continue }
            let inner = member.value.elements?.first ?? member.value
            return text(in: inner) ?? inner.stated ?? words ?? ErrorStatement(member)
        }
        if let code = members.first(where: \.isErrorCode) { return words ?? ErrorStatement(code) }
        return words.flatMap { $0.soundsLikeError ? $0 : nil }
    }

    private static func text(in value: JSONValue) -> ErrorStatement? {
        let keys = ["message", "msg", "detail", "error_description", "errorMessage", "Message", "title", "reason"]
        return keys.lazy.compactMap { value.member($0)?.value.stated }.first
    }
}

extension ErrorStatement {
    /// The key and the value.
    fileprivate init(_ member: JSONMember) {
        switch member.value.content {
        case .number(let text), .string(let text): self.text = "\(member.key.text): \(text)"
        case .null, .bool, .array, .object: text = member.key.text
        }
        span = SourceSpan(member.key.span.start, member.value.span.end)
    }

    fileprivate var soundsLikeError: Bool {
        let words = text.lowercased()
        return [
            "not found", "not_found", "notfound", "forbidden", "unauthorized", "access denied", "does not exist",
            "doesn't exist", "no such", "cannot get", "error",
        ].contains { words.contains($0) }
    }
}

extension JSONMember {
    /// Whether it could be a service of a file, under whatever name.
    fileprivate var isOfFile: Bool {
        if Service(rawValue: key.text) != nil { return true }
        return value.members?.contains { ["apps", "details"].contains($0.key.text) } ?? false
    }

    /// Whether it is the status or code of an error.
    fileprivate var isErrorCode: Bool {
        let letters = key.text.lowercased().filter { $0 != "_" && $0 != "-" }
        guard ["status", "code", "statuscode", "errorcode", "httpstatus", "httpcode"].contains(letters) else {
            return false
        }
        switch value.content {
        case .number(let text): return Int(text).map { (400...599).contains($0) } ?? false
        case .string(let text):
            if let number = Int(text) { return (400...599).contains(number) }
            return text.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }.contains("notfound")
        case .null, .bool, .array, .object: return false
        }
    }
}

extension JSONValue {
    /// Whether it says nothing: null, false, 0, or empty.
    fileprivate var isNothing: Bool {
        switch content {
        case .null: true
        case .bool(let value): !value
        case .number(let text): text == "0"
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    /// The string, if it is one with text.
    fileprivate var stated: ErrorStatement? {
        string.flatMap { $0.isEmpty ? nil : ErrorStatement(text: $0, span: span) }
    }
}
