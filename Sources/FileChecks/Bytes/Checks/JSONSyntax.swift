import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// A syntax error that no other check describes.
    static let jsonSyntax = json(
        .syntax, "AD313", "json-syntax",
        explanation: """
            ## What it finds
            Any other place where the file is not valid JSON: a bracket that does not match the one it should close, a \
            key without its colon or its value, a missing or doubled quotation mark, a semicolon instead of a comma, \
            invisible spaces from a web page, or a file that was never JSON.

            ## Why it matters
            A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and associates no app at all, whatever \
            the rest of the file says. Most of these come from editing by hand.

            ## How to fix it
            Fix the marked place. If several findings are close together, fix the first and run `aasa lint` again: one \
            missing bracket can make the rest look wrong. Let a tool that knows JSON format the file (`python3 -m \
            json.tool`, `jq .`), so that its brackets line up.
            """
    )
}
