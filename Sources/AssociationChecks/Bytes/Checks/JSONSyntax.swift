import Findings
import TextFormats

extension Check {
    /// A mistake in JSON that has no name of its own.
    static let jsonSyntax = json(
        .syntax, "AD313", "json-syntax",
        explanation: """
            ## What it finds
            Any other place where the file is not JSON: a bracket that does not fit the one it should close, a key \
            without its colon or its value, a missing or doubled quotation mark, a semicolon for a comma, invisible \
            spaces from a web page, or a file that never was JSON.

            ## Why it matters
            A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and associates no app at all, whatever \
            the rest of the file says. Most of these come from editing by hand.

            ## How to fix it
            Mend the marked place. Where several findings stand close together, mend the first and run `aasa lint` \
            again: one bracket too few can make the rest look wrong. Let an editor that knows JSON format the file \
            (`python3 -m json.tool`, `jq .`), so that its brackets line up.
            """
    ) { mistake in
        JSONSyntaxWording(mistake).observation
    }
}
