package import Findings

/// Writes exchanges for people: each request with its addresses, certificates, answer and times, then what came of it.
package struct FetchText {
    private let style: Style

    package init(style: Style) { self.style = style }

    /// Writes the reports one below the other; the text ends with a line break.
    package func text(of reports: [FetchReport]) -> String {
        let blocks = reports.map { lines(for: $0).joined(separator: "\n") + "\n" }
        return OutputSyntax.text(style).guarded(blocks.joined(separator: "\n"))
    }

    private func lines(for report: FetchReport) -> [String] {
        [style(Message.escaped(report.domain), .strong), ""] + lines(for: report.origin) + [""]
            + (report.copy.map(lines) ?? ["Apple's CDN: not asked"]) + lines(for: report.judgement, hint(for: report))
    }

    // MARK: The two sides

    private func lines(for origin: FetchReport.Origin) -> [String] {
        var rows = Rows(style: style)
        for line in Self.lines(for: origin.otherRequests.map(\.outline)) { rows.add("also asked", line) }
        if let servedBy = origin.servedBy { rows.add("served by", Self.words(for: servedBy)) }
        rows.add("file", words(for: origin.file), ink: ink(of: origin.file))
        return [style("The server", .strong) + Self.responder(of: origin.hops)]
            + origin.hops.indices.flatMap { lines(for: origin.hops[$0], after: origin.hops[..<$0].last) } + rows.lines
    }

    private func lines(for copy: FetchReport.Copy) -> [String] {
        var rows = Rows(style: style)
        rows.add("file", words(for: copy.file), ink: ink(of: copy.file))
        if let meaning = copy.meaning { rows.add("file", "\(meaning)") }
        for line in copy.freshness { rows.add("freshness", "\(line)") }
        if let differences = copy.differences {
            let same = "the copy and the server's file mean the same to Apple's systems"
            if differences.isEmpty { rows.add("compared", same, ink: .good) }
            for difference in differences { rows.add("compared", "\(difference)", ink: .warning) }
        }
        return [style("Apple's CDN copy, which devices read", .strong) + Self.responder(of: copy.hops)]
            + copy.hops.flatMap { lines(for: $0, after: nil) } + rows.lines
    }

    private func lines(for judgement: Report?, _ hint: String?) -> [String] {
        let writer = judgement.map { HeadlineText(report: $0, style: style) }
        let lines = (judgement?.associations ?? []).compactMap { writer?.line(for: $0) } + [hint].compactMap(\.self)
        return lines.isEmpty ? [] : [""] + lines
    }

    /// The command that says more, where something is wrong.
    private func hint(for report: FetchReport) -> String? {
        let isMissing = [.absent, .unreadable, .noAnswer].contains(report.origin.file.state)
        let isWrong = report.headlines.contains { $0 == .refused || $0 == .doubtful }
        guard isMissing || isWrong else { return nil }
        let domain = Message.escaped(report.domain)
        return style("aasa check \(domain), with the same options, says what is wrong and how to fix it", .faint)
    }

    private func lines(for hop: FetchReport.Hop, after earlier: FetchReport.Hop?) -> [String] {
        let purpose = earlier == nil ? "" : style(" (\(hop.outline.purpose))", .faint)
        return ["  GET " + Message.escaped(hop.outline.url) + purpose]
            + HopText(hop: hop, earlier: earlier, style: style).lines
    }

    /// A line for each request, below what it was made for.
    private static func lines(for requests: [Report.Hop]) -> [String] {
        var lines: [String] = []
        for (index, request) in requests.enumerated() {
            if index == 0 || requests[index - 1].purpose != request.purpose { lines.append("\(request.purpose)") }
            lines.append("  \(Message.escaped(request.url)): \(request.outcomeInWords)")
        }
        return lines
    }

    // MARK: Words

    private func words(for file: FetchReport.File) -> String {
        let reason = file.reason?.description
        switch file.state {
        case .read: return reason.map { "read, but \($0)" } ?? "read: " + Self.words(for: file.services)
        case .absent: return "none" + (reason.map { ": \($0)" } ?? "")
        case .unreadable: return "unreadable" + (reason.map { ": \($0)" } ?? "")
        case .noAnswer: return "no answer" + (reason.map { ": \($0)" } ?? "")
        case .notAsked: return "not asked" + (reason.map { ": \($0)" } ?? "")
        }
    }

    private func ink(of file: FetchReport.File) -> Style.Ink {
        switch file.state {
        case .read: file.reason == nil ? .good : .error
        case .absent, .unreadable, .noAnswer: .error
        case .notAsked: .warning
        }
    }

    private static func words(for services: [FetchReport.Service]) -> String {
        if services.isEmpty { return "it has no service that Apple documents" }
        return services.map { service in
            switch service.apps {
            case 0: "\(service.name) lists no app"
            case 1: "\(service.name) lists 1 app"
            default: "\(service.name) lists \(service.apps) apps"
            }
        }.joined(separator: ", ")
    }

    private static func words(for responder: Report.Association.Responder) -> String {
        let front = responder.front.map { ", behind \($0.title) (\($0.basis))" } ?? ""
        return "\(responder.title) (\(responder.basis))\(front)"
    }

    private static func responder(of hops: [FetchReport.Hop]) -> String {
        switch hops.first?.outline.responder {
        case .recording: ", from a recording"
        case .directory: ", for which a directory stands in"
        case .network, nil: ""
        }
    }
}

extension Report.Hop {
    /// The outcome in a few words.
    var outcomeInWords: String {
        switch outcome {
        case .status(let status): redirectTarget.map { "\(status), to \(Message.escaped($0))" } ?? "\(status)"
        case .failure(let reason): "no response: \(reason)"
        case .notMade(let reason): "not requested: \(reason)"
        }
    }
}
