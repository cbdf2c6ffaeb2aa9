public import AssociationModel
import Findings

/// An expectation of an expectation file, and what became of it.
public struct ExpectationSubject: Scoped {
    /// The expectation.
    public let expectation: Expectation
    /// The file that it stands in.
    public let file: ExpectationFile
    /// The site that was asked.
    public let site: Site
    /// What was looked at on the site: the file's place on the server, or Apple's copy where that alone was asked.
    public let find: Site.Find
    /// What became of it; nil where that cannot be known, because the site was not asked or gave no answer that counts.
    public let actual: Expectation.Outcome?
    /// The links of the site's file, compiled; nil where no file was read, and for an association.
    public let links: CompiledLinks?
    /// What a finding about it concerns.
    public let scope: Scope

    /// Whether what was expected is so.
    public var isMet: Bool { actual == expectation.outcome }

    /// The site's file, if Apple's systems can read anything from it.
    public var document: SiteDocument? { find.document.flatMap { $0.isRead ? $0 : nil } }

    /// The decision about the URL, with its reasons.
    public var explanation: LinkExplanation? {
        guard let links, let url = expectation.url else { return nil }
        return links.explain(Array(url.utf8), app: expectation.app.raw, domain: expectation.linkDomain)
    }

    /// What the question's expectations became, in their order.
    static func expectations(of question: Question, with sites: [Site]) -> [ExpectationSubject] {
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
    private let sites: [Site.Key: Site]
    private var compiled: [Site.Key: CompiledLinks] = [:]
    private var matchers: [MatcherKey: LinkMatcher] = [:]

    private struct MatcherKey: Hashable {
        let site: Site.Key
        let app: AppIdentifier
        let domain: LinkDomain
    }

    init(_ sites: [Site]) { self.sites = Dictionary(sites.map { ($0.key, $0) }) { first, _ in first } }

    mutating func subject(_ expectation: Expectation, in file: ExpectationFile, scope: Scope) -> ExpectationSubject? {
        guard let key = expectation.siteKey, let site = sites[key] else { return nil }
        let find = site.found.exchange == nil ? site.delivered ?? site.found : site.found
        let association = find.document.flatMap { $0.isRead ? $0.association : nil }
        var links: CompiledLinks?
        if expectation.url != nil, let association { links = self.links(of: key, association) }
        return ExpectationSubject(
            expectation: expectation, file: file, site: site, find: find,
            actual: find.isUndecided ? nil : outcome(of: expectation, in: association, links, at: key), links: links,
            scope: scope)
    }

    private mutating func links(of site: Site.Key, _ association: SiteAssociation) -> CompiledLinks {
        if let links = compiled[site] { return links }
        let links = CompiledLinks(association)
        compiled[site] = links
        return links
    }

    private mutating func outcome(
        of expectation: Expectation, in association: SiteAssociation?, _ links: CompiledLinks?, at site: Site.Key
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

extension Site.Find {
    /// Whether nothing is known of the site: it was not asked, or gave no answer that says anything of its file. An
    /// expectation that something is *not* so must not be met by a network that is down.
    fileprivate var isUndecided: Bool {
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
