package import AssociationModel
import Findings
package import Judging
import TextFormats

/// One app, to be found in one file for one service. Several claims may depend on the same listing: a domain and its
/// wildcard, or the entries of several lists.
package struct ListingSubject: Scoped {
    package let app: AppIdentifier
    package let service: Service
    package let document: SiteDocument
    /// The content of the file.
    package let association: SiteAssociation
    /// The site; nil for a file by itself.
    package let site: SiteSurvey?
    /// Whether a person named the app, and no file of an app has its identifier, so that it may be mistyped.
    package let isTyped: Bool
    package let scope: Scope

    /// Makes the listings that some associations need, each once. A file from which no object, or only the beginning of
    /// one, could be read has none: there, the mistake in the file is the cause, and the app may be in the part that is
    /// missing. Nor has an error message that was sent in place of a file.
    ///
    /// - Parameter apps: the apps that files of apps name.
    static func listings(of associations: [AssociationSubject], _ apps: Set<AppIdentifier>) -> [ListingSubject] {
        var seen: Set<Scope> = []
        return associations.compactMap { subject in
            guard let app = subject.app, let service = subject.service, let document = subject.document,
                let association = document.association, association.root.members != nil,
                document.json?.problems.contains(where: { incomplete.contains($0.kind) }) == false,
                document.errorStatement == nil
            else { return nil }
            let scope = document.scope.narrowed(to: service, app)
            guard seen.insert(scope).inserted else { return nil }
            return ListingSubject(
                app: app, service: service, document: document, association: association, site: subject.site,
                isTyped: !apps.contains(app), scope: scope)
        }
    }

    private static let incomplete: Set<JSONProblem.Kind> = [.truncated, .tooDeep, .utf16]

    /// Where a mistake may stand that keeps the app from being listed: its identifier, or a key around it.
    func causes(of miss: NearMiss) -> [Place] {
        let isMistake = miss.kind.isSlip || miss.kind == .otherPrefix
        if isMistake, miss.identifier.service == service { return [document.place(miss.identifier.span)] }
        guard miss.kind == .misplaced else { return [] }
        var object: JSONValue? = association.root
        return miss.identifier.path.compactMap { name in
            let member = object?.member(name)
            object = member?.value
            return member.map { document.place($0.key.span) }
        }
    }

    /// Whether the file lists the app, disregarding its JSON mistakes.
    package var isListed: Bool { association.lists(app, for: service) }
}
