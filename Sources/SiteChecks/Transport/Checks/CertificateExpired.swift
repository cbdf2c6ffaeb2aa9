import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// A certificate that the server sends is past its last day.
    static let certificateExpired = Check(
        "AD216", "certificate-expired", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            A certificate in the certificate chain that the server sends has expired. The message says which; the \
            notes give the subject, issuer and dates of each.

            ## Why it matters
            Apple requires a valid certificate. With an expired one, its CDN cannot fetch the file, so a copy that is \
            still good today is not renewed.

            ## How to fix it
            Renew the certificate and reload the web server: the most frequent cause is a renewed file on disk that \
            the running server has not read. Where several servers answer for one name, check each; the notes say \
            which address sent the certificates. If it is the intermediate certificate that has expired, replace the \
            whole chain file with the one that your authority provides today. See what is served with:

                openssl s_client -connect example.com:443 -servername example.com </dev/null | openssl x509 -noout -dates
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.contains(.expired) else { return nil }
        let now = chain.site.now
        let expired = chain.certificates.filter { $0.notAfter < now }
        let message: Message =
            if let first = expired.first {
                "\(chain.name(of: first)) expired on \(plain: first.notAfter.description)"
            } else {
                "a certificate in the certificate chain of \(plain: chain.host) has expired"
            }
        return chain.observation(
            message,
            help: expired.first.map(chain.isOwn) ?? true
                ? "renew the certificate, and reload the web server so that it sends the new one"
                : "send the intermediate certificate that the authority issues now: install the certificate chain that comes with a renewed certificate, and reload the web server"
        )
    }
}
