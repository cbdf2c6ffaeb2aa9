import AssociationModel
import Findings

extension Check {
    /// The body's content encoding is unknown or broken.
    static let contentEncodingUnsupported = Check(
        "AD207", "content-encoding-unsupported", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The answer names a `Content-Encoding` that cannot be undone: one that was not asked for, one that nobody \
            knows, or one that the bytes do not have.

            ## Why it matters
            The reader never gets to the JSON. Which encodings Apple's fetcher asks for is not documented, but no \
            reader can undo one that is broken. The usual cause is a file that was compressed when it was uploaded \
            (with `Content-Encoding: gzip` set by hand on storage) and compressed again, or not at all; or a field \
            that names a character set, as in:

                Content-Encoding: UTF-8

            ## How to fix it
            Store the file as plain JSON and take the field away; let the web server compress by itself if it must. \
            `curl -s -H 'Accept-Encoding: identity' URL | head -c 20` should show a `{`. The character set of JSON is \
            UTF-8 and needs no field.
            """,
        of: \.origins
    ) { origin in
        guard case .contentEncodingUnsupported(let reason) = origin.failure else { return [] }
        return [
            origin.observation(
                "the content encoding in the answer of \(plain: origin.host) cannot be undone: \(reason)",
                help: "store the file as plain JSON and send it without Content-Encoding")
        ]
    }
}
