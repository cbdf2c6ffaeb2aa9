import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An app identifier contains white space or an invisible character.
    static let appIdentifierWhitespace = Check(
        "AD434", "app-identifier-whitespace", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks],
        explanation: """
            ## What it finds
            A string in a list of apps contains a space, a tab, a line break, or a character that no editor shows, \
            such as a no-break space or a zero-width space. The message shows such characters as escapes.

            ## Why it matters
            Apple documents identifiers of letters, digits, full stops and hyphens. No app is signed with a space in \
            its identifier, and nothing says that Apple trims the string; as written, it equals no app’s identifier. \
            Usually the space was copied along with the identifier.

            ## How to fix it
            Remove the characters. If the finding points at a place where you see nothing, delete the whole string and \
            type it again.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .whitespace(let repaired) = identifier.flaw else { return nil }
        return Observation(
            "\(identifier.text) contains white space or an invisible character", at: identifier.place,
            label: "matches no app", notes: identifier.consequence,
            help: repaired.map { "write \(plain: "\"\($0)\"")" } ?? "remove it; no app identifier contains any",
            repair: repaired.map { .writing($0, at: identifier.located.span) })
    }
}
