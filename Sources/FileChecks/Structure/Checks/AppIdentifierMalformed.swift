import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A string in a list of apps is not an app identifier.
    static let appIdentifierMalformed = Check(
        "AD430", "app-identifier-malformed", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string in a list of apps is not a prefix of ten letters and digits, a full stop and a bundle identifier. \
            The message says which part is wrong. Some mistakes have findings of their own: placeholders, a missing \
            prefix, a plus sign, white space, a wildcard.

            ## Why it matters
            Apple compares the whole string with the identifier of the signed app. A string that can’t be an app’s \
            identifier never matches, and nothing is logged about it. In a crawl of 100,000 sites, 1.8 % of the \
            domains had such identifiers. Examples are a prefix with `ID` attached to it and an identifier that was \
            cut short.

            ## How to fix it
            Copy the identifier from the signed app (`application-identifier` in its entitlements), or put the \
            Application Identifier Prefix from Apple’s developer site in front of the bundle identifier:

                ABCDE12345.com.example.app
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .malformed(let defect) = identifier.flaw else { return nil }
        return Observation(
            "\(identifier.text) is not an app identifier: \(defect.words)", at: identifier.place,
            label: "matches no app", notes: identifier.consequence, help: defect.help(for: identifier.text),
            repair: defect.separated.map { .writing($0, at: identifier.located.span) })
    }
}

extension IdentifierFlaw.Defect {
    fileprivate var words: Message {
        switch self {
        case .empty: "it is empty"
        case .noBundleIdentifier: "it has no full stop, so no bundle identifier"
        case .separator: "the prefix and the bundle identifier must be separated by a full stop"
        case .prefixLength(let prefix, _):
            "the prefix \(prefix) has \(prefix.utf8.count) characters instead of 10"
        case .prefixCharacters(let prefix): "the prefix \(prefix) contains other characters than letters and digits"
        case .bundleIdentifier(let text):
            text.isEmpty
                ? "no bundle identifier follows the prefix" : "\(text) is not a bundle identifier"
        }
    }

    /// The identifier with a full stop as separator; nil for other defects, because the repair would be a guess.
    fileprivate var separated: String? { if case .separator(let repaired) = self { repaired } else { nil } }

    fileprivate func help(for text: String) -> Message {
        switch self {
        case .bundleIdentifier where AppIdentifier(String(text.dropLast())) != nil && text.hasSuffix("."):
            "remove the full stop at the end"
        case .separator(let repaired), .prefixLength(_, let repaired?): "write \(plain: "\"\(repaired)\"")"
        case .empty: "remove it, or write the prefix, “.” and the bundle identifier"
        case .noBundleIdentifier, .prefixLength, .prefixCharacters, .bundleIdentifier:
            "write the ten-character prefix, “.” and the bundle identifier that the app is signed with"
        }
    }
}
