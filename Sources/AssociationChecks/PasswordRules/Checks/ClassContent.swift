import Findings
import PasswordRules

// What is ignored between brackets.
extension Check {
    /// A hyphen in the middle.
    static let hyphenNotFirst = passwordRules(
        "AD810", "hyphen-not-first", .warning,
        explanation: """
            ## What it finds
            A hyphen between brackets that is not the first character: `[a-z]`, `[!-]`.

            ## Why it matters
            There are no ranges in this language: `[a-z]` means the two letters `a` and `z`, and the hyphen is \
            ignored. So passwords are made of far fewer characters than meant, or never hold the hyphen that was \
            meant. Where no hyphen is allowed, Safari’s usual form with hyphens cannot be used either.

            ## How to fix it
            Write `upper`, `lower` or `digit` for a range. Write a hyphen that is meant first: `[-!#]`.
            """
    ) { $0.kind == .hyphenNotFirst }

    /// Characters that are no printable ASCII.
    static let classCharactersDropped = passwordRules(
        "AD811", "class-characters-dropped", .warning,
        explanation: """
            ## What it finds
            Characters between brackets outside U+0020 to U+007E: accented letters, a tab, a symbol such as `€` or `§`.

            ## Why it matters
            Apple’s published parser drops them without a word. A class that had nothing else is empty, and then \
            `allowed: [é]` comes to *everything is allowed*, the opposite of what was meant.

            ## How to fix it
            Remove them. A symbol of the keyboard that is no ASCII cannot be listed; `allowed: unicode;` allows any \
            character, but Apple’s generator does not draw on them.
            """
    ) { $0.kind == .charactersDropped }

    /// `[]`.
    static let classEmpty = passwordRules(
        "AD812", "class-empty", .warning,
        explanation: """
            ## What it finds
            Brackets with nothing between them: `required: [];`.

            ## Why it matters
            Such a rule counts for nothing, and nothing reports it: `required: []` requires no character, and \
            `allowed: []` does not forbid any, but allows all. It usually comes from code that builds a descriptor of \
            a list that happens to be empty.

            ## How to fix it
            Write the characters, or leave the rule out. To write a closing bracket as a character, put it last: `[]]`.
            """
    ) { $0.kind == .classEmpty }
}
