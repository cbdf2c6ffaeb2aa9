import AssociationModel
import Findings

/// The log line of a device whose association fails.
enum ConsoleLine {
    /// The line for a failing association.
    ///
    /// Nil if the association holds or is unknown, if the service logs no line, and, for strong passwords, if another
    /// association of the same app holds, since any of them makes the app eligible.
    static func line(for subject: AssociationSubject, amid all: [AssociationSubject]) -> String? {
        guard subject.service == .webcredentials, subject.verdict == .notAssociated, let app = subject.app else {
            return nil
        }
        switch subject.feature {
        case .passkeys:
            return "Application with identifier \(app.raw) is not associated with domain "
                + "\(subject.claim?.entry.domain ?? "")"
        case .httpsCallback:
            let host = subject.claim?.entry.domain ?? ""
            return "Application with identifier \(app.raw) is not associated with domain \(host). Using HTTPS "
                + "callbacks requires Associated Domains using the `webcredentials` service type for \(host)."
        default:
            guard !Self.anotherHolds(beside: subject, amid: all) else { return nil }
            return "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: \(app.bundleIdentifier) "
                + "due to error: Cannot save passwords for this app. Make sure you have set up Associated Domains "
                + "for your app and AutoFill Passwords is enabled in Settings"
        }
    }

    /// Whether another association of the same app is known to hold, so that the app may save passwords.
    private static func anotherHolds(beside subject: AssociationSubject, amid all: [AssociationSubject]) -> Bool {
        all.contains { $0.app == subject.app && $0.scope.list == subject.scope.list && $0.verdict == .associated }
    }
}
