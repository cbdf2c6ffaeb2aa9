package import Findings
package import TextFormats

/// An entry of `ignore` in `.aasa.json`: findings that don't count, why, and until when. All that it names must hold.
package struct IgnoreEntry: Sendable {
    /// The name of the condition; nil for any.
    package let finding: String?
    /// A pattern of files, relative to the configuration's folder; nil for any file or none.
    package let file: String?
    /// A pattern of domains; nil for any domain or none.
    package let domain: String?
    /// Why they don't count, in the words of the person who wrote the entry.
    package let reason: String
    /// The beginning (UTC) of the last day on which the entry holds; nil if it has no end.
    package let lastDay: Instant?
    /// Where the entry stands.
    package let place: Place

    package init(
        finding: String?, file: String?, domain: String?, reason: String, lastDay: Instant?, at place: Place
    ) {
        self.finding = finding
        self.file = file
        self.domain = domain
        self.reason = reason
        self.lastDay = lastDay
        self.place = place
    }

    /// Whether the last day is over, in UTC.
    package func isOver(at now: Instant) -> Bool {
        lastDay.map { now >= $0.advanced(bySeconds: 86_400) } ?? false
    }

    /// What it names, in words: `“redirected” in “public/**”`.
    package var description: Message {
        let what: Message = finding.map { "\($0)" } ?? "every finding"
        let files: Message = file.map { " in \($0)" } ?? ""
        let domains: Message = domain.map { " of \($0)" } ?? ""
        return "\(what)\(files)\(domains)"
    }
}

/// An entry of `ignore`, and what became of it in a run.
package struct IgnoreUse: Sendable {
    package let entry: IgnoreEntry
    /// How many findings of the run the entry matches.
    package let matches: Int

    package init(_ entry: IgnoreEntry, matches: Int) {
        self.entry = entry
        self.matches = matches
    }
}
