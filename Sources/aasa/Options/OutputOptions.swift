import ArgumentParser
import AssociatedDomains

/// How the report is written, and from which severity on the exit code is 1.
struct OutputOptions: ParsableArguments {
    enum Threshold: String, CaseIterable, ExpressibleByArgument { case error, warning, note, never }
    enum Colour: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Option(name: .long, help: "Format of the report; repeatable, in pairs with --output")
    var format: [ReportFormat] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write the report to this file; - is standard output. The first --output belongs to the first --format, and so on",
            valueName: "FILE"))
    var output: [String] = []

    @Option(name: .long, help: "Exit with 1 at or above this severity")
    var failOn: Threshold = .error

    @Option(
        name: .long,
        help: "Colour the human report; auto honours NO_COLOR and is off unless the output is a terminal")
    var color: Colour = .auto

    func validate() throws {
        if output.count > max(1, format.count) {
            throw ValidationError("there are more --output options than --format options")
        }
        if format.count > output.count + 1 {
            throw ValidationError("only one report can go to standard output: give each of the others an --output")
        }
    }

    /// Writes the report in each format, all of them even if one can't be written; throws exit code 1 if a finding reaches
    /// the threshold of `--fail-on`.
    func deliver(_ report: Report) throws {
        let formats = format.isEmpty ? [.human] : format
        var failure: Failure?
        for (index, format) in formats.enumerated() {
            let path = index < output.count ? output[index] : "-"
            do throws(Failure) { try write(report, as: format, to: path) } catch {
                if let failure { _ = failure.exitCode() }
                failure = error
            }
        }
        if let failure { throw failure }
        if fails(report) { throw ExitCode(1) }
    }

    private func write(_ report: Report, as format: ReportFormat, to path: String) throws(Failure) {
        let style = color.style(isTerminal: path == "-" && Terminal.outputIsTerminal)
        let text = report.text(as: format, style: style, failingFrom: failOn.severity ?? .error)
        if path == "-" { return try Terminal.print(text, as: format.syntax(style: style)) }
        do throws(WriteFailure) { try LocalFiles().write(Array(text.utf8), to: path) } catch {
            throw Failure(error, writing: path)
        }
    }

    private func fails(_ report: Report) -> Bool {
        failOn.severity.map(report.fails) ?? false
    }
}

extension ReportFormat: ExpressibleByArgument {}

extension OutputOptions.Threshold {
    /// The lowest severity that fails; nil for `never`.
    fileprivate var severity: Severity? { Severity(rawValue: rawValue) }
}

extension OutputOptions.Colour {
    /// The style for a text that goes to a terminal or elsewhere.
    func style(isTerminal: Bool) -> Style {
        switch self {
        case .always: return .colour
        case .never: return .plain
        case .auto:
            let isWanted =
                isTerminal && (Terminal.environment("NO_COLOR") ?? "").isEmpty
                && Terminal.environment("TERM") != "dumb"
            return isWanted ? .colour : .plain
        }
    }
}
