import AssociationModel
import Findings
import Judging
import TextFormats

/// Collects the identifiers that a file lists, with the flaw of each.
struct IdentifierReader {
    let document: SiteDocument
    let association: SiteAssociation
    /// The apps that were asked for: an identifier of one of them is what was meant, even if it looks like an example.
    let apps: Set<AppIdentifier>
    /// The numbers in the App Store that pages of the site name, and the file of the page.
    let storeNumbers: [String: String]

    var identifiers: [ListedIdentifier] {
        Service.allCases.flatMap { service in
            let listed =
                service == .applinks ? entryIdentifiers : listed(association.list(of: service)?.identifiers, service)
            return ListedIdentifier.countingDead(listed)
        }
    }

    /// The identifiers, those without a prefix with the one that they should have, as far as it is known.
    var completedIdentifiers: [ListedIdentifier] {
        var result = identifiers
        let known =
            apps.sorted { $0.raw < $1.raw } + result.filter { $0.flaw == nil }.compactMap { AppIdentifier($0.text) }
        let prefixes = Set(known.map(\.prefix))
        let byBundle = Dictionary(grouping: Set(known), by: \.bundleIdentifier)
        let listed = Dictionary(grouping: result, by: \.list).mapValues { Set($0.map(\.text)) }
        for index in result.indices where result[index].flaw == .noPrefix {
            let bundle = String(result[index].text.drop { $0 == "." })
            let same = byBundle[bundle] ?? []
            if let app = same.first, same.count == 1 {
                let list = result[index].list
                let isListed = list != .entry && listed[list]?.contains(app.raw) == true
                result[index].completed = isListed ? .listed(app) : .sameApp(app)
            } else if same.isEmpty, let prefix = prefixes.first, prefixes.count == 1 {
                result[index].completed = AppIdentifier(prefix: prefix, bundleIdentifier: bundle).map { .likely($0) }
            }
        }
        return result
    }

    private func listed(_ list: [LocatedString]?, _ service: Service) -> [ListedIdentifier] {
        var first: [String: ListedIdentifier.Earlier] = [:]
        return (list ?? []).compactMap { located in
            let earlier = first[located.text]
            if earlier == nil { first[located.text] = .init(located: located, rule: nil) }
            return identifier(located, in: .apps(service), service, earlier: earlier)
        }
    }

    private var entryIdentifiers: [ListedIdentifier] {
        guard let appLinks = association.appLinks else { return [] }
        // By app, its identifier in the first entry that has a rule for every URL.
        var deciding: [String: ListedIdentifier.Earlier] = [:]
        return appLinks.details.flatMap { entry -> [ListedIdentifier] in
            let rule = entry.ruleForAll(in: appLinks)
            var first: [String: ListedIdentifier.Earlier] = [:]
            let identifiers = entry.identifiers
            let result = identifiers.compactMap { located -> ListedIdentifier? in
                let earlier = first[located.text] ?? deciding[located.text]
                if first[located.text] == nil { first[located.text] = .init(located: located, rule: nil) }
                return identifier(
                    located, in: entry.key == nil ? .entry : .detailsKeys, .applinks, earlier: earlier)
            }
            for located in identifiers where rule != nil && deciding[located.text] == nil {
                deciding[located.text] = .init(located: located, rule: rule)
            }
            return result
        }
    }

    private func identifier(
        _ located: LocatedString, in list: ListedIdentifier.List, _ service: Service,
        earlier: ListedIdentifier.Earlier?
    ) -> ListedIdentifier? {
        guard !document.isUncertain(located.span) else { return nil }
        return ListedIdentifier(
            document: document, located: located, list: list, earlier: earlier,
            flaw: isAskedFor(located.text) ? nil : IdentifierFlaw(located.text, storeNumbers: storeNumbers),
            scope: document.scope.narrowed(to: service))
    }

    private func isAskedFor(_ text: String) -> Bool { AppIdentifier(text).map(apps.contains) ?? false }
}

extension ListedIdentifier {
    /// The identifiers of a service; if they are few and none of them can be an app's, the first one knows.
    fileprivate static func countingDead(_ listed: [ListedIdentifier]) -> [ListedIdentifier] {
        guard (1...mostDeadTogether).contains(listed.count), listed.allSatisfy({ $0.flaw?.isDead ?? false }) else {
            return listed
        }
        var result = listed
        result[0].deadTogether = listed.count
        return result
    }
}

extension DetailsEntry {
    /// The bytes of a rule of the entry that certainly matches every URL, if it has one.
    fileprivate func ruleForAll(in appLinks: AppLinks) -> SourceSpan? {
        let hasPatternsByDefault = [appLinks.defaults, defaults].contains { defaults in
            ["/", "?", "#"].contains { defaults?.value.member($0) != nil }
        }
        guard !hasPatternsByDefault else { return nil }
        if let components { return components.value.elements?.first(where: Self.takesEveryURL)?.span }
        return paths?.value.elements?.first { path in
            path.string.map { ["*", "/*", "NOT *", "NOT /*"].contains($0) } ?? false
        }?.span
    }

    private static func takesEveryURL(_ component: JSONValue) -> Bool {
        guard let members = component.members else { return false }
        return members.allSatisfy { member in
            switch member.key.text {
            case "/": member.value.string.map { $0 == "*" || $0 == "/*" } ?? false
            case "?", "#": member.value.string == "*"
            default: true
            }
        }
    }
}
