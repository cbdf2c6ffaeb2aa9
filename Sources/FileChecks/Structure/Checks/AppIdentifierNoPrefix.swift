import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A list of apps has a bundle identifier without its prefix.
    static let appIdentifierNoPrefix = Check(
        "AD432", "app-identifier-no-prefix", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string in a list of apps is only a bundle identifier, such as `com.example.app`: the Application \
            Identifier Prefix is missing.

            ## Why it matters
            Apple compares the whole string with the app’s `application-identifier`, which begins with the prefix. \
            Without the prefix it equals no app’s identifier, and the entry does nothing. Many other places want only \
            the bundle identifier, so this mistake is easy to make.

            ## How to fix it
            Put the prefix and a full stop in front. The prefix is the Team ID, except for apps from the time when \
            Apple assigned other prefixes:

                com.example.app                wrong
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .noPrefix else { return nil }
        let bundle = identifier.text.utf8.first == UInt8(ascii: ".") ? identifier.text : "." + identifier.text
        return Observation(
            "\(identifier.text) has no prefix: it is a bundle identifier, not an app identifier",
            at: identifier.place, label: "matches no app", notes: identifier.consequence,
            help: "put the app’s ten-character prefix in front: \(plain: "\"‹prefix›\(bundle)\"")")
    }
}
