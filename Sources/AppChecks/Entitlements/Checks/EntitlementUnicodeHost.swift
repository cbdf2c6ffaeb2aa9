import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// The host of an entry is not in Punycode.
    static let entitlementUnicodeHost = Check(
        "AD142", "entitlement-unicode-host", .error, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .wwdc19UniversalLinks, .forum("814156")],
        explanation: """
            ## What it finds
            The domain contains non-ASCII characters, such as `bücher.example`.

            ## Why it matters
            Apple requires the domain as it is in DNS, where such names are encoded in Punycode (RFC 3492), each \
            encoded label with `xn--` before it. A name in accented letters, or in another script, is not that name.

            ## How to fix it
            Write the encoded form; the help gives it where it is certain:

                webcredentials:bücher.example            wrong
                webcredentials:xn--bcher-kva.example     right

            If the character is there by mistake (a typographic hyphen, a letter of another alphabet that looks the \
            same), type the name again.

            Since iOS 16, developers report that the system refuses the encoded form too \
            (`entitlement-internationalized-host`): a domain in ASCII is the safe choice.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, entry.hostProblem == .unicode else { return nil }
        return subject.observation(
            "the domain \(entry.host.text) is not in Punycode", at: entry.host.span, label: "non-ASCII characters",
            notes: [Note("iOS 16 and later are reported to refuse the encoded form too; a domain in ASCII is safe")],
            orElse: "write the name as it is registered in DNS, in ASCII")
    }
}
