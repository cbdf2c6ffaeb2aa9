import Findings
import Judging
import TextFormats

extension ConfigurationChecks {
    /// The date in `until` has passed.
    static let ignoreExpired = Check(
        "AD990", "ignore-expired", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An entry of `ignore` in `.aasa.json` whose `until` has passed. The entry holds to the end of that day, in \
            UTC.

            ## Why it matters
            The date was a promise that the findings would be fixed by then. From the day after, they count again: \
            they are reported together with this one.

            ## How to fix it
            Fix what the entry hid and remove the entry. If that has to wait, write a later date, and in `reason` why:

                { "finding": "redirected", "reason": "the new site launches in June", "until": "2027-06-30" }
            """,
        of: \.ignoreEntries
    ) { subject in
        guard subject.isOver, let lastDay = subject.entry.lastDay else { return nil }
        let matches = subject.use.matches
        let count: Message = matches == 1 ? "1 finding counts" : "\(matches) findings count"
        return Observation(
            "\(subject.entry.description) was to be ignored until \(plain: lastDay.date), which has passed",
            at: subject.entry.place, label: "the reason was \(subject.entry.reason)",
            notes: matches == 0 ? [Note("the entry matches nothing in this run")] : [Note("\(count) again")],
            help: matches == 0 ? "remove the entry" : "fix what it hid, or write a later date")
    }
}
