import AssociationModel
import Findings
import TextFormats
package import UniversalLinks

/// An expectation of an expectation file, and what became of it.
package struct ExpectationSubject: Scoped {
    /// The expectation.
    package let expectation: Expectation
    /// The file that it stands in.
    package let file: ExpectationFile
    /// The site that was asked.
    package let site: SiteSurvey
    /// What was looked at on the site: the file's place on the server, or Apple's copy where that alone was asked.
    package let find: LocationProbe
    /// What became of it; nil where that cannot be known, because the site was not asked or gave no answer that counts.
    package let actual: Expectation.Outcome?
    /// The links of the site's file, compiled; nil where no file was read, and for an association.
    package let links: CompiledLinks?
    /// What a finding about it concerns.
    package let scope: Scope

    /// Whether what was expected is so.
    package var isMet: Bool { actual == expectation.outcome }

    /// The site's file, if Apple's systems can read anything from it.
    package var document: SiteDocument? { find.document.flatMap { $0.isRead ? $0 : nil } }

    /// The decision about the URL, with its reasons.
    package var explanation: LinkExplanation? {
        guard let links, let url = expectation.url else { return nil }
        return links.explain(Array(url.utf8), app: expectation.app.raw, domain: expectation.linkDomain)
    }

    /// What the question's expectations became, in their order.
    static func expectations(of question: Question, with sites: [SiteSurvey]) -> [ExpectationSubject] {
        guard !question.expectations.isEmpty else { return [] }
        var judge = ExpectationJudge(sites)
        var result: [ExpectationSubject] = []
        for file in question.expectations {
            for expectation in file.expectations {
                let scope = Scope(expectation: result.count, service: expectation.service, app: expectation.app)
                if let subject = judge.subject(expectation, in: file, scope: scope) { result.append(subject) }
            }
        }
        return result
    }
}

extension Expectation {
    /// The domain to compare the host of the URL with.
    var linkDomain: LinkDomain { LinkDomain(domain.pattern) }
}

/// Finds out what became of expectations; each site's links are compiled once.
private struct ExpectationJudge {
    private let sites: [SiteKey: SiteSurvey]
    private var compiled: [SiteKey: CompiledLinks] = [:]
    private var matchers: [MatcherKey: LinkMatcher] = [:]

    private struct MatcherKey: Hashable {
        let site: SiteKey
        let app: AppIdentifier
        let domain: LinkDomain
    }

    init(_ sites: [SiteSurvey]) { self.sites = Dictionary(sites.map { ($0.key, $0) }) { first, _ in first } }

    mutating func subject(_ expectation: Expectation, in file: ExpectationFile, scope: Scope) -> ExpectationSubject? {
        guard let key = expectation.siteKey, let site = sites[key] else { return nil }
        let find = site.wellKnown.exchange == nil ? site.cdnCopy ?? site.wellKnown : site.wellKnown
        let association = find.document.flatMap { $0.isRead ? $0.association : nil }
        var links: CompiledLinks?
        if expectation.url != nil, let association { links = self.links(of: key, association) }
        return ExpectationSubject(
            expectation: expectation, file: file, site: site, find: find,
            actual: find.isUnknown ? nil : outcome(of: expectation, in: association, links, at: key), links: links,
            scope: scope)
    }

    private mutating func links(of site: SiteKey, _ association: SiteAssociation) -> CompiledLinks {
        if let links = compiled[site] { return links }
        let links = CompiledLinks(association)
        compiled[site] = links
        return links
    }

    private mutating func outcome(
        of expectation: Expectation, in association: SiteAssociation?, _ links: CompiledLinks?, at site: SiteKey
    ) -> Expectation.Outcome {
        guard let url = expectation.url else {
            let isListed = association?.lists(expectation.app, for: expectation.service) == true
            return isListed ? .associated : .notAssociated
        }
        guard let links else { return .noMatch }
        let key = MatcherKey(site: site, app: expectation.app, domain: expectation.linkDomain)
        var matcher = matchers[key] ?? LinkMatcher(links, app: expectation.app.raw, domain: expectation.linkDomain)
        defer { matchers[key] = matcher }
        switch matcher.decide(url) {
        case .match: return .match
        case .exclude: return .exclude
        case .noMatch: return .noMatch
        }
    }
}

extension LocationProbe {
    /// Whether nothing is known of the site: it was not asked, or gave no answer that says anything of its file. An
    /// expectation that something is *not* so must not be met by a network that is down.
    fileprivate var isUnknown: Bool {
        switch exchange?.outcome {
        case nil, .notConsulted: return true
        case .response(let response): return (500...599).contains(response.status)
        case .failure(let failure):
            switch failure {
            case .certificateRejected, .tlsHandshakeFailed, .headersTooLarge, .contentEncodingUnsupported: return false
            case .hostNotFound, .connectionFailed, .connectionTimeout, .responseTimeout, .responseIncomplete,
                .addressPrivate, .malformedURL, .other:
                return true
            }
        }
    }
}
