/// How bad a finding is. Each check has one severity, so all its findings have the same.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing is broken.
    case note
    /// Possibly wrong, a risk, or an obsolete form.
    case warning
    /// Certainly does not do what its author meant, or breaks a rule that Apple documents.
    case error

    /// Orders by severity: note, warning, error.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
