import Findings
import Judging

extension ConfigurationChecks {
    /// No finding matches an entry of `ignore`.
    static let ignoreUnused = Check(
        "AD991", "ignore-unused", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An entry of `ignore` in `.aasa.json` that matches no finding, in a run of all checks of the configuration. \
            It is not reported when servers were left out with `--offline`, since they might have shown it.

            ## Why it matters
            What the entry hid is fixed, or the entry never matched: its pattern may name another file. An entry that \
            stays would hide the same mistake if it came back.

            ## How to fix it
            Remove the entry, or correct its `file` or `domain`. A pattern of files is relative to the folder of \
            `.aasa.json`; `*` stands for anything within a name, `**` for any number of folders. A domain `*.example.com` \
            stands for the subdomains of `example.com`, not for itself.
            """,
        of: \.ignoreEntries
    ) { subject in
        guard subject.use.matches == 0, !subject.isOver else { return nil }
        return Observation(
            "nothing matches this entry of “ignore”: \(subject.entry.description)", at: subject.entry.place,
            help: "remove the entry, or correct what it names")
    }
}
