import Findings
import Judging
import TextFormats

// Extra commas, missing commas, and comments.
extension ByteChecks {
    /// An extra comma before a closing bracket, or after another comma.
    static let jsonTrailingComma = json(
        .trailingComma, "AD301", "json-trailing-comma",
        explanation: """
            ## What it finds
            A comma with nothing after it: before a `}` or `]`, or right after another comma, as in `"apps": \
            ["7D3KX9QW2M.com.example.app",]`.

            ## Why it matters
            JSON has commas only *between* elements (RFC 8259). JavaScript, Swift and most editors allow one at the \
            end, so nobody notices. Apple documents the file as JSON; a device that cannot read it logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all, not only the one next to the comma. Some parsers \
            tolerate such a comma, but do not rely on it.

            ## How to fix it
            Remove the comma: `"apps": ["7D3KX9QW2M.com.example.app"]`. If a template writes the list, let it write a \
            comma before each element but the first.
            """
    )

    /// Two values with no comma between them.
    static let jsonMissingComma = json(
        .missingComma, "AD306", "json-missing-comma",
        explanation: """
            ## What it finds
            Two elements of an array, or two members of an object, with no comma between them. The mark is where the \
            comma belongs, at the end of the first.

            ## Why it matters
            Without the comma the file is not valid JSON (RFC 8259). A device that cannot read it logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. It happens most often when a line is added at the \
            end of a list, and the line before it now needs a comma.

            ## How to fix it
            Add the comma. In

                "apps": [
                    "7D3KX9QW2M.com.example.app"
                    "7D3KX9QW2M.com.example.other"
                ]

            it belongs at the end of the second line.
            """
    )

    /// A comment, in any of the usual notations.
    static let jsonComment = json(
        .comment, "AD302", "json-comment",
        explanation: """
            ## What it finds
            A comment: `// …` or `# …` to the end of the line, or `/* … */`.

            ## Why it matters
            JSON has no comments (RFC 8259), although editors highlight them as if it had. A device that cannot read \
            the file logs `NSCocoaErrorDomain` 3840 and associates no app at all.

            ## How to fix it
            Remove the comment. For components of `applinks`, Apple documents a key for this purpose: `{"/": "/buy/*", \
            "comment": "the shop"}`. Elsewhere, keep the text outside the file, or keep a source with comments beside \
            it and publish what a build step makes of it.
            """,
        help: "remove it; in a component, a “comment” member can hold the text"
    )
}
