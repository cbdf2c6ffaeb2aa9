package import Findings

extension Report {
    /// How many findings of each severity count, as in “2 errors, 1 note”; nil if none does.
    var countsInWords: String? {
        Self.countsInWords(of: unsuppressed)
    }

    /// How many of some findings have each severity; nil if there are none.
    static func countsInWords(of findings: [Finding]) -> String? {
        let counts = Severity.allCases.reversed().compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }

    /// The outcome as a title: a sign and a few words.
    package var titleInWords: String {
        let (headline, words) = outcome
        return headline.map { "\($0.mark) \(words)" } ?? words
    }

    /// Whether everything was checked that was asked for, and nothing that counts was found.
    var isClean: Bool { countsInWords == nil && associationCounts.unknown == 0 && screensInWords.isEmpty }

    /// How many screens nothing certain is known of, to follow the counts; empty if there are none.
    var screensInWords: String {
        let screens = cases.filter { $0.kind == .screen }
        let open = screens.count { item in
            if case .unknown = outcome(of: item, failingFrom: .error) { item.unknownReason != nil } else { false }
        }
        if open == 0 { return "" }
        if screens.count == 1 { return "; what iOS does on the screen is unknown" }
        return "; of \(screens.count) screens, what iOS does is unknown on \(open)"
    }

    /// The last line: how many associations were checked and how many could not be, and what was found.
    var summaryInWords: String {
        let counts = associationCounts
        let found = (countsInWords ?? nothingInWords) + screensInWords
        let all = counts.all == 1 ? "1 association" : "\(counts.all) associations"
        switch (counts.decided, counts.unknown) {
        case (0, 0): return found
        case (_, 0): return "\(all) checked: \(found)"
        case (0, 1): return "the association could not be checked: \(found)"
        case (0, _): return "none of \(all) could be checked: \(found)"
        case (let decided, let unknown): return "\(decided) of \(all) checked, \(unknown) could not be: \(found)"
        }
    }

    /// How an expectation stands, with the signs of an association.
    func headline(ofExpectation item: Case) -> Headline {
        if !item.findings.isEmpty { return .refused }
        return item.unknownReason == nil ? .holds : .unknown
    }

    /// How many findings that count `aasa fix` can repair, and the command; nil if it can repair none.
    var fixHint: (words: String, command: String)? {
        let shown = unsuppressed
        let fixes = shown.compactMap { self.fixes[$0.id] }
        guard !fixes.isEmpty else { return nil }
        let costly = fixes.count(where: \.changesLinks)
        let all =
            shown.count == 1 ? "it" : fixes.count == shown.count ? "all" : "\(fixes.count) of \(shown.count) findings"
        var words = "\(all) can be repaired"
        if costly == fixes.count {
            words += ", which changes the links that open"
        } else if costly > 0 {
            words += ", \(costly) of them only with --change-links"
        }
        let targets = fixes.map(\.target).uniqued()
        let names =
            targets.prefix(Self.shownFiles).map { Message.escaped($0).shellWord }
            + (targets.count > Self.shownFiles ? ["…"] : [])
        let option = costly == fixes.count ? ["--change-links"] : []
        return (words, (["aasa", "fix"] + option + names).joined(separator: " "))
    }

    private static var shownFiles: Int { 3 }

    /// What is said where no finding counts.
    var nothingInWords: String { suppressions.isEmpty ? "no problems found" : "nothing new" }
}
