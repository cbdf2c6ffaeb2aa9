import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// A label of the host is in Punycode.
    static let entitlementInternationalizedHost = Check(
        "AD144", "entitlement-internationalized-host", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("814156"), .forum("807695")],
        explanation: """
            ## What it finds
            A label of the domain begins with `xn--`: the form in which DNS has names with non-ASCII characters \
            (Punycode, RFC 3492).

            ## Why it matters
            It is the form that Apple asks for. Yet since iOS 16 developers report that the system does not even ask \
            for the file, and logs

                Domain xn--… is invalid. Will not attempt a download.

            Whether that holds for every such name and release is not known, so this is a warning.

            ## How to fix it
            If the association does not come about on a device, serve the file on a domain in ASCII as well, and claim \
            that one. Look for the line above in the device's console; `aasa triage` knows it.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, entry.hostProblem == nil,
            entry.host.text.utf8.split(separator: UInt8(ascii: ".")).contains(where: {
                String(decoding: $0.prefix(4), as: UTF8.self).asciiLowercased == "xn--"
            })
        else { return nil }
        return Observation(
            "the domain \(entry.host.text) is an internationalized one, which iOS 16 and later are reported to refuse",
            at: subject.claim.place(of: entry.host.span), label: "internationalized",
            help:
                "try it on a device; if the association fails there, claim a domain in ASCII that serves the same file")
    }
}
