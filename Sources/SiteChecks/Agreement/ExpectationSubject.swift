import AssociationModel
import Findings
package import Judging
import TextFormats
package import UniversalLinks

/// One expectation of an expectation file, with its outcome.
package struct ExpectationSubject: Scoped {
    package let expectation: Expectation
    /// The file that contains the expectation.
    package let file: ExpectationFile
    package let site: SiteSurvey
    /// What was fetched from the site: the file from the origin, or the CDN copy where only that was fetched.
    package let probe: LocationProbe
    /// The outcome; nil where it is unknown, because the site was not contacted or gave no response that counts.
    package let actual: Expectation.Outcome?
    /// The compiled links of the site's file; nil where no file was read, and for an expectation without a URL.
    package let links: CompiledLinks?
    package let scope: Scope

    package var isMet: Bool { actual == expectation.outcome }

    /// The site's file, if Apple's systems can read anything from it.
    package var document: SiteDocument? {
        isRefused ? nil : probe.document.flatMap { $0.isRead ? $0 : nil }
    }

    /// Whether Apple's systems refuse the certificate of the server that the file comes from.
    var isRefused: Bool { Self.isRefused(probe, at: site) }

    fileprivate static func isRefused(_ probe: LocationProbe, at site: SiteSurvey) -> Bool {
        probe.location == .apple && probe.url == site.wellKnown.url && site.hasCertificateWithoutHostNames
    }

    /// The decision about the URL, with its reasons.
    package var explanation: LinkExplanation? {
        guard let links, let url = expectation.url else { return nil }
        return links.explain(Array(url.utf8), app: expectation.app.raw, domain: LinkDomain(expectation.domain.pattern))
    }

    /// Judges the expectations of files, in their order.
    static func expectations(of files: [ExpectationFile], with sites: [SiteSurvey]) -> [ExpectationSubject] {
        guard !files.isEmpty else { return [] }
        var judge = ExpectationJudge(sites)
        var result: [ExpectationSubject] = []
        for file in files {
            for expectation in file.expectations {
                let scope = Scope(
                    PartID(Expectation.self, result.count), service: expectation.service, app: expectation.app)
                if let subject = judge.subject(expectation, in: file, scope: scope) { result.append(subject) }
            }
        }
        return result
    }
}

/// Determines the outcomes of expectations, and compiles each site's links only once.
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
        let probe = site.wellKnown.exchange == nil ? site.cdnCopy ?? site.wellKnown : site.wellKnown
        let isRefused = ExpectationSubject.isRefused(probe, at: site)
        let association = isRefused ? nil : probe.document.flatMap { $0.isRead ? $0.association : nil }
        var links: CompiledLinks?
        if expectation.url != nil, let association { links = self.links(of: key, association) }
        return ExpectationSubject(
            expectation: expectation, file: file, site: site, probe: probe,
            actual: Self.isUnknown(probe) ? nil : outcome(of: expectation, in: association, links, at: key),
            links: links,
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
        let key = MatcherKey(site: site, app: expectation.app, domain: LinkDomain(expectation.domain.pattern))
        var matcher =
            matchers[key]
            ?? LinkMatcher(links, app: expectation.app.raw, domain: LinkDomain(expectation.domain.pattern))
        defer { matchers[key] = matcher }
        switch matcher.decide(url) {
        case .match: return .match
        case .exclude: return .exclude
        case .noMatch: return .noMatch
        }
    }

    /// Whether nothing is known about the site's file: the site was not contacted, or gave no response that says
    /// anything about it. A network that is down must not meet an expectation that something is *not* so.
    private static func isUnknown(_ probe: LocationProbe) -> Bool {
        switch probe.exchange?.outcome {
        case nil, .notSeen: return true
        case .response(let response): return (500...599).contains(response.status)
        case .failure(let failure):
            switch failure {
            case .certificateRejected, .tlsHandshakeFailed, .headersTooLarge, .contentEncodingUnsupported,
                .lengthInvalid:
                return false
            case .hostNotFound, .connectionFailed, .connectionTimeout, .responseTimeout, .responseIncomplete,
                .addressPrivate, .malformedURL, .other:
                return true
            }
        }
    }
}
