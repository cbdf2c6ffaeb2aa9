import AssociationModel
import Findings
import PasswordRules
import TextFormats
import UniversalLinks

// Mistakes by what they cost. A word that is unknown has a check of its own.
extension Check {
    /// The descriptor is void.
    static let rulesDiscarded = passwordRules(
        "AD801", "rules-discarded", .error,
        explanation: """
            ## What it finds
            A mistake after which Apple’s published parser loses its place and drops every rule, also those before \
            it: a missing semicolon or comma (`required: upper lower`), a bad number (`minlength: 8px`), a space \
            before the colon (`required : upper`), something after a class (`[a][b]`).

            ## Why it matters
            Nothing is reported anywhere. Passwords are made as if there were no rules: printable ASCII, 20 characters. \
            Where the server has rules of its own, it may refuse them. The notes show what is left.

            ## How to fix it
            Correct the marked place, then lint again: a second mistake is hidden behind the first. A rule is a \
            name, a colon at once, a value, and a semicolon: `required: upper; required: digit; minlength: 12;`.
            """
    ) { problem in
        let own: [DescriptorProblem.Kind] = [.unknownClass, .unknownProperty, .propertyCase, .newerProperty]
        return problem.loss == .everything && !own.contains(problem.kind)
    }

    /// One rule is lost.
    static let ruleDropped = passwordRules(
        "AD802", "rule-dropped", .error,
        explanation: """
            ## What it finds
            A mistake that costs the rule it is in, or the class: white space between a number and the semicolon \
            (`minlength: 8 ;`), a comma before the semicolon (`required: upper,;`), a name alone (`required;`), a rule \
            without a value (`required: ;`), a bracket that is never closed.

            ## Why it matters
            The other rules stand, so passwords look nearly right, and only some are refused by the server. A bracket \
            that is never closed also swallows every rule after it, as characters of its class.

            ## How to fix it
            Correct the marked place as the help says; the notes show what is left until then. For example, write \
            `minlength: 8;` with the semicolon directly after the number.
            """
    ) { $0.loss == .rule }

    /// The rest is lost.
    static let rulesCutShort = passwordRules(
        "AD803", "rules-cut-short", .error,
        explanation: """
            ## What it finds
            A place where a rule should begin and something other than a letter stands: two semicolons in a row, a \
            bracket, a digit, a comment.

            ## Why it matters
            Apple’s published parser stops there, without a word. The rules before it count, those after it do not: \
            of `required: upper;; minlength: 12` only the first is left.

            ## How to fix it
            Remove what is marked. Write one semicolon between two rules; one at the end is allowed. There are no \
            comments in the language.
            """
    ) { $0.loss == .rest }
}
