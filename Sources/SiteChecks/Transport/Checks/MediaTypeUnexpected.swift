import Findings
import Judging

extension TransportChecks {
    /// The file is served as neither JSON nor HTML.
    static let mediaTypeUnexpected = Check(
        "AD246", "media-type-unexpected", .warning, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .developerReports],
        advisers: [.stack(.mediaType)],
        explanation: """
            ## What it finds
            The server sends the file with a media type that is neither `application/json` nor, for a signed file, \
            `application/pkcs7-mime`; `text/html` has its own finding.

            ## Why it matters
            Apple's current documentation names no media type; in 2014 it required `application/json`, and vendors' \
            checklists still do. Apple's CDN was seen to accept a file that GitHub Pages sends as \
            `application/octet-stream`, so this type alone is not why an association fails. Nothing is known about \
            other types.

            ## How to fix it
            Send `Content-Type: application/json`. The file has no extension, so the server must be configured. In \
            nginx: `location = /.well-known/apple-app-site-association { default_type application/json; }`. On a host \
            that cannot be configured, such as GitHub Pages, leave it.
            """,
        of: \.typedFiles
    ) { file in
        guard let type = file.mediaType, type != "text/html", type != "application/json", type != file.rightType
        else { return nil }
        if type == "application/octet-stream" {
            return Observation(
                "the file is sent as \(type), which is known to work, instead of \(plain: file.rightType)",
                at: file.place, help: "send it with Content-Type: \(plain: file.rightType) if the server lets you")
        }
        return Observation(
            "the file is sent as \(type), not as \(plain: file.rightType)", at: file.place,
            help: "send it with Content-Type: \(plain: file.rightType)")
    }
}
