package import Findings

extension Report {
    /// How many findings of each severity count, as in “2 errors, 1 note”; nil if none does.
    var countsInWords: String? {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, word in
            let count = countUnsuppressed(severity)
            return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }

    /// The outcome in a few words, as a title.
    package var titleInWords: String {
        let refused = associations.count { headline(of: $0) == .refused }
        if refused > 0, associations.count == 1 { return "✗ devices refuse the association" }
        if refused > 0 { return "✗ devices refuse \(refused) of \(associations.count) associations" }
        return countsInWords ?? "✓ \(nothingInWords)"
    }

    /// How many findings that count `aasa fix` can repair, as a predicate; empty if it can repair none.
    var fixHint: String {
        let shown = unsuppressed
        let count = shown.count { $0.observation.repair != nil && $0.observation.place.file != nil }
        if count == 0 { return "" }
        return count == shown.count ? "repairs it all" : "repairs \(count) of them"
    }

    /// What is said where no finding counts.
    var nothingInWords: String { suppressions.isEmpty ? "no problems found" : "nothing new" }
}
