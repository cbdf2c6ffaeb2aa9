package import AssociationModel
package import Findings
import TextFormats

/// The answer of a site to the request for the one location that Apple reads, whatever its status.
package struct SiteAnswer: Scoped {
    /// The site.
    package let site: SiteSurvey
    /// The exchange that brought the answer.
    package let exchange: Exchange
    /// The answer.
    package let response: Response

    init?(_ site: SiteSurvey) {
        guard let exchange = site.wellKnown.exchange, let response = exchange.response else { return nil }
        self.site = site
        self.exchange = exchange
        self.response = response
    }

    /// A finding about the answer concerns all associations with the site.
    package var scope: Scope { site.scope }

    /// The URL that was asked for.
    package var url: String { exchange.request.url }

    /// The place of the answer as a whole.
    package var place: Place { .response(url: url) }

    /// The file that was looked for, where a directory stands for the server.
    package var file: String? { if case .file(let path) = exchange.responder { path } else { nil } }

    /// Whether the answer leads somewhere else.
    package var isRedirect: Bool { (300...399).contains(response.status) && response.redirectTarget != nil }

    /// The exchanges of the chain of redirects, this one first.
    package var hops: [Exchange] { [exchange] + site.probes.hops.dropFirst() }

    /// The answer to the same request as a browser, where that brought a file and the association bot was refused or
    /// given a page.
    package var answerToBrowser: Response? {
        guard let answer = site.probes.asBrowser?.response, answer.status == 200 else { return nil }
        switch BodyForm(answer.body) {
        case .signed: return answer
        case .json: return JSONParser.parse(answer.body).root?.members == nil ? nil : answer
        case .empty, .html, .other: return nil
        }
    }

    /// The status, where it is the trouble: no 200, no redirect, and nothing that only the association bot is told.
    package var troublingStatus: Int? {
        response.status == 200 || isRedirect || answerToBrowser != nil ? nil : response.status
    }
}

extension Subjects {
    /// The answers of the sites that gave one.
    package var answers: [SiteAnswer] { sites.compactMap(SiteAnswer.init) }

    /// The files that came with header fields and look like AASA files, so that their media type can be judged.
    package var typedFiles: [TypedFile] { answers.compactMap(TypedFile.init) }

    /// The documents to judge as bodies: not a page that only the association bot is given.
    package var bodies: [SiteDocument] {
        let refusing = Set(answers.filter { $0.answerToBrowser != nil }.map(\.site.key))
        return documents.filter { document in document.scope.site.map { !refusing.contains($0) } ?? true }
    }
}

extension SiteDocument {
    /// Whether its size is worth a word: what is a page, or no JSON at all, has another trouble.
    var isSizeOfInterest: Bool {
        switch form {
        case .json, .signed: true
        case .empty, .html, .other: false
        }
    }
}

/// A file from a server, with what the server calls it.
package struct TypedFile: Scoped {
    /// The answer that brought it.
    package let answer: SiteAnswer
    /// Whether it is signed, so that it has a media type of its own.
    package let isSigned: Bool
    /// The media type without its parameters, in lower case; nil where the server names none.
    package let mediaType: String?

    init?(_ answer: SiteAnswer) {
        guard answer.response.headers != nil, let document = answer.site.wellKnown.document else { return nil }
        switch document.form {
        case .json: isSigned = false
        case .signed: isSigned = true
        case .empty, .html, .other: return nil
        }
        self.answer = answer
        mediaType = answer.response.mediaType.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A finding about it concerns all associations with the site.
    package var scope: Scope { answer.scope }

    /// The place of the header field that names the type, as sent.
    package var place: Place {
        .header(url: answer.url, name: "Content-Type", value: answer.response.header("content-type") ?? "")
    }
}
