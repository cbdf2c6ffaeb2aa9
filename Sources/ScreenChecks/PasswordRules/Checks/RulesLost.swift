import AssociationModel
import Findings
import Judging
import PasswordRules
import TextFormats

// Mistakes, grouped by what they cost. Unknown words have checks of their own.
extension PasswordRuleChecks {
    /// A mistake that makes Apple’s parser drop every rule.
    static let rulesDiscarded = passwordRules(
        "AD801", "rules-discarded", .error,
        explanation: """
            ## What it finds
            A mistake after which Apple’s published parser loses its place and drops every rule, including those \
            before it: a missing semicolon or comma (`required: upper lower`), a bad number (`minlength: 8px`), a \
            space before the colon (`required : upper`), something after a class (`[a][b]`).

            ## Why it matters
            No error is shown anywhere. Passwords are generated as if there were no rules: printable ASCII, 20 \
            characters. If the server has rules of its own, it may refuse them. The notes show what is left.

            ## How to fix it
            Correct the marked places. A rule is a name, \
            a colon directly after it, a value, and a semicolon: `required: upper; required: digit; minlength: 12;`.
            """
    ) { problem in
        let own: [DescriptorProblem.Kind] = [.unknownClass, .unknownProperty, .propertyCase, .newerProperty]
        return problem.loss == .everything && !own.contains(problem.kind)
    }

    /// A mistake that costs only the rule that contains it.
    static let ruleDropped = passwordRules(
        "AD802", "rule-dropped", .error,
        explanation: """
            ## What it finds
            A mistake that costs the rule it is in, or the class: white space between a number and the semicolon \
            (`minlength: 8 ;`), a comma before the semicolon (`required: upper,;`), a name alone (`required;`), a rule \
            without a value (`required: ;`), a bracket that is never closed.

            ## Why it matters
            The other rules still apply, so passwords look nearly right, and the server refuses only some of them. A \
            bracket that is never closed also swallows every rule after it, as characters of its class.

            ## How to fix it
            Correct the marked place as the help says; the notes show what is left until then. For example, write \
            `minlength: 8;` with the semicolon directly after the number.
            """
    ) { $0.loss == .rule }

    /// A mistake at which Apple’s parser stops, so that everything after it is lost.
    static let rulesCutShort = passwordRules(
        "AD803", "rules-cut-short", .error,
        explanation: """
            ## What it finds
            Something other than a letter where a rule should begin: two semicolons in a row, a bracket, a digit, a \
            comment.

            ## Why it matters
            Apple’s published parser stops there, silently. The rules before that place count, those after it do not: \
            of `required: upper;; minlength: 12` only the first rule is left.

            ## How to fix it
            Remove what is marked. Write one semicolon between two rules; one at the end is allowed. The language has \
            no comments.
            """
    ) { $0.loss == .rest }
}
