package import AssociationModel
import Findings

/// A `webcredentials` association that does not hold, beside those of the same app that do.
package struct FailureSubject: Scoped {
    /// The association that does not hold.
    package let association: AssociationSubject
    /// The app.
    package let app: AppIdentifier
    /// The associations of the same app, for any service, that hold.
    package let holding: [AssociationSubject]

    /// What a finding about it concerns.
    package var scope: Scope { association.scope }

    static func failures(among associations: [AssociationSubject]) -> [FailureSubject] {
        let holding = associations.filter { $0.verdict == .associated }
        return associations.compactMap { subject in
            guard let app = subject.app, subject.service == .webcredentials, subject.verdict == .notAssociated else {
                return nil
            }
            return FailureSubject(
                association: subject, app: app,
                holding: holding.filter { $0.app == app && $0.scope.list == subject.scope.list })
        }
    }
}
