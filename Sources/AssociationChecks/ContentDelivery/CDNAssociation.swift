package import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// An association of a named app, with the CDN copy that devices see.
package struct CDNAssociation: Scoped {
    package let association: AssociationSubject
    package let app: AppIdentifier
    package let service: Service
    package let cdnAnswer: CDNAnswer
    package let copy: SiteDocument

    init?(_ association: AssociationSubject) {
        guard let app = association.app, let service = association.service,
            let cdnAnswer = association.site?.cdnAnswer, let copy = cdnAnswer.copy
        else { return nil }
        self.association = association
        self.app = app
        self.service = service
        self.cdnAnswer = cdnAnswer
        self.copy = copy
    }

    package var isListedByOrigin: Bool { association.document?.lists(app, for: service) == true }

    /// Whether the origin was contacted and has no file that lists the app.
    package var isMissingAtOrigin: Bool {
        guard let exchange = cdnAnswer.site.wellKnown.exchange else { return false }
        if case .notConsulted = exchange.outcome { return false }
        return !isListedByOrigin
    }

    package var scope: Scope { association.scope }
}
