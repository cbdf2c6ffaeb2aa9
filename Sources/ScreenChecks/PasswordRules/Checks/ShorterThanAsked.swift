import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// The password that Safari is expected to generate is shorter than `minlength`.
    static let shorterThanAsked = Check(
        "AD825", "shorter-than-asked", .warning, since: "0.1.0", evidence: .modelled,
        citations: [.strongPasswords, .passwordRules],
        explanation: """
            ## What it finds
            Rules under which, by our model of Apple’s generator, the password comes out shorter than `minlength`.

            ## Why it matters
            Two forms have a fixed length. Where no hyphen is allowed, the usual 20 characters become 18, even with \
            `minlength: 20`; and with `maxlength: 15` to `19` they become 12, even with `minlength: 13`. The server \
            then refuses the password that iOS offers. This is a model of Apple’s Password Rules Validation Tool, not \
            an observation on a device.

            ## How to fix it
            Allow the hyphen, if the server does (`allowed: [-];`): then the form has 20 or 15 characters. Otherwise \
            leave `maxlength` at 20 or more, and `minlength` at 18 or less.
            """,
        of: \.usablePasswordRules
    ) { subject in
        let shape = subject.rules.shape
        guard let minimum = shape.missedMinimum else { return nil }
        return Observation(
            "Safari probably generates a password of \(shape.length) characters, but the minimum is \(minimum)",
            at: subject.place(of: .minLength(minimum)), label: "longer than Safari’s password",
            help: "allow the hyphen with allowed: [-], or write minlength: \(shape.length)")
    }
}
