extension Report {
    /// From where on a run fails.
    public enum Threshold: String, Sendable, CaseIterable {
        /// At an error, or where devices refuse an association.
        case error
        /// At a warning too.
        case warning
        /// At a note too.
        case note
        /// At an error, and where an association that was asked for is unknown, or screens that were named were not read.
        case unknown
        /// Whatever was found.
        case never

        /// The lowest severity that fails; nil for ``never``.
        package var severity: Severity? {
            switch self {
            case .error, .unknown: .error
            case .warning: .warning
            case .note: .note
            case .never: nil
            }
        }
    }

    /// How a run ends.
    package enum Ending: Sendable {
        case passed
        case failed
        /// Nothing that was seen fails, and this machine kept some of it from being seen.
        case notRun
    }

    /// How the run ends, with this threshold. What fails comes before what could not be run, and that before what is
    /// unknown for another reason.
    package func ending(at threshold: Threshold) -> Ending {
        guard let severity = threshold.severity else { return .passed }
        let troubles = troubles
        if findings.contains(where: { counts($0, from: severity) && !troubles.contains($0.id) }) { return .failed }
        if associations.contains(where: fails) { return .failed }
        if !troubles.isEmpty { return .notRun }
        let isOpen = associationCounts.unknown > 0 || cases.contains { $0.isUnread }
        return threshold == .unknown && isOpen ? .failed : .passed
    }

    /// The findings about this machine, which kept it from seeing what it was to check.
    package var troubles: Set<Finding.ID> { Set(cases.filter { $0.kind == .machine }.flatMap(\.findings)) }

    /// Whether the run fails: a finding that counts reaches the threshold, or devices refuse an association for more than
    /// is suppressed. It is what the exit code says, and it is true exactly if a case fails.
    public func fails(from threshold: Threshold) -> Bool { ending(at: threshold) != .passed }

    /// Whether devices refuse an association, and not only for errors that don't count as such.
    func fails(_ association: Association) -> Bool {
        guard headline(of: association) == .refused else { return false }
        let errors = findings(association.findings).filter { $0.severity == .error }
        return errors.isEmpty || errors.contains { counts($0, from: .error) }
    }
}
