package import AssociationModel
package import Findings
import TextFormats

/// A text in an AASA file that may be meant as an app identifier, whether or not Apple reads it there.
package struct WrittenIdentifier: Hashable, Sendable {
    /// The text, unescaped.
    package let text: String
    /// The bytes of the text in the file, quotation marks included.
    package let span: SourceSpan
    /// The keys that lead to it from the root, at most the first eight; array indices are left out.
    package let path: [String]
    /// The service that it is read for; nil if Apple's systems do not read it as an identifier.
    package let service: Service?

    /// The bytes of a piece of the text, by its offset in UTF-8; the whole span if the text has escapes in the file.
    package func span(at offset: Int, count: Int) -> SourceSpan {
        guard span.count == text.utf8.count + 2 else { return span }
        return SourceSpan(span.start + 1 + offset, span.start + 1 + offset + count)
    }

    /// Every text of a file that may be meant as an identifier, in the order of the file, each place once.
    ///
    /// These are all strings, and all keys that contain a full stop, except below `components`, `paths` and other keys
    /// whose values are patterns or remarks.
    package static func all(in association: SiteAssociation) -> [WrittenIdentifier] {
        var read: [Int: Service] = [:]
        for service in association.services {
            for identifier in association.identifiers(for: service) { read[identifier.span.start] = service }
        }
        var walk = Walk(read: read)
        walk.visit(association.root, at: [])
        return walk.found
    }
}

private struct Walk {
    let read: [Int: Service]
    var found: [WrittenIdentifier] = []

    private static let patterns: Set<String> = [
        "components", "paths", "defaults", "substitutionVariables", "comment",
    ]

    // Without a bound, the paths of a deep file of 128 KB would take many megabytes.
    private static let longestPath = 8

    // The JSON reader bounds the depth, and with it the recursion.
    mutating func visit(_ value: JSONValue, at path: [String]) {
        switch value.content {
        case .string(let text): add(text, value.span, path)
        case .array(let elements): for element in elements { visit(element, at: path) }
        case .object(let members):
            for member in members {
                let key = member.key
                if key.text.utf8.contains(UInt8(ascii: ".")) { add(key.text, key.span, path) }
                let inner = path.count < Self.longestPath ? path + [key.text] : path
                if !Self.patterns.contains(key.text) { visit(member.value, at: inner) }
            }
        case .null, .bool, .number: break
        }
    }

    private mutating func add(_ text: String, _ span: SourceSpan, _ path: [String]) {
        found.append(WrittenIdentifier(text: text, span: span, path: path, service: read[span.start]))
    }
}
