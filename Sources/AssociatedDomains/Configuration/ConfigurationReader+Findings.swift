import Findings
import Judging
import TextFormats

extension ConfigurationReader {
    /// Reads how findings count, by their names or codes.
    mutating func readSeverities(_ value: JSONValue) {
        guard let members = value.members else {
            return complain(value, "severities", "an object that maps findings to severities")
        }
        for member in members {
            let finding = findingName(member.key)
            guard let text = LocatedString(member.value) else {
                complain(member.value, member.key.text, "a severity")
                continue
            }
            let standing = word(text, "severity", among: ConfigurationFile.Standing.allCases) { $0.rawValue }
            guard let finding, let standing else { continue }
            severities.append(.init(finding: finding, standing: standing, span: member.key.span))
        }
    }

    /// Reads the entries of `ignore`.
    mutating func readIgnored(_ value: JSONValue) {
        let entries = elements(value, "ignore")
        if entries.count > ConfigurationFile.ignoreLimit {
            complain(
                "ignore has \(entries.count) entries, more than \(ConfigurationFile.ignoreLimit)",
                at: entries[ConfigurationFile.ignoreLimit].opening,
                help: "let an entry cover more with a pattern, or accept old findings with --write-baseline")
        }
        for entry in entries.prefix(ConfigurationFile.ignoreLimit) { readEntry(entry) }
    }

    private mutating func readEntry(_ entry: JSONValue) {
        guard let members = members(of: entry, "an entry of ignore", ConfigurationFile.ignoreSchema) else { return }
        let wanted = optionalString("finding", members)
        let finding = wanted.flatMap { findingName($0) }
        let file = optionalString("file", members)
        let domain = optionalString("domain", members)
        if ["finding", "file", "domain"].allSatisfy({ members.value($0) == nil }) {
            complain(
                "this entry would ignore every finding", at: entry.opening,
                help: "add “finding”, “file” or “domain”")
            return
        }
        let reason = string(of: "reason", members, in: entry)
        if let reason, reason.text.allSatisfy(\.isWhitespace) {
            complain("the reason is empty", at: reason.span, help: "write why these findings don't count")
        }
        let until = optionalString("until", members)
        let lastDay = until.flatMap { $0.text.utf8.count == 10 ? Instant($0.text) : nil }
        if let until, lastDay == nil {
            complain("\(until.text) is not a date", at: until.span, help: "write the last day, as in 2027-05-31")
        }
        // Nothing is ignored by an entry with a mistake: it could be more than was meant.
        guard let reason, (wanted == nil) == (finding == nil) else { return }
        let span = wanted?.span ?? file?.span ?? domain?.span ?? entry.opening
        ignored.append(
            IgnoreEntry(
                finding: finding, file: file?.text, domain: domain?.text, reason: reason.text, lastDay: lastDay,
                at: .text(text, until?.span ?? span)))
    }
}
