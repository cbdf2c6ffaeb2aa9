import ArgumentParser
import AssociatedDomains

/// How the report is written, and from which severity on the exit code is 1.
struct OutputOptions: ParsableArguments {
    enum Colour: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Option(name: .long, help: "Format of the report; repeatable, in pairs with --output")
    var format: [ReportFormat] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write the report to this file; - is standard output. The first --output belongs to the first --format, and so on",
            valueName: "FILE"), completion: .file())
    var output: [String] = []

    @Option(
        name: .long,
        help:
            "Exit with 1 at or above this severity (default: error); unknown: at an error, and where an association could not be checked or screens were not read"
    )
    var failOn: Report.Threshold?

    @Option(
        name: .long,
        help: "Colour the human report; auto honours NO_COLOR and is off unless the output is a terminal")
    var color: Colour = .auto

    @Option(
        name: .long,
        help: ArgumentHelp("Findings in this file are known, and do not count for the exit code", valueName: "FILE"),
        completion: .file())
    var baseline: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Write all findings to this file as a baseline, and exit with 0", valueName: "FILE"),
        completion: .file())
    var writeBaseline: String?

    @Flag(name: .long, help: "Print nothing but findings")
    var quiet = false

    @Flag(name: .long, help: "Print a count of findings by name instead of the findings")
    var statistics = false

    func validate() throws {
        if (quiet || statistics) && !(format.isEmpty || format.contains(.human)) {
            throw ValidationError("--quiet and --statistics need the format human")
        }
        if quiet, statistics { throw ValidationError("--quiet and --statistics cannot be combined") }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline and --write-baseline cannot be combined")
        }
        if output.count > max(1, format.count) {
            throw ValidationError("there are more --output options than --format options")
        }
        if format.count > output.count + 1 {
            throw ValidationError("only one report can go to standard output: give each of the others an --output")
        }
    }

    /// Writes the report in each format, all of them even if one can't be written. Throws the exit code: 1 for a run that
    /// fails at the threshold of `--fail-on`, 75 (`EX_TEMPFAIL`) for one that this machine could not make.
    ///
    /// - Parameters:
    ///   - configuration: what says which findings count; the options take precedence.
    ///   - extent: how much of what the configuration names was checked.
    func deliver(
        _ report: Report, under configuration: ConfigurationInput? = nil, _ extent: ConfigurationInput.Extent = .part
    ) throws {
        let report = try judged(report, under: configuration, extent)
        let threshold = failOn ?? configuration?.file.threshold ?? .error
        let formats = format.isEmpty ? [.human] : format
        var failure: Failure?
        for (index, format) in formats.enumerated() {
            let path = index < output.count ? output[index] : "-"
            do throws(Failure) { try write(report, as: format, to: path, failingFrom: threshold) } catch {
                if let failure { _ = failure.exitCode() }
                failure = error
            }
        }
        if let failure { throw failure }
        if let writeBaseline {
            try write(Baseline(of: report), to: writeBaseline)
            // What this machine could not see may hold anything.
            if !report.troubles.isEmpty, threshold != .never { throw ExitCode(75) }
            return
        }
        switch report.ending(at: threshold) {
        case .passed: break
        case .failed: throw ExitCode(1)
        case .notRun: throw ExitCode(75)
        }
    }

    /// Writes the report of a run in which an input could not be read; the exit code of that is thrown afterwards, whatever
    /// is found. Nil for one in which all was read.
    func deliver(
        _ report: Report, under configuration: ConfigurationInput? = nil, _ extent: ConfigurationInput.Extent = .part,
        endingWith code: ExitCode?
    ) throws {
        do { try deliver(report, under: configuration, extent) } catch { throw code ?? error }
        if let code { throw code }
    }

    /// The report in which what is ignored or known does not count.
    private func judged(
        _ report: Report, under configuration: ConfigurationInput?, _ extent: ConfigurationInput.Extent
    ) throws(Failure) -> Report {
        guard let configuration else { return try withoutKnown(report, in: baseline) }
        let now = Instant.now
        let (judged, uses) = configuration.judging(report, at: now)
        let known = baseline ?? (writeBaseline == nil ? configuration.file.baseline.map(configuration.path) : nil)
        return .joined([try withoutKnown(judged, in: known), configuration.report(on: uses, after: extent, at: now)])
    }

    /// The report in which what is in a baseline does not count.
    private func withoutKnown(_ report: Report, in path: String?) throws(Failure) -> Report {
        guard let path else { return report }
        let known: Baseline
        do throws(InputFailure) { known = try Baseline(reading: path) } catch { throw Failure(error) }
        let (judged, gone) = known.applied(to: report)
        for (name, count) in gone.sorted(by: { $0.key < $1.key }) {
            Terminal.complain(
                "\(plain: path): \(count) × \(plain: name) is no longer found; --write-baseline drops what is gone")
        }
        return judged
    }

    private func write(_ baseline: Baseline, to path: String) throws(Failure) {
        try Outputs.write(Array(baseline.text.utf8), to: path)
        let findings: Message = baseline.count == 1 ? "finding" : "findings"
        Terminal.complain("\(plain: path): \(baseline.count) \(findings) written as known")
    }

    private func write(
        _ report: Report, as format: ReportFormat, to path: String, failingFrom threshold: Report.Threshold
    ) throws(Failure) {
        let isTerminal = path == "-" && Terminal.outputIsTerminal
        let style = color.style(isTerminal: isTerminal)
        let width = isTerminal ? Terminal.width : nil
        let text =
            switch format {
            case .human where quiet: HumanReport.findings(of: report, style: style, width: width)
            case .human where statistics: HumanReport.statistics(of: report, style: style)
            case .human:
                format.syntax(style: style).guarded(
                    HumanReport.text(of: report, style: style, width: width, madeBy: Invocation.repeatable))
            default: report.text(as: format, style: style, failingFrom: threshold)
            }
        try Outputs.write(text, to: path, as: format.syntax(style: style))
    }
}

extension ReportFormat: ExpressibleByArgument {}

extension Report.Threshold: ExpressibleByArgument {}

extension OutputOptions.Colour {
    /// The style for standard output.
    var style: Style { style(isTerminal: Terminal.outputIsTerminal) }

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
