import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The prefix of an app identifier has lower-case letters.
    static let appIdentifierLowerCasePrefix = Check(
        "AD442", "app-identifier-lower-case-prefix", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            The prefix of an app identifier has ten letters and digits, but some of the letters are lower-case.

            ## Why it matters
            Apple assigns prefixes in capital letters. Whether case counts when identifiers are compared is not \
            documented; compared byte for byte, as the other parts of the file are, this one equals no app’s \
            identifier. If the ten characters are a word, they may also be the beginning of a bundle identifier whose \
            prefix is missing.

            ## How to fix it
            Write the prefix that the app is signed with:

                abcde12345.com.example.app     doubtful
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .lowerCasePrefix, let parts = AppIdentifier(identifier.text) else { return nil }
        let upper = String(decoding: parts.prefix.utf8.map { $0.isASCIILower ? $0 - 0x20 : $0 }, as: UTF8.self)
        return Observation(
            "the prefix of \(identifier.text) has lower-case letters; Apple’s prefixes have none",
            at: identifier.place, label: "not in capital letters",
            help: "if only the case is wrong, write \(plain: "\"\(upper).\(parts.bundleIdentifier)\"")")
    }
}
