import Findings
import Judging
import PasswordRules

// Content of a bracketed class that Apple’s parser ignores.
extension PasswordRuleChecks {
    /// A hyphen that is not the first character between brackets, where it is ignored.
    static let hyphenNotFirst = passwordRules(
        "AD810", "hyphen-not-first", .warning,
        explanation: """
            ## What it finds
            A hyphen between brackets that is not the first character: `[a-z]`, `[!-]`.

            ## Why it matters
            This language has no ranges: `[a-z]` means the two letters `a` and `z`, and the hyphen is ignored. So \
            passwords are made of far fewer characters than intended, or never contain the hyphen that was intended. \
            Without an allowed hyphen, Safari’s usual form with hyphens cannot be used either.

            ## How to fix it
            Write `upper`, `lower` or `digit` for a range. If a hyphen is meant, write it first: `[-!#]`.
            """
    ) { $0.kind == .hyphenNotFirst }

    /// Characters between brackets that are not printable ASCII.
    static let classCharactersDropped = passwordRules(
        "AD811", "class-characters-dropped", .warning,
        explanation: """
            ## What it finds
            Characters between brackets outside U+0020 to U+007E: accented letters, a tab, a symbol such as `€` or `§`.

            ## Why it matters
            Apple’s published parser drops them silently. A class that contains nothing else is empty, and then \
            `allowed: [é]` means *everything is allowed*, the opposite of what was intended.

            ## How to fix it
            Remove them. A symbol on the keyboard that is not ASCII cannot be listed; `allowed: unicode;` allows any \
            character, but Apple’s generator does not use such characters.
            """
    ) { $0.kind == .charactersDropped }

    /// Brackets with nothing between them.
    static let classEmpty = passwordRules(
        "AD812", "class-empty", .warning,
        explanation: """
            ## What it finds
            Brackets with nothing between them: `required: [];`.

            ## Why it matters
            Such a rule has no effect, and nothing reports it: `required: []` requires no character, and `allowed: []` \
            does not forbid everything but allows everything. It usually comes from code that builds a descriptor from \
            a list that happens to be empty.

            ## How to fix it
            Write the characters, or leave the rule out. To include a closing bracket as a character, put it last: \
            `[]]`.
            """
    ) { $0.kind == .classEmpty }
}
