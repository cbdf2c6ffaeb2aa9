extension Report {
    /// What devices do with an association: the headline of a report, which is never better than its findings.
    public enum Headline: String, Sendable, CaseIterable {
        /// The server's file makes the association, Apple's CDN copy (if it was fetched) does too, and no error concerns
        /// it.
        case holds
        /// Devices accept it, and an error costs part of it or puts it in doubt.
        case doubtful
        /// Devices refuse it today.
        case refused
        /// What devices do is unknown, because no app was named or the host was not contacted.
        case unknown
    }

    /// The headline of one of the report's associations.
    public func headline(of association: Association) -> Headline {
        switch (association.verdict, association.deviceVerdict) {
        case (_, .notAssociated): return .refused
        case (.notAssociated, .associated): return .doubtful
        case (.notAssociated, _): return .refused
        case (.unknown, _): return .unknown
        case (.associated, _):
            return findings(association.findings).contains { $0.severity == .error } ? .doubtful : .holds
        }
    }

    /// Whether the run fails: a finding that counts is of this severity or above, or devices refuse an association for
    /// more than is suppressed. It is what the exit code says, and it is true exactly if a case fails.
    public func fails(from severity: Severity) -> Bool { fails(from: severity, besides: []) }

    /// Whether the run fails for more than the conditions with some codes.
    package func fails(from severity: Severity, besides codes: Set<Code>) -> Bool {
        findings.contains { counts($0, from: severity) && !codes.contains($0.code) }
            || associations.contains(where: fails)
    }

    /// Whether devices refuse an association, and not only for errors that don't count as such.
    func fails(_ association: Association) -> Bool {
        guard headline(of: association) == .refused else { return false }
        let errors = findings(association.findings).filter { $0.severity == .error }
        return errors.isEmpty || errors.contains { counts($0, from: .error) }
    }
}
