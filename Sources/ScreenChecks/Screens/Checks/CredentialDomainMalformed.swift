import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A URL where a function takes a domain.
    static let credentialDomainMalformed = Check(
        "AD909", "credential-domain-malformed", .error, since: "0.1.0", evidence: .documented,
        citations: [.secAddSharedWebCredential, .secRequestSharedWebCredential, .httpsCallback],
        explanation: """
            ## What it finds
            A URL, or a domain with a port or a path, where `SecAddSharedWebCredential`, `SecRequestSharedWebCredential` or \
            `ASWebAuthenticationSession.Callback.https(host:path:)` takes a domain.

            ## Why it matters
            The system compares this text with the domains that the app claims, none of which has a scheme, so the call \
            fails at run time: nothing is saved, no password is suggested, the callback never comes.

            ## How to fix it
            Pass the domain alone: `"example.com"` instead of `"https://example.com"`.
            """,
        of: \.credentialArguments
    ) { subject in
        guard let function = subject.function, let domain = subject.domainInside else { return nil }
        return Observation(
            "\(plain: function) takes a domain, not \(subject.call.text)", at: subject.call.place,
            label: "more than a domain",
            notes: subject.call.origin.map { [Note("the text is written here", at: $0)] } ?? [],
            help: "pass \(domain)")
    }
}
