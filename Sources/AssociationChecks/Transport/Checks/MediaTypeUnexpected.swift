import Findings

extension Check {
    /// The file is sent as something that is not JSON.
    static let mediaTypeUnexpected = Check(
        "AD246", "media-type-unexpected", .warning, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            The server sends the file with a media type that is neither `application/json` nor, for a signed file, \
            `application/pkcs7-mime`; `text/html` is a finding of its own.

            ## Why it matters
            Apple's present documentation names no type; in 2014 it wanted `application/json`, and vendors' \
            checklists still do. A file that GitHub Pages sends as `application/octet-stream` was seen to be taken by \
            Apple's CDN, so this type alone is not why an association fails. Of other types nothing is known.

            ## How to fix it
            Send `Content-Type: application/json`. The file has no extension, so the server must be told. In nginx: \
            `location = /.well-known/apple-app-site-association { default_type application/json; }`. On a host that \
            cannot be told, such as GitHub Pages, leave it.
            """,
        of: \.typedFiles
    ) { file in
        guard let type = file.mediaType, type != "text/html", type != "application/json",
            !(file.isSigned && type == "application/pkcs7-mime")
        else { return [] }
        let wanted = file.isSigned ? "application/pkcs7-mime" : "application/json"
        if type == "application/octet-stream" {
            return [
                Observation(
                    "the file is sent as \(type), which is known to work, though \(plain: wanted) is meant",
                    at: file.place, help: "send it with Content-Type: \(plain: wanted) where the server lets you")
            ]
        }
        return [
            Observation(
                "the file is sent as \(type), not as \(plain: wanted)", at: file.place,
                help: "send it with Content-Type: \(plain: wanted)")
        ]
    }
}
