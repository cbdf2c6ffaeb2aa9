package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// An association whose entitlement entry has a path, at a site that answered for the location that Apple reads.
package struct PathAssociation: Scoped {
    package let claim: Claim
    package let service: Service
    /// The app; nil where none was named.
    package let app: AppIdentifier?
    package let site: SiteSurvey
    /// The segments of the path as typed, without slashes around them.
    package let path: String
    package let scope: Scope

    init?(_ association: AssociationSubject) {
        guard let claim = association.claim, let service = association.service, let site = association.site,
            let path = claim.entry.pathPrefix, site.wellKnown.exchange?.response != nil
        else { return nil }
        self.claim = claim
        self.service = service
        self.site = site
        self.path = path
        app = association.app
        scope = association.scope
    }

    package var entry: EntitlementEntry { claim.entry }

    /// The file under the path that makes the association, while neither the location that Apple reads nor another one
    /// at the root makes it; nil where that is not so.
    package var onlyUnderPath: LocationProbe? {
        guard !([site.wellKnown] + site.elsewhere).contains(where: holds) else { return nil }
        return site.probes(under: path).first(where: holds)
    }

    /// The entitlement string without its path.
    package var corrected: String {
        let port = entry.port.map { ":" + $0.text } ?? ""
        let mode = entry.mode.map { "?mode=" + $0.rawValue } ?? ""
        return service.rawValue + ":" + entry.pattern + port + mode
    }

    /// Returns the bytes in a document that make the association.
    package func span(in document: SiteDocument) -> SourceSpan? {
        guard let app else { return nil }
        let identifiers = document.association?.identifiers(for: service) ?? []
        return identifiers.first { $0.text.utf8.elementsEqual(app.raw.utf8) }?.span
    }

    /// What is at the location that Apple reads instead, in a few words.
    var answerAtRoot: Message {
        guard site.wellKnown.holdsFile else { return site.answerInWords }
        return app.map { "the file does not list \(plain: $0.raw) for \(plain: service.rawValue)" }
            ?? "the file has no \(plain: service.rawValue)"
    }

    /// What the file under the path has, as a predicate.
    var contents: Message {
        app == nil ? "has \(plain: service.rawValue)" : "lists the app for \(plain: service.rawValue)"
    }

    /// What to do on the site, without losing a file that is already there for other apps.
    var publication: Message {
        site.hasFile
            ? "add the content of the file under the path to \(plain: site.wellKnown.url)"
            : "publish the same content at \(plain: site.wellKnown.url)"
    }

    private func holds(_ probe: LocationProbe) -> Bool {
        guard let association = probe.document?.association else { return false }
        return app.map { association.lists($0, for: service) } ?? !association.identifiers(for: service).isEmpty
    }
}

extension Subjects {
    /// The associations whose entitlement entry has a path, at sites that answered.
    package var pathAssociations: [PathAssociation] { once { associations.compactMap(PathAssociation.init) } }
}
