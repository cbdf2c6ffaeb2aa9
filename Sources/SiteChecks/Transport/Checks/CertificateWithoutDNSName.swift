import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server's certificate has subject alternative names, and none of them is the name of a host.
    static let certificateWithoutDNSName = Check(
        "AD223", "certificate-without-dns-name", .error, since: "0.1.0", evidence: .documented,
        citations: [.trustedCertificates, .supportingDomains, .certificates],
        explanation: """
            ## What it finds
            The server's certificate has a list of subject alternative names, but only IP addresses, addresses of \
            e-mail or URIs are on it. At best the host is in its common name.

            ## Why it matters
            Apple's systems look for the host among the DNS names of that list, and connections to a server that is \
            not there fail. Other software may still accept the common name (curl with OpenSSL does where the list has \
            neither a DNS name nor an IP address), so the file seems to be served.

            ## How to fix it
            Get a certificate from a public authority, or add the name when you make your own: `openssl req -x509 … \
            -addext "subjectAltName=DNS:example.com"`, where `IP:` and `email:` stand for other kinds of names. To \
            look at a certificate:

                openssl s_client -connect example.com:443 -servername example.com </dev/null | openssl x509 -noout -ext subjectAltName
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.hasNoHostNames, !chain.hasNoNames, let own = chain.certificates.first else { return nil }
        return chain.observation(
            """
            the certificate that \(plain: chain.host) sends has no DNS name among its subject alternative names, so \
            Apple refuses it: it has \(list: Array((own.names + own.otherNames).prefix(8)))
            """,
            help: "use a certificate whose subject alternative names include the DNS name \(chain.host)")
    }
}
