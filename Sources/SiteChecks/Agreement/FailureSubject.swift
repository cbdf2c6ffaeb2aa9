package import AssociationModel
import Findings
package import Judging

/// A `webcredentials` association that the site does not confirm, with the confirmed associations of the same app.
package struct FailureSubject: Scoped {
    /// The association that is not confirmed.
    package let association: AssociationSubject
    package let app: AppIdentifier
    /// The confirmed associations of the same app in the same list, for any service.
    package let holding: [AssociationSubject]

    package var scope: Scope { association.scope }

    static func failures(among associations: [AssociationSubject]) -> [FailureSubject] {
        let holding = Dictionary(grouping: associations.filter { $0.verdictToday == .associated }, by: \.claimant)
        return associations.compactMap { subject in
            guard let app = subject.app, subject.service == .webcredentials, subject.verdictToday == .notAssociated
            else {
                return nil
            }
            return FailureSubject(association: subject, app: app, holding: holding[subject.claimant] ?? [])
        }
    }
}
