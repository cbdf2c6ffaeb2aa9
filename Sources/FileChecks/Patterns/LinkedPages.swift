package import AssociationModel
import Findings
package import Judging
import UniversalLinks

/// The universal links of a file, and the pages of its site that a browser should keep.
package struct LinkedPages: Scoped {
    /// A page that belongs to a browser.
    package struct Page: Sendable {
        package let page: DeployedPage
        package let purpose: BrowserPurpose
    }

    /// An app that opens every URL of the site: none of its rules excludes anything.
    package struct Taker: Sendable {
        package let app: String
        /// The first rule that takes every URL.
        package let rule: RuleSubject
    }

    /// The first such app; nil if there is none.
    package private(set) var taker: Taker?
    /// The pages of the site that a browser should keep and that this app opens, in the order in which they were found.
    package private(set) var taken: [Page] = []
    package let scope: Scope

    /// Nil if there are no rules.
    ///
    /// - Parameter pages: returns the pages of a host.
    init?(_ rules: [RuleSubject], pages: (String) -> [DeployedPage]) {
        guard let first = rules.first, let association = first.document.association else { return nil }
        scope = first.scope
        let known = first.document.scope.site.map { pages($0.host) } ?? []
        let kept = known.compactMap { page in BrowserPurpose(page).map { Page(page: page, purpose: $0) } }
        guard !kept.isEmpty, rules.contains(where: { $0.isPlain && $0.takesEverything && !$0.rule.excludes }) else {
            return
        }
        let links = CompiledLinks(association)
        taker = Self.taker(links, rules)
        guard let taker else { return }
        var matcher = LinkMatcher(links, app: taker.app, domain: nil)
        let host = first.document.scope.site?.host ?? ""
        taken = kept.filter { kept in
            if case .match = matcher.decide("https://" + host + kept.page.example) { true } else { false }
        }
    }

    private static func taker(_ links: CompiledLinks, _ rules: [RuleSubject]) -> Taker? {
        for app in links.apps {
            let own = (links.rules(for: app) ?? []).filter(rules.indices.contains).map { rules[$0] }
            if !own.contains(where: { $0.rule.excludes }), let rule = own.first(where: { $0.takesEverything }) {
                return Taker(app: app, rule: rule)
            }
        }
        return nil
    }
}
