import Findings
import PasswordRules

// Words that the language does not have; each voids the descriptor.
extension Check {
    /// `digits` and the like.
    static let unknownClass = passwordRules(
        "AD804", "unknown-class", .error,
        explanation: """
            ## What it finds
            A word in `required` or `allowed` that names no class, such as `digits`, `uppercase` or `letters`. The \
            words are `upper`, `lower`, `digit`, `special`, `ascii-printable` and `unicode`, in any case.

            ## Why it matters
            One unknown word voids the whole descriptor in Apple’s published parser, silently. `required: digits; \
            minlength: 8` comes to no rules at all. Apple’s own article lists “digits (0-9)”, and some generators of \
            descriptors write it; whether Apple’s systems take it is not known.

            ## How to fix it
            Write the word that the help names, or list the characters between brackets: `required: digit;`, \
            `required: [!@#$];`.
            """
    ) { $0.kind == .unknownClass }

    /// `min-length` and the like.
    static let unknownProperty = passwordRules(
        "AD805", "unknown-property", .error,
        explanation: """
            ## What it finds
            A rule that begins with a word which is no property, such as `min-length` or `disallowed`. The properties \
            are `required`, `allowed`, `max-consecutive`, `minlength` and `maxlength`, and since September 2026 \
            `max-repeating` and `max-sequential`.

            ## Why it matters
            One unknown property voids the whole descriptor in Apple’s published parser, silently: passwords are made \
            as if there were no rules, and the server may refuse them.

            ## How to fix it
            Write the property that the help names. There is no way to forbid characters: list those that are allowed.
            """
    ) { $0.kind == .unknownProperty }

    /// `Minlength`.
    static let propertyCase = passwordRules(
        "AD806", "property-case", .error,
        explanation: """
            ## What it finds
            A property with a capital letter, such as `Minlength` or `REQUIRED`.

            ## Why it matters
            Properties are case-sensitive in Apple’s published parser, although classes are not. One that is not \
            recognised voids the whole descriptor, silently. Other password managers are more lenient, so a test with \
            one of them does not show it.

            ## How to fix it
            Write the property in lower case: `minlength: 8;` in place of `Minlength: 8;`.
            """
    ) { $0.kind == .propertyCase }
}
