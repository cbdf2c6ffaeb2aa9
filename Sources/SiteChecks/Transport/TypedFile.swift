import AssociationModel
package import Findings
package import Judging
import TextFormats

/// A file from a server, with the media type that the server gives it.
package struct TypedFile: Scoped {
    package let answer: SiteAnswer
    /// The media type that it should have: a signed file has one of its own.
    package let rightType: String
    /// The media type without its parameters, in lower case; nil where the server names none.
    package let mediaType: String?

    init?(_ answer: SiteAnswer) {
        guard answer.response.headers != nil, let document = answer.site.wellKnown.document, document.looksLikeFile,
            document.errorStatement == nil, answer.substitution == nil
        else { return nil }
        rightType = document.form == .signed ? "application/pkcs7-mime" : "application/json"
        self.answer = answer
        mediaType = answer.response.mediaType.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A finding about it concerns all associations with the site.
    package var scope: Scope { answer.scope }

    /// The place of the `Content-Type` header field as sent.
    package var place: Place {
        answer.exchange.placeInCode
            ?? .header(url: answer.url, name: "Content-Type", value: answer.response.header("content-type") ?? "")
    }
}
