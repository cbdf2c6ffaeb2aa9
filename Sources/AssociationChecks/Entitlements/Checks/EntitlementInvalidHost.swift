import AssociationModel
import Findings

extension Check {
    /// The host is no domain name.
    static let entitlementInvalidHost = Check(
        "AD143", "entitlement-invalid-host", .error, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .entitlement],
        explanation: """
            ## What it finds
            What should be a domain is none: a name without a full stop (`localhost`), an IP address, an empty label \
            (`.example.com`, `example..com`), a character that no host name has, a label over 63 bytes or a name \
            over 253, a hyphen at the edge of a label, or a full stop at the end.

            ## Why it matters
            Apple documents a fully qualified domain name, and nothing else, in this place. What a device does with \
            another value is not documented; its CDN cannot fetch a file for a name that is no public one.

            ## How to fix it
            Write the full name of the host as it stands in DNS:

                webcredentials:localhost        wrong
                webcredentials:192.0.2.1        wrong
                webcredentials:example.com      right

            To test against a machine of your own, give it a name in a domain of yours.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, let problem = entry.hostProblem,
            let (message, label) = problem.wording(of: entry.host.text)
        else { return [] }
        // White space in an entitlement string is told apart.
        if problem == .whitespace, entry.impliedService == nil { return [] }
        return [
            Observation(
                message, at: subject.claim.place(of: entry.host.span), label: label,
                help: subject.correction ?? "write the full domain name, such as \("example.com")")
        ]
    }
}

extension HostProblem {
    // Nil where another check tells of it.
    fileprivate func wording(of host: String) -> (message: Message, label: Message)? {
        switch self {
        case .empty, .unicode, .misplacedWildcard, .buildSetting: nil
        case .whitespace: ("\(host) holds white space or a character that does not show", "no domain name")
        case .illegalCharacter(let scalar):
            ("\(host) holds \(String(scalar)), which no domain name has", "\(String(scalar)) is not allowed")
        case .noDot: ("\(host) has no full stop, so it is no full domain name", "not a full domain name")
        case .emptyLabel: ("\(host) has nothing before a full stop, or two in a row", "an empty label")
        case .ipAddress: ("\(host) is an IP address, and Apple asks for a domain name", "an address")
        case .labelTooLong: ("\(host) has a label of more than 63 bytes", "a label is too long")
        case .nameTooLong: ("\(host) has more than 253 bytes", "too long")
        case .hyphenAtEdge: ("\(host) has a label that begins or ends with a hyphen", "a hyphen at the edge")
        case .trailingDot: ("\(host) ends in a full stop", "remove the last full stop")
        }
    }
}
