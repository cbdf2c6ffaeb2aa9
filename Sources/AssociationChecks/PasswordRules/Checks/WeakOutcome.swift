import Findings
import PasswordRules

extension Check {
    /// The password is easily guessed.
    static let weakOutcome = Check(
        "AD826", "weak-outcome", .warning, since: "0.1.0", evidence: .modelled,
        citations: [.strongPasswords, .passwordRules],
        explanation: """
            ## What it finds
            Rules under which, by our model of Apple’s generator, the password holds fewer than 60 bits of chance.

            ## Why it matters
            Apple’s own form holds 71 bits. A short `maxlength` is the usual reason: 8 characters of letters and \
            digits are 47 bits, which whoever steals the server’s table of passwords can search through. The rules of \
            an app make every user’s password this weak.

            ## How to fix it
            Raise `maxlength` to at least 20, as the server should, and allow upper case, lower case and digits: \
            then the password has Apple’s form.
            """,
        of: \.usablePasswordRules
    ) { subject in
        let shape = subject.rules.shape
        guard shape.bits < 60 else { return [] }
        let bits = "\(shape.bits)"
        return [
            Observation(
                "Safari probably makes a password of \(shape.length) characters with \(plain: bits) bits of chance, less than 60",
                at: subject.place(of: subject.rules.maxLength.map(PasswordRule.maxLength)),
                help: "allow more characters, or longer passwords, here and on the server")
        ]
    }
}
