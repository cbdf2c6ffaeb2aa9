import AssociationModel
import Findings
import TextFormats

extension Check {
    /// A bundle identifier stands where an app identifier belongs.
    static let appIdentifierNoPrefix = Check(
        "AD432", "app-identifier-no-prefix", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string among the apps is a bundle identifier alone, as in `com.example.app`: the Application \
            Identifier Prefix is missing.

            ## Why it matters
            Apple compares the whole string with the app’s `application-identifier`, which begins with the prefix. \
            Without the prefix it is equal to no app’s, and the entry does nothing. Many other places ask for the \
            bundle identifier alone, which makes this an easy mistake.

            ## How to fix it
            Put the prefix and a full stop in front. The prefix is the Team ID, save for apps from the time when \
            Apple gave out others:

                com.example.app                wrong
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .noPrefix else { return [] }
        let bundle = identifier.text.utf8.first == UInt8(ascii: ".") ? identifier.text : "." + identifier.text
        return [
            Observation(
                "\(identifier.text) has no prefix: it is a bundle identifier, not an app identifier",
                at: identifier.place, label: "can be no app’s",
                help: "put the ten characters of the app’s prefix in front: \(plain: "\"TEAMPREFIX\(bundle)\"")")
        ]
    }
}
