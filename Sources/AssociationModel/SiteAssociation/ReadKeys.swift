package import Findings
package import TextFormats

/// The keys of an AASA file that Apple's systems read, by place.
package struct ReadKeys: Sendable {
    private var spans: Set<SourceSpan> = []

    /// Collects the keys of a file: those that Apple documents for their object, except `comment`, and all keys of
    /// objects in which any key has a meaning (query items, variables, the obsolete form of `details`).
    package init(_ root: JSONValue) {
        collect(DocumentedKeys.root, in: root)
        for member in root.members ?? [] {
            guard let service = Service(rawValue: member.key.text) else { continue }
            if service == .applinks {
                collectAppLinks(member.value)
            } else {
                collect(DocumentedKeys.section, in: member.value)
            }
        }
    }

    /// Whether the key at this place is read, and its value is not just that of the same key before it.
    package func matters(at span: SourceSpan) -> Bool { spans.contains(span) }

    private mutating func collectAppLinks(_ value: JSONValue) {
        collect(DocumentedKeys.appLinks, in: value)
        for member in value.members ?? [] {
            switch member.key.text {
            case "defaults": collectComponent(member.value)
            case "substitutionVariables": collectAll(in: member.value)
            case "details":
                collectAll(in: member.value)
                for entry in member.value.elements ?? member.value.members?.map(\.value) ?? [] { collectEntry(entry) }
            default: break
            }
        }
    }

    private mutating func collectEntry(_ entry: JSONValue) {
        collect(DocumentedKeys.entry, in: entry)
        for member in entry.members ?? [] {
            if member.key.text == "defaults" { collectComponent(member.value) }
            if member.key.text == "components" { for part in member.value.elements ?? [] { collectComponent(part) } }
        }
    }

    private mutating func collectComponent(_ component: JSONValue) {
        collect(DocumentedKeys.component, in: component)
        for member in component.members ?? [] where member.key.text == "?" { collectAll(in: member.value) }
    }

    private mutating func collect(_ names: [String], in object: JSONValue) {
        insert((object.members ?? []).filter { names.contains($0.key.text) })
    }

    private mutating func collectAll(in object: JSONValue) {
        insert(object.members ?? [])
    }

    private mutating func insert(_ members: [JSONMember]) {
        var last: [[UInt8]: JSONValue] = [:]
        for member in members {
            let earlier = last.updateValue(member.value, forKey: Array(member.key.text.utf8))
            if earlier?.means(sameAs: member.value) != true { spans.insert(member.key.span) }
        }
    }
}
