import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// The password that Safari is expected to generate has less than 60 bits of entropy.
    static let weakOutcome = Check(
        "AD826", "weak-outcome", .warning, since: "0.1.0", evidence: .modelled,
        citations: [.strongPasswords, .passwordRules],
        explanation: """
            ## What it finds
            Rules under which, by our model of Apple’s generator, the password has less than 60 bits of entropy.

            ## Why it matters
            Apple’s own form has 71 bits. A short `maxlength` is the usual reason: 8 characters of letters and digits \
            have 47 bits, which anyone who steals the server’s password table can search through. An app’s rules make \
            every user’s password this weak.

            ## How to fix it
            Raise `maxlength` to at least 20, as the server should, and allow upper case, lower case and digits: then \
            the password has Apple’s form.
            """,
        of: \.usablePasswordRules
    ) { subject in
        let shape = subject.rules.shape
        guard shape.bits < 60 else { return nil }
        let bits = "\(shape.bits)"
        return Observation(
            "Safari probably generates a password of \(shape.length) characters with \(plain: bits) bits of entropy, less than 60",
            at: subject.place(of: subject.rules.maxLength.map(PasswordRule.maxLength)),
            help: "allow more characters or longer passwords, here and on the server")
    }
}
