import AssociationModel
import Findings
package import TextFormats

/// Prints what Apple's `swcutil match` prints about a pattern dictionary and a URL, as far as that is recorded.
package struct SwcutilMatch: Sendable {
    /// The output: a sentence, and for a match the dictionary in the layout of `NSJSONSerialization`.
    ///
    /// Apple's tool writes the members of the dictionary in an unpredictable order; here they keep that of the input.
    package let text: String
    /// Whether the dictionary matches the URL and does not exclude it.
    package let isMatch: Bool

    /// Matches a URL against a dictionary; nil if the value is not an object.
    package init?(_ dictionary: JSONValue, url: String) {
        guard dictionary.members != nil else { return nil }
        var matcher = LinkMatcher(CompiledLinks(Self.file(around: dictionary)), app: Self.app, domain: nil)
        let verb: String
        switch matcher.decide(url) {
        case .match: (verb, isMatch) = ("Matched", true)
        // Not recorded: the word is our own, after the key “exclude” that Apple documents.
        case .exclude: (verb, isMatch) = ("Excluded", false)
        case .noMatch:
            (text, isMatch) = ("Did not match.\n", false)
            return
        }
        text = "\(verb) by pattern at index 0: \(Self.text(of: dictionary, indent: 0))\n"
    }

    private static let app = "app"

    /// An AASA file with this component and no other.
    private static func file(around component: JSONValue) -> SiteAssociation {
        func object(_ members: (String, JSONValue.Content)...) -> JSONValue.Content {
            .object(
                members.map {
                    JSONMember(key: LocatedString($0.0, at: component.span), value: JSONValue($0.1, at: component.span))
                })
        }
        let apps = JSONValue.Content.array([JSONValue(.string(app), at: component.span)])
        let entry = object(("appIDs", apps), ("components", .array([component])))
        let links = object(("details", .array([JSONValue(entry, at: component.span)])))
        return SiteAssociation(JSONValue(object(("applinks", links)), at: component.span))
    }

    private static func text(of value: JSONValue, indent: Int) -> String {
        switch value.content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): digits
        case .string(let string): JSONText.string(string)
        case .array(let elements):
            list("[", elements.map { text(of: $0, indent: indent + 1) }, "]", indent)
        case .object(let members):
            list(
                "{", members.map { "\(JSONText.string($0.key.text)) : \(text(of: $0.value, indent: indent + 1))" }, "}",
                indent)
        }
    }

    private static func list(_ open: String, _ lines: [String], _ close: String, _ indent: Int) -> String {
        let margin = String(repeating: "  ", count: indent)
        return "\(open)\n" + lines.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin)\(close)"
    }

}
