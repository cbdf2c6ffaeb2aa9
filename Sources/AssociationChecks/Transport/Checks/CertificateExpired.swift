import AssociationModel
import Findings
import TextFormats

extension Check {
    /// A certificate's time is over.
    static let certificateExpired = Check(
        "AD216", "certificate-expired", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            A certificate of the chain that the server shows is past its last day. The message says which; the notes \
            give subject, issuer and dates of each.

            ## Why it matters
            Apple asks for a valid certificate. With an expired one its CDN cannot fetch the file, so a copy that is \
            still good today is not renewed.

            ## How to fix it
            Renew the certificate and reload the web server: a renewed file on disk that the running server has not \
            read is the most frequent cause. Where several servers answer for one name, look at each; the notes say \
            which address was asked. If it is the intermediate that has expired, replace the whole chain file with \
            the one that your authority gives today. See what is served with:

                openssl s_client -connect example.com:443 -servername example.com </dev/null | openssl x509 -noout -dates
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.contains(.expired) else { return [] }
        let now = chain.site.now
        let expired = chain.certificates.filter { $0.notAfter < now }
        let message: Message =
            if let first = expired.first {
                "\(chain.name(of: first)) expired on \(plain: first.notAfter.description)"
            } else {
                "a certificate in the chain of \(plain: chain.host) has expired"
            }
        return [
            Observation(
                message, at: chain.place, notes: chain.addressNotes + chain.certificateNotes,
                help: "renew the certificate, and reload the web server so that it sends the new one")
        ]
    }
}
