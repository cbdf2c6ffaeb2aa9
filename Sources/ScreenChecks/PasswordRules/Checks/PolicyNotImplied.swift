import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// A password that follows the rules may still fail the policy given.
    static let policyNotImplied = Check(
        "AD840", "policy-not-implied", .error, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.entraPolicy, .passwordRules],
        explanation: """
            ## What it finds
            Rules that allow a password which the policy refuses: `--policy entra` is Microsoft Entra’s (8 to 256 \
            characters of ASCII, from three of four categories), as Microsoft documents it; another policy can be read from \
            a file, and is taken at its word.

            ## Why it matters
            iOS, or any other password manager that follows these rules, can generate a password that the server \
            refuses, at the worst moment of a sign-up. Each note names one way in which that can happen.

            ## How to fix it
            Put into the rules what the policy demands. For Entra, `minlength: 8; maxlength: 256; required: lower; \
            required: upper; required: digit; allowed: [-];` satisfies it and keeps Apple’s usual form. “Three of four \
            categories” cannot be expressed: require three. Banned words cannot be expressed either.
            """,
        of: \.passwordRulesUnderPolicy
    ) { subject in
        guard let policy = subject.policy else { return nil }
        let gaps = subject.rules.gaps(to: policy)
        guard !gaps.isEmpty else { return nil }
        let fixes = gaps.compactMap(\.fix)
        return Observation(
            "the policy \(policy.name) may refuse a password that follows these rules", at: subject.place,
            notes: gaps.map { Note($0.message) },
            help: fixes.isEmpty ? nil : .joined(fixes, by: "; "))
    }
}
