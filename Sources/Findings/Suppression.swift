/// Why a finding does not count for the exit code. It is still found, and its severity stays.
public struct Suppression: Hashable, Sendable {
    /// What takes it out of the count.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It is in the baseline.
        case baseline
        /// An entry of `ignore` in the configuration matches it.
        case ignored
        /// The configuration switches its check off.
        case off
    }

    /// What takes it out of the count.
    public let kind: Kind
    /// Why, in one line.
    public let reason: Message

    /// Creates a suppression.
    package init(_ kind: Kind, _ reason: Message) {
        self.kind = kind
        self.reason = reason
    }
}

extension Report {
    /// A copy in which more findings don't count; what is suppressed already stays so.
    package func suppressing(_ more: [Finding.ID: Suppression]) -> Report {
        changed(self) { $0.suppressions.merge(more) { first, _ in first } }
    }

    /// A copy in which findings count with other severities for the exit code, each with a note of where that is said.
    package func counting(_ severities: [Finding.ID: (severity: Severity, place: Place)]) -> Report {
        var report = self
        for (index, finding) in findings.enumerated() {
            guard let (severity, place) = severities[finding.id] else { continue }
            let note = Note("counts as \(severity.withArticle) for the exit code", at: place)
            report.findings[index] = finding.noting([note])
            report.countedSeverities[finding.id] = severity
        }
        return report
    }

    /// Whether a finding counts, with this severity or above.
    func counts(_ finding: Finding, from severity: Severity) -> Bool {
        suppressions[finding.id] == nil && (countedSeverities[finding.id] ?? finding.severity) >= severity
    }

    /// The findings that count for the exit code.
    package var unsuppressed: [Finding] { findings.filter { suppressions[$0.id] == nil } }

    /// The number of findings with this severity that count.
    package func countUnsuppressed(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity && suppressions[$0.id] == nil }
    }

    /// The suppressed findings: how many there are of each name for each reason, in the order of the report.
    package var suppressed: [(suppression: Suppression, name: String, count: Int)] {
        var result: [(suppression: Suppression, name: String, count: Int)] = []
        var places: [Suppression: [String: Int]] = [:]
        for finding in findings {
            guard let suppression = suppressions[finding.id] else { continue }
            let name = finding.name
            if let place = places[suppression]?[name] {
                result[place].count += 1
            } else {
                places[suppression, default: [:]][name] = result.count
                result.append((suppression, name, 1))
            }
        }
        return result
    }
}

extension Severity {
    fileprivate var withArticle: Message {
        switch self {
        case .note: "a note"
        case .warning: "a warning"
        case .error: "an error"
        }
    }
}
