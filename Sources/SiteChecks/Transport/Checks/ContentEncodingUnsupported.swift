import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The response names a content encoding that is unknown, unrequested or not that of the body.
    static let contentEncodingUnsupported = Check(
        "AD207", "content-encoding-unsupported", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The response names a `Content-Encoding` that cannot be decoded: one that was not requested, one that does \
            not exist, or one that does not match the bytes.

            ## Why it matters
            The reader never gets to the JSON. Which encodings Apple's fetcher requests is not documented, but no \
            reader can decode one that is broken. The usual cause is a file that was compressed when it was uploaded \
            (with `Content-Encoding: gzip` set by hand on storage) and then compressed again, or not at all; or a \
            header field that names a character set, as in:

                Content-Encoding: UTF-8

            ## How to fix it
            Store the file as plain JSON and remove the header field; let the web server compress the response itself \
            if it must. `curl -s -H 'Accept-Encoding: identity' URL | head -c 20` should show a `{`. The character set \
            of JSON is UTF-8 and needs no header field.
            """,
        of: \.origins
    ) { origin in
        guard case .contentEncodingUnsupported(let reason) = origin.failure else { return nil }
        return origin.observation(
            "the content encoding of the response from \(plain: origin.host) cannot be decoded: \(reason)",
            help: "store the file as plain JSON and send it without Content-Encoding")
    }
}
