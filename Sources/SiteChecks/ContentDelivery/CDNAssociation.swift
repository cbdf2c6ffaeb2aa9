package import AssociationModel
import Findings
package import Judging

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

    /// Whether the origin makes the association.
    package var isRightAtOrigin: Bool { association.verdict == .associated }

    /// Whether the origin was contacted and does not make the association.
    package var isWrongAtOrigin: Bool { association.verdict == .notAssociated }

    package var scope: Scope { association.scope }
}
