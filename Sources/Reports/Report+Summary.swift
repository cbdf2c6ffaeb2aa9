import Findings

extension Report {
    /// How many findings of each severity count, as in “2 errors, 1 note”; nil if none does.
    var countsInWords: String? {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, word in
            let count = countUnsuppressed(severity)
            return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }

    /// What is said where no finding counts.
    var nothingInWords: String { suppressions.isEmpty ? "no problems found" : "nothing new" }
}
