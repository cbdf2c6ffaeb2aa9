import Findings
import Judging
import TextFormats

// A text that ends too early, or continues after the end of its value.
extension ByteChecks {
    /// The text ends before its value is complete.
    static let jsonTruncated = json(
        .truncated, "AD307", "json-truncated",
        explanation: """
            ## What it finds
            The file ends while a bracket, a string or a comment is still open. The note points at the innermost one.

            ## Why it matters
            An incomplete value is not valid JSON (RFC 8259). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. Either the end was lost on the way (an interrupted \
            upload, a database field too short for the text, a wrong `Content-Length`), or a bracket was forgotten \
            while editing.

            ## How to fix it
            Compare the file with its source and publish it whole. If the source ends in the same place, close what is \
            open: each `{` needs its `}`, each `[` its `]`, in reverse order. If only brackets are missing, the help \
            of the finding lists them.
            """
    )

    /// Something follows the end of the JSON value.
    static let jsonTrailingContent = json(
        .trailingContent, "AD308", "json-trailing-content",
        explanation: """
            ## What it finds
            Something after the end of the value: an extra bracket, a second object, a semicolon, text.

            ## Why it matters
            A JSON text is one value and nothing else (RFC 8259). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. The usual causes are two files joined into one, a \
            bracket that closes the object too early so that the rest is outside, and something that a server or a \
            plug-in adds to each page.

            ## How to fix it
            Remove what follows. If it is a second object, move its members into the first: all services belong in one \
            object, `{"webcredentials": {…}, "applinks": {…}}`. If it is a bracket, look for one that closes too early \
            before you remove the last.
            """
    )
}
