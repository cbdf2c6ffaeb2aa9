package import AssociationModel
package import Findings
import TextFormats

/// A text somewhere in an AASA file that may be meant as an app identifier, whether or not it is read there.
package struct WrittenIdentifier: Hashable, Sendable {
    /// The text, unescaped.
    package let text: String
    /// Its bytes in the file, quotation marks included.
    package let span: SourceSpan
    /// The keys that lead to it from the root, the first eight at most; places in arrays are left out.
    package let path: [String]
    /// The service that it is read for; nil where Apple's systems do not read it as an identifier.
    package let service: Service?

    /// The bytes of a piece of the text, by its offset in UTF-8; the whole where the file escapes characters of it.
    package func span(at offset: Int, count: Int) -> SourceSpan {
        guard span.count == text.utf8.count + 2 else { return span }
        return SourceSpan(span.start + 1 + offset, span.start + 1 + offset + count)
    }

    /// Every text of a file that stands where an identifier may be meant, in the order of the file, each place once.
    ///
    /// All strings count, and all keys with a full stop; but nothing below `components`, `paths` and their kin, where
    /// patterns stand.
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

    // Without a bound, a deep file of 128 KB makes paths of many megabytes.
    private static let longestPath = 8

    // The reader of JSON bounds the depth, and so the recursion.
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
