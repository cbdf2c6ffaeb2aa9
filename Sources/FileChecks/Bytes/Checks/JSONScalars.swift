import Findings
import Judging
import TextFormats

// Numbers and literals that JSON does not have.
extension ByteChecks {
    /// Something that begins like a number but is not a valid JSON number.
    static let jsonBadNumber = json(
        .badNumber, "AD311", "json-bad-number",
        explanation: """
            ## What it finds
            Something that begins like a number but is not a valid JSON number: `+1`, `01`, `1.`, `.5`, `0x10`, `NaN`, \
            or an app identifier without quotation marks whose prefix begins with a digit.

            ## Why it matters
            JSON writes numbers in decimal, without a leading plus or zero, and with digits on both sides of the point \
            (RFC 8259, section 6). A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and associates no \
            app at all. Apple documents no number anywhere in this file, so it was most likely meant to be a string.

            ## How to fix it
            Put it in quotation marks: `"7D3KX9QW2M.com.example.app"`. A number of your own, in a key that Apple does \
            not read, is written `1`, `0.5`, `16`.
            """
    )

    /// A word without quotation marks that is not a JSON literal.
    static let jsonBadLiteral = json(
        .badLiteral, "AD312", "json-bad-literal",
        explanation: """
            ## What it finds
            A word without quotation marks that is not `true`, `false` or `null`: `True`, `NO`, `None`, `undefined`, \
            or a string that lacks its quotation marks.

            ## Why it matters
            JSON has only these three literals, in lower case (RFC 8259, section 3). A device that cannot read the \
            file logs `NSCocoaErrorDomain` 3840 and associates no app at all. `True` and `None` come from Python, \
            `YES` and `NO` from Objective-C or YAML.

            ## How to fix it
            Write `true`, `false` or `null`, or put a string in quotation marks: `"appIDs": \
            ["7D3KX9QW2M.com.example.app"]`, `"exclude": true`.
            """
    )
}
