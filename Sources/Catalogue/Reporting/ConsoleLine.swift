import AssociationModel
import Findings
import Judging

/// The log line of a device whose association fails.
enum ConsoleLine {
    /// The line for an association that devices refuse today.
    ///
    /// Nil if they accept it or that is unknown, if the service logs no line, and, for strong passwords, if another
    /// association of the same app holds, since any of them makes the app eligible.
    static func line(for subject: AssociationSubject, isEligible: Bool) -> String? {
        guard subject.service == .webcredentials, subject.verdictToday == .notAssociated, let app = subject.app else {
            return nil
        }
        let host = subject.claim?.entry.domain ?? ""
        let refusal = "Application with identifier \(app.raw) is not associated with domain \(host)"
        return switch subject.feature {
        case .passkeys: refusal
        case .httpsCallback:
            "\(refusal). Using HTTPS callbacks requires Associated Domains using the `webcredentials` service type "
                + "for \(host)."
        default: isEligible ? nil : autoFill(app.bundleIdentifier)
        }
    }

    /// The line for an app that claims nothing; nil where its bundle identifier is not known, or for a feature without one.
    static func ofApp(_ bundleIdentifier: String?, _ feature: Feature?) -> String? {
        switch feature {
        case nil, .strongPasswords, .sharedCredentials: bundleIdentifier.map(autoFill)
        default: nil
        }
    }

    private static func autoFill(_ bundleIdentifier: String) -> String {
        "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: \(bundleIdentifier) "
            + "due to error: Cannot save passwords for this app. Make sure you have set up Associated Domains "
            + "for your app and AutoFill Passwords is enabled in Settings"
    }
}
