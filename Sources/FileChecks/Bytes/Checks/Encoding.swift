import Findings
import Judging
import TextFormats

// The encoding of the text.
extension ByteChecks {
    /// Bytes that are not valid UTF-8.
    static let jsonInvalidUTF8 = json(
        .invalidUTF8, "AD320", "json-invalid-utf8",
        explanation: """
            ## What it finds
            Bytes that are not valid UTF-8. If they look like ISO 8859-1 or Windows-1252, the finding says which \
            character they would be.

            ## Why it matters
            JSON that is exchanged between systems must be UTF-8 (RFC 8259, section 8.1). A device that cannot read \
            the file logs `NSCocoaErrorDomain` 3840 and associates no app at all, even if the bytes are in a comment \
            or in a path that does not matter.

            ## How to fix it
            Save the file as UTF-8, without a byte order mark: `iconv -f windows-1252 -t utf-8 old > \
            apple-app-site-association`. ASCII alone is nearly always enough: paths are compared in their \
            percent-encoded form (`/caf%C3%A9`).
            """
    )

    /// A file that is encoded in UTF-16 or UTF-32.
    static let jsonUTF16 = json(
        .utf16, "AD321", "json-utf16", citations: [.supportingDomains, .json],
        explanation: """
            ## What it finds
            A file in UTF-16 or UTF-32, recognised by its byte order mark or its zero bytes. Its content is not \
            checked any further.

            ## Why it matters
            JSON that is exchanged between systems must be UTF-8 (RFC 8259, section 8.1). Whether Apple's systems read \
            another encoding is not known; if they do not, a device logs `NSCocoaErrorDomain` 3840 and associates no \
            app at all. Windows PowerShell writes UTF-16 with `>` and `Out-File`, and so does an editor in which \
            *Unicode* means UTF-16.

            ## How to fix it
            Save the file as UTF-8 without a byte order mark: `iconv -f utf-16 -t utf-8 old > \
            apple-app-site-association`; in PowerShell `Out-File -Encoding utf8NoBOM`.
            """
    )

    /// A byte order mark before the JSON.
    static let jsonByteOrderMark = json(
        .byteOrderMark, "AD322", "json-byte-order-mark", .warning, evidence: .reported,
        citations: [.json, .developerReports],
        explanation: """
            ## What it finds
            A byte order mark (the bytes EF BB BF) before the JSON. Editors do not show it.

            ## Why it matters
            A program that writes JSON must not add one; a program that reads it may ignore it (RFC 8259, section \
            8.1). Developers report it as a cause of files that are rejected (`NSCocoaErrorDomain` 3840). What today's \
            systems and Apple's CDN do is not documented; here, the rest of the file is checked as if the mark were \
            absent.

            ## How to fix it
            Save the file as *UTF-8*, not as *UTF-8 with BOM* (older versions of Notepad and PowerShell add one). `sed \
            -i '1s/^\\xEF\\xBB\\xBF//' apple-app-site-association` removes it.
            """
    )
}
