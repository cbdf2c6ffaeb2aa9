import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// The file is of another kind altogether: its first bytes could not begin JSON.
    static let bodyNotJSON = Check(
        "AD282", "body-not-json", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .json, .developerReports],
        explanation: """
            ## What it finds
            The file is not JSON at all: its first bytes are those of a rich text document, a page with front matter, \
            a shell command, an archive or another kind of file. Mistakes within JSON have their own findings.

            ## Why it matters
            Devices read JSON and report `NSCocoaErrorDomain` 3840 for anything else; no app is associated. Rich text \
            comes from a word processor or from TextEdit, whose window looks like plain JSON; front matter from a site \
            generator that processed the file as a page instead of copying it; a command from a guide that was copied \
            with one line too many; a Git LFS pointer from a build that did not fetch the file itself.

            ## How to fix it
            Write the file in a plain text editor, and check what the server sends: `curl -s \
            https://example.com/.well-known/apple-app-site-association | head -c 200`.
            """,
        of: \.bodies
    ) { document in
        guard case .other(let kind) = document.form else { return nil }
        let bytes = document.text.bytes
        let start = bytes.firstIndex { !($0 == 0x20 || (0x09...0x0D).contains($0)) } ?? 0
        let end = bytes[start...].prefix(40).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? min(start + 40, bytes.count)
        return Observation(
            "the file is not JSON; it looks like \(plain: kind)", at: document.place(SourceSpan(start, end)),
            label: "JSON begins with a brace",
            help: "replace it with the JSON itself, written in a plain text editor")
    }
}
