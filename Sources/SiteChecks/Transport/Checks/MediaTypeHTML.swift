import Findings
import Judging

extension TransportChecks {
    /// The file is served as `text/html`.
    static let mediaTypeHTML = Check(
        "AD245", "media-type-html", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .pageInPlaceOfFile],
        advisers: [.stack(.mediaType)],
        explanation: """
            ## What it finds
            The server sends the file, which is not a web page, with `Content-Type: text/html`. If the body is a page \
            as well, `body-html` reports it instead.

            ## Why it matters
            Apple's current documentation names no media type, and developers report that a file sent as \
            `application/octet-stream` works. No such report is known for `text/html`: vendors' checklists all name it \
            as a cause of failure, and nearly always it means that an application answers instead of the web server.

            ## How to fix it
            Send `Content-Type: application/json`. The file has no extension, so the server must be configured. In \
            nginx: `location = /.well-known/apple-app-site-association { default_type application/json; }`. In Apache: \
            `<Files "apple-app-site-association">` with `ForceType application/json`.
            """,
        of: \.typedFiles
    ) { file in
        guard file.mediaType == "text/html" else { return nil }
        return Observation(
            "the file is sent as \("text/html"), the media type of a web page", at: file.place,
            help: "send it with Content-Type: \(plain: file.rightType)")
    }
}
