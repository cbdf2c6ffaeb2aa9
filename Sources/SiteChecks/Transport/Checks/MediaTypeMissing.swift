import Findings
import Judging

extension TransportChecks {
    /// The file is served without a media type.
    static let mediaTypeMissing = Check(
        "AD247", "media-type-missing", .warning, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .developerReports],
        advisers: [.stack(.mediaType)],
        explanation: """
            ## What it finds
            The server sends the file without a `Content-Type`, or with an empty one. A directory that stands in for a \
            site has no headers, so this check does not apply to it.

            ## Why it matters
            Apple's current documentation names no media type, and how its CDN treats a file without one is not known. \
            Proxies and other CDNs on the way may guess one, and some guess HTML. Servers leave the header field out \
            because the file has no extension to derive it from.

            ## How to fix it
            Send `Content-Type: application/json`. In nginx: `location = /.well-known/apple-app-site-association { \
            default_type application/json; }`. For an object store, set the type on the object when you upload it.
            """,
        of: \.typedFiles
    ) { file in
        guard file.mediaType == nil else { return nil }
        return Observation(
            "the file is sent without a Content-Type", at: .response(url: file.answer.url),
            help: "send it with Content-Type: \(plain: file.rightType)")
    }
}
