import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// A minimum or a maximum length below what NIST asks of a service.
    static let lengthBelowAdvice = Check(
        "AD827", "length-below-advice", .note, since: "0.1.0", evidence: .definition,
        citations: [.nistPasswords, .strongPasswords, .passwordRules],
        explanation: """
            ## What it finds
            A `minlength` below 8, or a `maxlength` below 64.

            ## Why it matters
            The rules usually repeat what the server enforces. The guidelines of NIST (SP 800-63B, revision 4, section \
            3.1.1.2) ask a server for a minimum of 15 characters where the password is the only factor, and of 8 where \
            another factor is always asked for, and advise it to accept at least 64. Apple’s own strong passwords have \
            20 characters, which a lower maximum makes shorter.

            ## How to fix it
            Raise the minimum and the maximum on the server first, then here. Where the server can’t be changed, keep \
            the rules as they are: they have to say what it enforces, or it refuses passwords. A `minlength` from 8 to \
            14 is not reported, since rules don’t say whether there is another factor.
            """,
        in: \.usablePasswordRules
    ) { subject in
        var observations: [Observation] = []
        if let minimum = subject.rules.minLength, minimum < 8 {
            observations.append(
                Observation(
                    "minlength: \(minimum) is less than the 8 characters that NIST requires",
                    at: subject.place(of: .minLength(minimum)), label: "fewer than 8",
                    notes: [Note("NIST requires 15 characters where the password is the only factor")],
                    help:
                        "if the server can be changed, write minlength: 15, or 8 where there is always another factor"
                ))
        }
        if let maximum = subject.rules.maxLength, maximum < 64 {
            let shortened: [Note] =
                maximum < 20 ? [Note("Apple’s strong passwords have 20 characters unless the rules shorten them")] : []
            observations.append(
                Observation(
                    "maxlength: \(maximum) is less than the 64 characters that NIST advises to accept",
                    at: subject.place(of: .maxLength(maximum)), label: "fewer than 64", notes: shortened,
                    help:
                        "if the server can be changed, accept at least 64 characters, and write no lower maxlength"
                ))
        }
        return observations
    }
}
