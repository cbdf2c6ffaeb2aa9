import Findings
import TextFormats

extension Check {
    /// A string among the apps is no app identifier.
    static let appIdentifierMalformed = Check(
        "AD430", "app-identifier-malformed", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string that should be an app identifier is not a prefix of ten letters and digits, a full stop, and a \
            bundle identifier. The message says which part is wrong. A few ways to be wrong have findings of their \
            own: placeholders, a missing prefix, a plus sign, white space, a wildcard.

            ## Why it matters
            Apple compares identifiers as whole strings with that of the signed app. One that no app can have never \
            matches, and nothing is logged about it. In a crawl of 100,000 sites 1.8 % of the domains had such \
            identifiers. Seen were a prefix with `ID` glued to it, and an identifier cut short.

            ## How to fix it
            Take the identifier from the signed app (`application-identifier` in its entitlements), or put the \
            Application Identifier Prefix from Apple’s developer site before the bundle identifier:

                ABCDE12345.com.example.app
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .malformed(let defect) = identifier.flaw else { return [] }
        return [
            Observation(
                "\(identifier.text) is not an app identifier: \(defect.words)", at: identifier.place,
                label: "can be no app’s", help: defect.help,
                repair: defect.separated.map { .writing($0, at: identifier.located.span) })
        ]
    }
}

extension IdentifierFlaw.Defect {
    fileprivate var words: Message {
        switch self {
        case .empty: "it is empty"
        case .noBundleIdentifier: "it has no full stop and so no bundle identifier"
        case .separator: "a full stop must stand between the prefix and the bundle identifier"
        case .prefixLength(let prefix, _):
            "the prefix \(prefix) has \(prefix.utf8.count) characters instead of 10"
        case .prefixCharacters(let prefix): "the prefix \(prefix) is not made of letters and digits alone"
        case .bundleIdentifier(let text):
            text.isEmpty
                ? "no bundle identifier follows the prefix" : "\(text) is not a bundle identifier"
        }
    }

    /// The identifier with the right separator; a prefix of another length may want anything.
    fileprivate var separated: String? { if case .separator(let repaired) = self { repaired } else { nil } }

    fileprivate var help: Message {
        switch self {
        case .separator(let repaired), .prefixLength(_, let repaired?): "write \(plain: "\"\(repaired)\"")"
        case .empty: "remove it, or write the prefix, “.” and the bundle identifier"
        case .noBundleIdentifier, .prefixLength, .prefixCharacters, .bundleIdentifier:
            "write the ten characters of the prefix, “.” and the bundle identifier, as the app is signed"
        }
    }
}
