import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// `max-repeating` or `max-sequential`, for which a reader that does not know them drops every rule.
    static let newerProperty = Check(
        "AD815", "newer-property", .warning, since: "0.1.0", evidence: .documented,
        citations: [.newerPasswordRules, .passwordRulesParser],
        explanation: """
            ## What it finds
            `max-repeating` or `max-sequential`, which Apple added to the language in September 2026.

            ## Why it matters
            An older reader does not know the word, and one unknown word voids the whole descriptor: on such a system \
            there are no rules at all. That is how Apple’s parser behaved before; which versions of iOS know the new \
            words is not documented.

            ## How to fix it
            Write `max-consecutive: 2;` instead of `max-repeating: 2;`: old readers know it, and new ones read it as a \
            limit on both repetitions and sequences. There is no older word for `max-sequential` alone; leave it out \
            while older systems matter.
            """,
        in: \.passwordRules
    ) { subject in
        let newer = subject.descriptor.written.filter { !PasswordDialect.original.knows($0.rule.name) }
        return newer.map { rule in
            let replacement: Message =
                rule.rule.name == .maxRepeating
                ? "write max-consecutive: \(rule.rule.number ?? 0), which older systems understand too"
                : "leave it out while older systems are in use"
            return Observation(
                "\(rule.rule.name.rawValue) was added in September 2026", at: subject.place(of: rule.nameSpan),
                label: "an older reader discards every rule", help: replacement)
        }
    }
}
