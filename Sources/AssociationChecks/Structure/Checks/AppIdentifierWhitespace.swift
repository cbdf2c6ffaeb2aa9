import Findings
import TextFormats

extension Check {
    /// White space stands in an app identifier.
    static let appIdentifierWhitespace = Check(
        "AD434", "app-identifier-whitespace", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks],
        explanation: """
            ## What it finds
            A string among the apps holds a space, a tab, a line break, or a character that no editor shows, such as \
            a no-break space or a zero-width space. The message shows such characters as escapes.

            ## Why it matters
            Apple documents identifiers of letters, digits, full stops and hyphens. No app is signed with a space in \
            its identifier, and nothing says that Apple trims the string; as it stands it is equal to no app’s. \
            Mostly the space came along when the identifier was copied.

            ## How to fix it
            Remove the characters. If the finding points at a place where nothing is to be seen, delete the whole \
            string and type it anew.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .whitespace(let repaired) = identifier.flaw else { return [] }
        return [
            Observation(
                "\(identifier.text) holds white space or a character that is not shown", at: identifier.place,
                label: "can be no app’s",
                help: repaired.map { "write \(plain: "\"\($0)\"")" } ?? "remove it; no app identifier holds any",
                repair: repaired.map { .writing($0, at: identifier.located.span) })
        ]
    }
}
