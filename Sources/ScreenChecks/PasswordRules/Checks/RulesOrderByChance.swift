import Findings
import Judging
import PasswordRules
import TextFormats

extension PasswordRuleChecks {
    /// A character class made from a set with a hyphen or a closing bracket, whose place decides what it means.
    static let rulesOrderByChance = Check(
        "AD831", "rules-order-by-chance", .warning, since: "0.1.0", evidence: .documented,
        citations: [.setOrder, .passwordRules],
        explanation: """
            ## What it finds
            A class between brackets that code puts together from a `Set`, with a hyphen or a closing bracket among its \
            characters.

            ## Why it matters
            A set has no order, and Swift may give its elements in another one each time the app is launched. Between \
            brackets a hyphen counts only as the first character, and `]` only as the last: in any other place the \
            hyphen is ignored, and the bracket ends the class, which voids the whole descriptor. So the rules differ \
            from one launch to the next, and a test finds nothing on a lucky one.

            ## How to fix it
            Write the class as a text in the right order: `[-!#]]`. Or sort the set, and put the hyphen first: \
            `"[-" + String(characters.sorted()) + "]"`, with no hyphen in `characters`.
            """,
        of: \.passwordRules
    ) { subject in
        guard let part = subject.text.located?.unordered else { return nil }
        return Observation(
            "the order of this set is by chance, and with it whether the rules keep their hyphen or bracket",
            at: .text(subject.text.text, part), label: "a set has no order",
            notes: [Note("judged here in the order in which all of it counts: \(plain: subject.rules.text(.full))")],
            help: "write the characters as a text, with the hyphen first and the closing bracket last")
    }
}
