package import Findings

/// Writes the report as GitLab's Code Quality report
/// (<https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>).
package enum GitLabReport {
    /// Writes a report; the text ends with a line break.
    package static func text(of report: Report) -> String {
        var occurrences: [String: Int] = [:]
        let issues = zip(report.findings, report.locations).map { finding, location in
            let digest = Fingerprint(finding).digest
            let number = occurrences[digest, default: 0]
            occurrences[digest] = number + 1
            return issue(
                finding, at: location, number == 0 ? digest : "\(digest)-\(number)", report.suppressions[finding.id])
        }
        return JSONOutput.array(issues).text + "\n"
    }

    private static func issue(
        _ finding: Finding, at location: ResultLocation, _ fingerprint: String, _ suppression: Suppression?
    ) -> JSONOutput {
        let seen = finding.observation
        let severity =
            switch finding.identity.severity {
            case _ where suppression != nil: "info"
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        let standing = suppression.map { " (does not count: \($0.reason))" } ?? ""
        return .object([
            (
                "description",
                .string("\(finding.identity.code): \(seen.message)" + (seen.help.map { "; \($0)" } ?? "") + standing)
            ),
            ("check_name", .string(finding.identity.name)),
            ("fingerprint", .string(fingerprint)),
            ("severity", .string(severity)),
            (
                "location",
                .object([
                    ("path", .string(location.path)),
                    ("lines", .object([("begin", .integer(location.line))])),
                ])
            ),
        ])
    }
}
