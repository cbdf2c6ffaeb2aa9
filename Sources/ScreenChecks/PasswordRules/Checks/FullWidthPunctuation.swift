import Findings
import Judging

extension PasswordRuleChecks {
    /// Full-width punctuation, letters or digits, where the language has ASCII.
    static let fullWidthPunctuation = passwordRules(
        "AD813", "full-width-punctuation", .error, fullWidth: true,
        explanation: """
            ## What it finds
            Full-width characters where the language has ASCII: `：` for a colon, `；` for a semicolon, `，` or `、` for \
            a comma, full-width digits and letters, an ideographic space.

            ## Why it matters
            They come from an input method for Chinese, Japanese or Korean and look nearly the same, but Apple’s \
            published parser knows none of them and loses its place: it drops every rule, or all from there on, \
            silently. The notes show what is left.

            ## How to fix it
            Switch the input method off and write the character that the help names: \
            `required: upper; minlength: 12;`.
            """
    ) { _ in true }
}
