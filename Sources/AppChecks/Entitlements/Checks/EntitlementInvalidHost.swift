import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The host of an entry is not a domain name.
    static let entitlementInvalidHost = Check(
        "AD143", "entitlement-invalid-host", .error, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .entitlement],
        explanation: """
            ## What it finds
            The domain of the entry is not a domain name: it has no full stop (`localhost`), is an IP address, has an \
            empty label (`.example.com`, `example..com`), contains a character that host names can't have, has a label \
            of more than 63 bytes or more than 253 bytes in all, has a hyphen at either end of a label, or ends with a \
            full stop.

            ## Why it matters
            Apple documents a fully qualified domain name here, and nothing else. What a device does with another \
            value is not documented; Apple's CDN can't fetch a file for a name that is not public.

            ## How to fix it
            Write the full name of the host as it is in DNS:

                webcredentials:localhost        wrong
                webcredentials:192.0.2.1        wrong
                webcredentials:example.com      right

            To test against your own machine, give it a name in a domain that you own.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, let problem = entry.hostProblem,
            let (message, label) = problem.wording(of: entry.host.text)
        else { return nil }
        // `entitlement-whitespace` reports white space in a string of an entitlement.
        if problem == .whitespace, entry.impliedService == nil { return nil }
        return subject.observation(
            message, at: entry.host.span, label: label,
            orElse: entry.host.text.asciiLowercased == "localhost" ? atHome : fullName)
    }

    private static let fullName: Message = "write the full domain name, such as \("example.com")"

    // Neither a device nor Apple's CDN can fetch a file from the developer's machine by this name.
    private static let atHome: Message =
        "for tests, write a host name that devices can reach over https, such as a tunnel's, instead of localhost"
}
