import Findings
import PasswordRules
import UniversalLinks

extension Check {
    /// A password that follows the rules may fail the policy.
    static let policyNotImplied = Check(
        "AD840", "policy-not-implied", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .entraPolicy],
        explanation: """
            ## What it finds
            Rules that let a password through which the policy refuses: `--policy entra` is Microsoft Entra’s (8 to \
            256 characters of ASCII, of three of four categories), another comes from a file.

            ## Why it matters
            Whoever makes passwords by these rules, iOS or another password manager, can make one that the server \
            does not take, at the worst moment of a sign-up. Each note is one way in which that can happen.

            ## How to fix it
            Say in the rules what the policy says. For Entra, \
            `minlength: 8; maxlength: 256; required: lower; required: upper; required: digit; allowed: [-];` implies \
            it and keeps Apple’s usual form. Three of four categories cannot be said: require three. Banned words \
            cannot be said either.
            """,
        of: \.passwordRulesUnderPolicy
    ) { subject in
        guard let policy = subject.text.policy else { return [] }
        let gaps = subject.rules.gaps(to: policy)
        guard !gaps.isEmpty else { return [] }
        let remedies = gaps.compactMap(\.remedy)
        return [
            Observation(
                "a password that follows these rules may be refused by the policy \(policy.name)", at: subject.place,
                notes: gaps.map { Note($0.message) },
                help: remedies.isEmpty ? nil : .joined(remedies, by: "; "))
        ]
    }
}
