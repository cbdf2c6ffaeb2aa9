import AssociationModel
import Findings

/// What can be told from the name of a host in a log alone.
enum LoggedHost {
    /// The logged name, or `word` if the log hides it as `<private>`.
    static func name(_ logged: String, hidden word: String) -> String { logged.contains("<private>") ? word : logged }

    /// A note that the log hides the domain, or that the domain can't have an association.
    static func notes(on domain: String) -> [Note] {
        if domain.contains("<private>") || domain.contains("..") || domain.contains("…") {
            return [
                Note(
                    "the log hides the domain: a logging profile from developer.apple.com/bug-reporting/profiles-and-logs makes the device show it"
                )
            ]
        }
        guard !canBeAssociated(domain) else { return [] }
        return [Note("\(domain) can't have an association: it needs a public host name with a full stop in it")]
    }

    /// Whether a host is neither one name without a full stop, such as `localhost`, nor an address.
    static func canBeAssociated(_ host: String) -> Bool {
        switch EntitlementEntry(host, impliedService: .webcredentials).hostProblem {
        case .noDot?, .ipAddress?: false
        default: true
        }
    }
}
