import AssociationModel
import Findings

/// Collects the identifiers that a file lists, with what is wrong about each.
struct IdentifierReader {
    let document: SiteDocument
    let association: SiteAssociation

    var identifiers: [ListedIdentifier] {
        Service.allCases.flatMap { service in
            service == .applinks ? entryIdentifiers : listed(association.list(of: service)?.identifiers, service)
        }
    }

    private func listed(_ list: [LocatedString]?, _ service: Service) -> [ListedIdentifier] {
        let list = list ?? []
        return list.indices.compactMap { index in
            identifier(list[index], in: .apps(service), service, earlier: same(as: list[index], in: list[..<index]))
        }
    }

    private var entryIdentifiers: [ListedIdentifier] {
        guard let appLinks = association.appLinks else { return [] }
        return appLinks.details.indices.flatMap { index in
            let entry = appLinks.details[index]
            let list = entry.identifiers
            return list.indices.compactMap { place -> ListedIdentifier? in
                let earlier =
                    same(as: list[place], in: list[..<place])
                    ?? deciding(list[place], before: index, of: appLinks)
                return identifier(
                    list[place], in: entry.key == nil ? .entry : .detailsKeys, .applinks, earlier: earlier)
            }
        }
    }

    private func same(as located: LocatedString, in list: ArraySlice<LocatedString>) -> ListedIdentifier.Earlier? {
        list.first { $0.text.utf8.elementsEqual(located.text.utf8) }.map { .init(located: $0, rule: nil) }
    }

    /// The same identifier in an earlier entry that has a rule for every URL.
    private func deciding(
        _ located: LocatedString, before index: Int, of appLinks: AppLinks
    ) -> ListedIdentifier.Earlier? {
        for entry in appLinks.details[..<index] {
            guard let same = same(as: located, in: entry.identifiers[...]), let rule = entry.ruleForAll(in: appLinks)
            else { continue }
            return .init(located: same.located, rule: rule)
        }
        return nil
    }

    private func identifier(
        _ located: LocatedString, in list: ListedIdentifier.List, _ service: Service,
        earlier: ListedIdentifier.Earlier?
    ) -> ListedIdentifier? {
        guard !isInDoubt(located.span) else { return nil }
        var scope = document.scope
        scope.service = service
        return ListedIdentifier(
            document: document, located: located, list: list, earlier: earlier,
            flaw: IdentifierFlaw(located.text), scope: scope)
    }

    /// Whether a mistake of syntax lies in the bytes of a string, so that its text may be a guess.
    private func isInDoubt(_ span: SourceSpan) -> Bool {
        (document.json?.problems ?? []).contains { problem in
            switch problem.kind {
            case .singleQuotes, .smartQuotes, .missingComma, .comment, .trailingComma, .duplicateKey: false
            default: problem.span.start <= span.end && problem.span.end >= span.start
            }
        }
    }
}

extension DetailsEntry {
    /// The bytes of a rule of the entry that takes every URL, if one certainly does.
    fileprivate func ruleForAll(in appLinks: AppLinks) -> SourceSpan? {
        let hasPatternsByDefault = [appLinks.defaults, defaults].contains { defaults in
            ["/", "?", "#"].contains { defaults?.value.member($0) != nil }
        }
        guard !hasPatternsByDefault else { return nil }
        if let components { return components.value.elements?.first(where: \.takesEveryURL)?.span }
        return paths?.value.elements?.first { path in
            path.string.map { ["*", "/*", "NOT *", "NOT /*"].contains($0) } ?? false
        }?.span
    }
}

extension JSONValue {
    fileprivate var takesEveryURL: Bool {
        guard let members else { return false }
        return members.allSatisfy { member in
            switch member.key.text {
            case "/": member.value.string.map { $0 == "*" || $0 == "/*" } ?? false
            case "?", "#": member.value.string == "*"
            default: true
            }
        }
    }
}
