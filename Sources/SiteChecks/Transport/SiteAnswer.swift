package import AssociationModel
package import Findings
package import Judging
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

    package var place: Place { exchange.placeInCode ?? .response(url: url) }

    /// Whether the response redirects to another address.
    package var isRedirect: Bool { (300...399).contains(response.status) && response.redirectTarget != nil }

    /// The exchanges of the redirects, this one first.
    package var hops: [Exchange] { [exchange] + site.probes.hops.dropFirst() }

    /// The response to the same request as a browser, where that brought a file and AASA-Bot was refused, or got a web
    /// page, before and after that.
    package var answerToBrowser: Response? { site.probes.afterBrowser?.isRefusal == true ? fileForBrowser : nil }

    /// The response to the same request as a browser, if that brought a file.
    private var fileForBrowser: Response? {
        guard !exchange.bringsFile, let answer = site.probes.asBrowser, answer.bringsFile else { return nil }
        return answer.response
    }

    /// What answered in place of the site, so that its status, its redirects and its body are not the site's own.
    package var substitution: Substitution? { site.substitution }

    /// The status, where it is the problem: not 200, not a redirect, not a refusal of AASA-Bot alone, and the site's own.
    package var troublingStatus: Int? {
        response.status == 200 || isRedirect || answerToBrowser != nil || substitution != nil ? nil : response.status
    }

    /// Notes on how the response came about, where its status is the problem: what came before it, and that a browser was
    /// let in at least once.
    var notesOnStatus: [Note] {
        let browser = fileForBrowser.map {
            Note("the same request as a browser gets the file, with status \($0.status), so this may be a bot rule")
        }
        return exchange.circumstances + [browser].compactMap(\.self)
    }

    /// Notes on the same request as a browser, and on Apple's CDN, where they brought the file.
    var notesOnOthers: [Note] {
        let browser = fileForBrowser.map {
            Note("the same request as a browser gets the file, with status \($0.status)")
        }
        let copy = site.cdnAnswer?.copy.flatMap { $0.isRead ? $0 : nil }.map { _ in
            Note("Apple's CDN has a copy of a file, so its own requests may have passed")
        }
        return [browser, copy].compactMap { $0 }
    }
}

extension Subjects {
    /// The sites that answered for the location that Apple reads.
    package var answeredSites: [SiteSurvey] { once { sites.filter { $0.wellKnown.exchange?.response != nil } } }

    /// The responses of the sites that gave one.
    package var answers: [SiteAnswer] { once { sites.compactMap(SiteAnswer.init) } }

    /// The files that came with headers and look like AASA files, so that their media type can be checked.
    package var typedFiles: [TypedFile] { once { answers.compactMap(TypedFile.init) } }

    /// The documents that are the site's own, without web pages that only AASA-Bot gets, and those of a bot check.
    package var ownBodies: [SiteDocument] {
        once {
            let others = Set(
                answers.filter { $0.answerToBrowser != nil || $0.substitution != nil }.map(\.site.key))
            return documents.filter { document in document.scope.site.map { !others.contains($0) } ?? true }
        }
    }

    /// The documents to check as bodies: those of ``ownBodies`` that are not error messages.
    package var bodies: [SiteDocument] { once { ownBodies.filter { $0.errorStatement == nil } } }
}
