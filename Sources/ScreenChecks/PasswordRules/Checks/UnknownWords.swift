import Findings
import Judging
import PasswordRules

// Words that the language does not have; each of them voids the whole descriptor.
extension PasswordRuleChecks {
    /// A word in `required` or `allowed` that names no class, such as `digits`.
    static let unknownClass = passwordRules(
        "AD804", "unknown-class", .error,
        explanation: """
            ## What it finds
            A word in `required` or `allowed` that does not name a class, such as `digits`, `uppercase` or `letters`. \
            The words are `upper`, `lower`, `digit`, `special`, `ascii-printable` and `unicode`, in upper or lower \
            case.

            ## Why it matters
            One unknown word voids the whole descriptor in Apple’s published parser, silently. `required: digits; \
            minlength: 8` amounts to no rules at all. Apple’s own article lists “digits (0-9)”, and some tools that \
            generate descriptors write it; whether Apple’s systems accept it is not known.

            ## How to fix it
            Write the word that the help names, or list the characters between brackets: `required: digit;`, \
            `required: [!@#$];`.
            """
    ) { $0.kind == .unknownClass }

    /// A rule that begins with an unknown word, such as `min-length`.
    static let unknownProperty = passwordRules(
        "AD805", "unknown-property", .error,
        explanation: """
            ## What it finds
            A rule that begins with a word that is not a property, such as `min-length` or `disallowed`. The \
            properties are `required`, `allowed`, `max-consecutive`, `minlength` and `maxlength`, and since September \
            2026 `max-repeating` and `max-sequential`.

            ## Why it matters
            One unknown property voids the whole descriptor in Apple’s published parser, silently: passwords are \
            generated as if there were no rules, and the server may refuse them.

            ## How to fix it
            Write the property that the help names. Characters cannot be forbidden: list the allowed ones instead.
            """
    ) { $0.kind == .unknownProperty }

    /// A property with capital letters, such as `Minlength`.
    static let propertyCase = passwordRules(
        "AD806", "property-case", .error,
        explanation: """
            ## What it finds
            A property with a capital letter, such as `Minlength` or `REQUIRED`.

            ## Why it matters
            Properties are case-sensitive in Apple’s published parser, although classes are not. An unrecognised \
            property voids the whole descriptor, silently. Other password managers are more lenient, so a test with \
            one of them does not reveal the mistake.

            ## How to fix it
            Write the property in lower case: `minlength: 8;` instead of `Minlength: 8;`.
            """
    ) { $0.kind == .propertyCase }
}
