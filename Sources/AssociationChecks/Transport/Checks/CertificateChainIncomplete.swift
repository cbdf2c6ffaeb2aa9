import AssociationModel
import Findings

extension Check {
    /// The server leaves out an intermediate certificate.
    static let certificateChainIncomplete = Check(
        "AD219", "certificate-chain-incomplete", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            The server sends its own certificate without the intermediate one that ties it to a trusted root. It was \
            tried out: with the certificate from the address that the server's certificate names for its issuer, the \
            chain holds.

            ## Why it matters
            Browsers hide this mistake, as they fetch or remember missing intermediates, so the site looks fine. A \
            client that does neither, such as curl, refuses it. Apple asks for a certificate that leads to a trusted \
            root; that its CDN does not fetch intermediates is likely from its error messages, not documented.

            ## How to fix it
            Configure the file that holds the whole chain, your certificate first: in nginx

                ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;   # not cert.pem

            then reload the server. `openssl s_client -connect example.com:443 -servername example.com </dev/null` \
            must end in `Verify return code: 0 (ok)`.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.isIncomplete, let last = chain.certificates.last else { return [] }
        let addresses = last.issuerURLs.prefix(1).map {
            Note("the missing certificate can be had at \(plain: $0)")
        }
        return [
            Observation(
                """
                \(plain: chain.host) does not send the intermediate certificate \(last.issuer), which issued \
                \(last.subject)
                """,
                at: chain.place, notes: chain.addressNotes + chain.certificateNotes + addresses,
                help: "configure the whole chain on the server (fullchain.pem, not cert.pem)")
        ]
    }
}
