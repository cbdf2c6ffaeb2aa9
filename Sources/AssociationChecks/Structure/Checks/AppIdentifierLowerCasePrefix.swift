import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// The prefix of an app identifier has lower-case letters.
    static let appIdentifierLowerCasePrefix = Check(
        "AD442", "app-identifier-lower-case-prefix", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            The prefix of an app identifier is ten letters and digits long, but some of the letters are lower-case.

            ## Why it matters
            Apple gives out prefixes in capital letters. Whether case counts when identifiers are compared is not \
            documented; byte for byte, which is how the other parts of the file are compared, this one is equal to \
            no app’s. If the ten characters are a word, they may also be the beginning of a bundle identifier whose \
            prefix is missing.

            ## How to fix it
            Write the prefix as the app is signed with it:

                abcde12345.com.example.app     doubtful
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .lowerCasePrefix, let parts = AppIdentifier(identifier.text) else { return [] }
        let upper = String(decoding: parts.prefix.utf8.map { $0.isASCIILower ? $0 - 0x20 : $0 }, as: UTF8.self)
        return [
            Observation(
                "the prefix of \(identifier.text) has lower-case letters; Apple’s have none", at: identifier.place,
                label: "not as Apple writes prefixes",
                help: "if the prefix is right but for case, write \(plain: "\"\(upper).\(parts.bundleIdentifier)\"")")
        ]
    }
}
