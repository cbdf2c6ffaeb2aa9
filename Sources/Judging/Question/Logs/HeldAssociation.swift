import AssociationModel
package import Findings

/// An association that a log tells of, which was checked when the log was read, and holds.
package struct HeldAssociation: Sendable {
    private let entitlement: String
    private let app: String

    /// - Parameter entitlement: the claim in full, such as `applinks:example.com`.
    package init(_ entitlement: String, of app: String) { (self.entitlement, self.app) = (entitlement, app) }

    /// Returns nil unless the app is listed in the file, and in Apple's copy of it if that was looked at.
    package init?(_ association: Report.Association) {
        guard association.verdict == .associated, association.deviceVerdict != .notAssociated,
            let entitlement = association.entitlement, let app = association.appName
        else { return nil }
        self.init(entitlement, of: app)
    }

    /// Whether it is what a line of the log calls into question. A line that names no domain or no app may mean any.
    package func settles(_ confirmation: LogConfirmation) -> Bool {
        let isOfApp = confirmation.app.map { $0.raw == app } ?? (confirmation.bundle == nil)
        guard let claim = confirmation.claim else {
            return isOfApp && entitlement.hasPrefix(confirmation.service.rawValue + ":")
        }
        return isOfApp && claim.entitlement == entitlement
    }
}
