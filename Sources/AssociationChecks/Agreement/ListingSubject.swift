package import AssociationModel
import TextFormats
import UniversalLinks

/// The question whether one file lists one app for one service. Several claims may hang on the same answer: a domain
/// and its wildcard, or the entries of several lists.
package struct ListingSubject: Scoped {
    /// The app that is looked for.
    package let app: AppIdentifier
    /// The service that it is looked for under.
    package let service: Service
    /// The file.
    package let document: SiteDocument
    /// What the file says.
    package let association: SiteAssociation
    /// The site; nil for a file that stands for itself.
    package let site: SiteSurvey?
    /// What a finding about it concerns.
    package let scope: Scope

    /// The questions of some associations, each once. There is none where no object could be read from the file, or
    /// only the beginning of one: then the mistake in the file is the cause, and the app may be in what is missing.
    static func listings(of associations: [AssociationSubject]) -> [ListingSubject] {
        var seen: Set<Scope> = []
        return associations.compactMap { subject in
            guard let app = subject.app, let service = subject.service, let document = subject.document,
                let association = document.association, association.root.members != nil,
                document.json?.problems.contains(where: { incomplete.contains($0.kind) }) == false
            else { return nil }
            var scope = subject.scope
            (scope.list, scope.claim) = (nil, nil)
            guard seen.insert(scope).inserted else { return nil }
            return ListingSubject(
                app: app, service: service, document: document, association: association, site: subject.site,
                scope: scope)
        }
    }

    private static let incomplete: Set<JSONProblem.Kind> = [.truncated, .tooDeep, .utf16]

    /// Whether the file lists the app, its mistakes in JSON aside.
    package var isListed: Bool { association.lists(app, for: service) }
}
