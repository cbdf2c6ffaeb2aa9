import AssociationModel
import Findings

/// What can be said of a host that a log names, by its name alone.
enum LoggedHost {
    /// A name for advice: a word in place of what the log hides.
    static func name(_ logged: String, hidden word: String) -> String { logged.contains("<private>") ? word : logged }

    /// Says that a log hides the host, or that no association can be with it.
    static func notes(on domain: String) -> [Note] {
        if domain.contains("<private>") || domain.contains("..") || domain.contains("…") {
            return [
                Note(
                    "the log hides the domain: a logging profile from developer.apple.com/bug-reporting/profiles-and-logs makes the device show it"
                )
            ]
        }
        switch EntitlementEntry(domain, impliedService: .webcredentials).hostProblem {
        case .noDot?, .ipAddress?:
            return [
                Note("no association can be with \(domain): that takes a host with a public name and a full stop in it")
            ]
        default: return []
        }
    }
}
