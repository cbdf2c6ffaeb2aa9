package import Findings

/// The exchanges as timelines: each request below the one that it followed from, with bars where the time is known.
struct ExchangesHTML {
    let exchanges: [Report.Exchange]

    /// Up to this number of exchanges, each is listed; of more, the one that fails, and the others are folded.
    private static let listed = 4
    /// The width of the longest bar, in the units of the drawing.
    private static let width = 1_000

    var section: HTMLSection? {
        if exchanges.isEmpty { return nil }
        // The bars of a site can be compared, and none is longer than the page, whatever a recording says.
        let scales = Dictionary(grouping: exchanges, by: \.site).mapValues { exchanges in
            max(exchanges.flatMap(\.hops).map(\.seconds).max() ?? 0, .leastNormalMagnitude)
        }
        // The one that fails shows why.
        let failing = exchanges.firstIndex { $0.side == .origin && $0.fails }
        var markup = exchanges.enumerated().map { index, exchange in
            self.exchange(exchange, isOpen: index == failing, scale: scales[exchange.site] ?? 1)
        }
        guard exchanges.count > Self.listed else { return HTMLSection("exchanges", "Exchanges", markup.joined()) }
        let first: Markup? = failing.map { markup.remove(at: $0) }
        let words: Markup = first == nil ? "\(markup.count) exchanges" : "\(markup.count) further exchanges"
        return HTMLSection(
            "exchanges", "Exchanges",
            "\(first)<details><summary>\(words)</summary>\n\(markup.joined())</details>")
    }

    private func exchange(_ exchange: Report.Exchange, isOpen: Bool, scale: Double) -> Markup {
        let open: Markup = isOpen ? " open=\"open\"" : ""
        let hops = exchange.hops.enumerated().map { hop($0.element, isFirst: $0.offset == 0, scale: scale) }
        return """
            <details class="exchange"\(open)><summary><span role="heading" aria-level="3">\(Message.escaped(exchange.site)), \
            \(exchange.title)</span></summary>
            <ol class="timeline">
            \(hops.joined())</ol></details>

            """
    }

    func hop(_ hop: Report.Hop, isFirst: Bool, scale: Double) -> Markup {
        let target: Markup? = hop.redirectTarget.map { " → <code>\(Message.escaped($0))</code>" }
        let content: Markup? = hop.content.map { " \($0.inWords)" }
        let path: Markup? = hop.directoryPath.map { " <code>\(Message.escaped($0))</code>" }
        let facts = hop.facts.map { "<li>\($0)</li>" as Markup }
        let list: Markup = facts.isEmpty ? "" : "<ul class=\"facts\">\(facts.joined())</ul>\n"
        return """
            <li class="\(hop.tone(isFirst: isFirst).name)">
            <p class="purpose">\(hop.purpose)</p>
            <p class="url"><code>\(Message.escaped(hop.url))</code></p>
            <p class="answer"><span class="badge">\(hop.answer)</span>\(path)\(content)\(target)</p>
            \(hop.phases.isEmpty ? "" : times(of: hop, scale: scale))\(list)</li>

            """
    }

    private func times(of hop: Report.Hop, scale: Double) -> Markup {
        var start = 0.0
        var bars: Markup = ""
        var words: Markup = ""
        for phase in hop.phases {
            let (left, right) = (units(start, scale), units(start + phase.seconds, scale))
            bars += "<rect class=\"\(phase.name)\" x=\"\(left)\" width=\"\(max(2, right - left))\" height=\"10\"/>"
            words += """
                <li class="\(phase.name)"><span class="swatch" aria-hidden="true"></span>\(phase.kind.rawValue) \
                \(Self.duration(phase.seconds))</li>
                """
            start += phase.seconds
        }
        let total: Markup = hop.phases.count == 1 ? "" : "<li>in all \(Self.duration(hop.seconds))</li>"
        return """
            <svg class="bar" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 10" preserveAspectRatio="none" \
            aria-hidden="true">\(bars)</svg>
            <ul class="phases">\(words)\(total)</ul>

            """
    }

    private func units(_ seconds: Double, _ scale: Double) -> Int {
        Int((min(seconds / scale, 1) * Double(Self.width)).rounded())
    }

    private static func duration(_ seconds: Double) -> String {
        let milliseconds = Int(min(seconds * 1_000, 1e12).rounded())
        switch milliseconds {
        case ..<1: return "under 1 ms"
        case ..<1_000: return "\(milliseconds) ms"
        default:
            let hundredths = milliseconds / 10 % 100
            return "\(milliseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
        }
    }
}

extension Report.Exchange {
    /// Whether what Apple asks first is not answered with the file.
    fileprivate var fails: Bool {
        if case .status(200..<300)? = hops.first?.outcome { return false }
        return !hops.isEmpty
    }

    fileprivate var title: Markup {
        let isRecorded = hops.contains { $0.responder == .recording }
        let isDirectory = hops.contains { if case .directory = $0.responder { true } else { false } }
        let side: Markup = side == .origin ? "the server" : "Apple's CDN copy"
        if isDirectory { return "a directory that stands in for the server" }
        return isRecorded ? "\(side), from a recording" : side
    }
}

extension Report.Hop {
    fileprivate func tone(isFirst: Bool) -> Tone {
        switch outcome {
        case .status(200..<300): .good
        case .status(300..<400): .warning
        case .status, .failure: isFirst ? .error : .faint
        case .notMade: .faint
        }
    }

    /// The path of the file that was looked for in a directory.
    fileprivate var directoryPath: String? { if case .directory(let path) = responder { path } else { nil } }

    /// The outcome in a few words.
    fileprivate var answer: Markup {
        switch (outcome, responder) {
        case (.status(200..<300), .directory): "read from"
        case (.status, .directory): "no file at"
        case (.status(let status), _): "status \(status)"
        case (.failure(let reason), _): "\(reason)"
        case (.notMade(let reason), _): "not requested: \(reason)"
        }
    }
}

extension Report.Hop.Content {
    fileprivate var inWords: Markup {
        let bytes = size == 1 ? "1 byte" : "\(size) bytes"
        let size = isCut ? "more than \(bytes)" : bytes
        return mediaType.map { "\(Message.escaped($0)), \(size)" } ?? "(\(size))"
    }
}

extension Report.Hop.Phase {
    /// The name of the class in the style sheet.
    fileprivate var name: Markup {
        switch kind {
        case .lookup: "lookup"
        case .connection: "connection"
        case .handshake: "handshake"
        case .waiting, .response: "waiting"
        case .transfer: "transfer"
        case .whole: "whole"
        }
    }
}

extension HTMLReport {
    /// One request and what came back, as an item of a list, where no more of its exchange is known yet.
    package static func item(of hop: Report.Hop, isDecisive: Bool) -> Markup {
        ExchangesHTML(exchanges: []).hop(hop, isFirst: isDecisive, scale: max(1, hop.seconds))
    }
}
