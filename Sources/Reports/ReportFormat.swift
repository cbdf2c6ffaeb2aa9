public import Findings

/// A format that a report can be written in. A new one is a writer in its own file, a case, and a line of
/// ``Findings/Report/text(as:style:failingFrom:)``.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people, as the command line prints it.
    case human
    /// One JSON object with all that is known; keys are only ever added to it.
    case json
    /// JUnit's XML, with a test case for each thing that was checked.
    case junit
    /// TAP 14 (<https://testanything.org/tap-version-14-specification.html>), likewise.
    case tap

    /// The syntax in which characters of the report are escaped.
    package func syntax(style: Style) -> OutputSyntax {
        switch self {
        case .human: .text(style)
        case .json, .tap: .json
        case .junit: .xml
        }
    }
}

extension Report {
    /// The report as a text that ends with a line break. Nothing in it acts on a terminal or a log, whatever the inputs
    /// and the servers said.
    ///
    /// - Parameters:
    ///   - style: whether ``ReportFormat/human`` has terminal colours; the other formats have none.
    ///   - severity: the lowest severity that makes a case of ``ReportFormat/junit`` and ``ReportFormat/tap`` fail.
    public func text(
        as format: ReportFormat = .human, style: Style = .plain, failingFrom severity: Severity = .error
    ) -> String {
        let text =
            switch format {
            case .human: HumanReport.text(of: self, style: style)
            case .json: JSONReport.text(of: self, toolVersion: Toolkit.version)
            case .junit: JUnitReport.text(of: self, failingFrom: severity)
            case .tap: TAPReport.text(of: self, failingFrom: severity)
            }
        return format.syntax(style: style).guarded(text)
    }
}
