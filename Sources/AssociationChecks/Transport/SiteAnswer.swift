package import AssociationModel
package import Findings
import TextFormats

/// A site's response to the request for the one location that Apple reads, whatever its status.
package struct SiteAnswer: Scoped {
    package let site: SiteSurvey
    package let exchange: Exchange
    package let response: Response

    init?(_ site: SiteSurvey) {
        guard let exchange = site.wellKnown.exchange, let response = exchange.response else { return nil }
        self.site = site
        self.exchange = exchange
        self.response = response
    }

    /// A finding about the response concerns all associations with the site.
    package var scope: Scope { site.scope }

    package var url: String { exchange.request.url }

    package var place: Place { .response(url: url) }

    /// The path of the file that was looked for, where a directory stands in for the server.
    package var file: String? { if case .file(let path) = exchange.responder { path } else { nil } }

    /// Whether the response redirects to another address.
    package var isRedirect: Bool { (300...399).contains(response.status) && response.redirectTarget != nil }

    /// The exchanges of the redirects, this one first.
    package var hops: [Exchange] { [exchange] + site.probes.hops.dropFirst() }

    /// The response to the same request as a browser, where that brought a file and AASA-Bot was refused or got a web
    /// page.
    package var answerToBrowser: Response? {
        guard let answer = site.probes.asBrowser?.response, answer.status == 200 else { return nil }
        switch BodyForm(answer.body) {
        case .signed: return answer
        case .json: return JSONParser.parse(answer.body).root?.members == nil ? nil : answer
        case .empty, .html, .other: return nil
        }
    }

    /// The status, where it is the problem: not 200, not a redirect, and not a refusal of AASA-Bot alone.
    package var troublingStatus: Int? {
        response.status == 200 || isRedirect || answerToBrowser != nil ? nil : response.status
    }
}

extension Subjects {
    /// The sites that answered for the location that Apple reads.
    package var answeredSites: [SiteSurvey] { once { sites.filter { $0.wellKnown.exchange?.response != nil } } }

    /// The responses of the sites that gave one.
    package var answers: [SiteAnswer] { once { sites.compactMap(SiteAnswer.init) } }

    /// The files that came with headers and look like AASA files, so that their media type can be checked.
    package var typedFiles: [TypedFile] { once { answers.compactMap(TypedFile.init) } }

    /// The documents to check as bodies, without web pages that only AASA-Bot gets.
    package var bodies: [SiteDocument] {
        once {
            let refusing = Set(answers.filter { $0.answerToBrowser != nil }.map(\.site.key))
            return documents.filter { document in document.scope.site.map { !refusing.contains($0) } ?? true }
        }
    }
}

extension SiteDocument {
    /// Whether its size matters: a web page, or anything else that is not JSON, has another problem.
    var isSizeOfInterest: Bool {
        switch form {
        case .json, .signed: true
        case .empty, .html, .other: false
        }
    }
}
