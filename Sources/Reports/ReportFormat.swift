public import Findings

/// A format that a report can be written in. A new one is a writer in its own file, a case, and a line of
/// `Report.text(as:style:failingFrom:)`.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people, as the command line prints it.
    case human
    /// One JSON object with all that is known; keys are only ever added to it.
    case json
    /// JUnit's XML, with a test case for each thing that was checked.
    case junit
    /// TAP 14 (<https://testanything.org/tap-version-14-specification.html>), likewise.
    case tap
    /// SARIF 2.1.0, which code scanning services take.
    case sarif
    /// Workflow commands of GitHub Actions, which annotate the changed lines.
    case github
    /// GitLab's Code Quality report.
    case gitlab
    /// GitHub's Markdown, for the summary of a job or a comment.
    case markdown
    /// One page of HTML that needs nothing else, for people.
    case html

    /// The syntax in which characters of the report are escaped.
    package func syntax(style: Style) -> OutputSyntax {
        switch self {
        case .human: .text(style)
        case .json, .tap, .sarif, .gitlab: .json
        case .junit, .html: .xml
        case .github: .workflowCommands
        case .markdown: .plain
        }
    }
}

extension Report {
    /// The report as a text that ends with a line break. Nothing in it acts on a terminal or a log, whatever the inputs
    /// and the servers said.
    ///
    /// - Parameters:
    ///   - style: whether ``ReportFormat/human`` has terminal colours; the other formats have none.
    ///   - threshold: from where on a case of ``ReportFormat/junit`` and ``ReportFormat/tap`` fails.
    ///   - width: the columns of the terminal at which ``ReportFormat/human`` wraps its lines; nil to leave them long.
    public func text(
        as format: ReportFormat = .human, style: Style = .plain, failingFrom threshold: Threshold = .error,
        width: Int? = nil
    ) -> String {
        let text =
            switch format {
            case .human: HumanReport.text(of: self, style: style, width: width)
            case .json: JSONReport.text(of: self, toolVersion: Toolkit.version, commit: Toolkit.commit)
            case .junit: JUnitReport.text(of: self, failingFrom: threshold)
            case .tap: TAPReport.text(of: self, failingFrom: threshold)
            case .sarif: SARIFReport.text(of: self, toolVersion: Toolkit.version)
            case .github: GitHubReport.text(of: self)
            case .gitlab: GitLabReport.text(of: self)
            case .markdown: MarkdownReport.text(of: self)
            case .html: HTMLReport.text(of: self, toolVersion: Toolkit.version)
            }
        return format.syntax(style: style).guarded(text)
    }
}
