import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server does not send the intermediate certificate that completes its certificate chain.
    static let certificateChainIncomplete = Check(
        "AD219", "certificate-chain-incomplete", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            The server sends its own certificate without the intermediate one that links it to a trusted root. This \
            was tested: with the certificate from the issuer address that the server's certificate names, the \
            certificate chain is valid.

            ## Why it matters
            Browsers hide this mistake, because they fetch or remember missing intermediates, so the site looks fine. \
            A client that does neither, such as curl, refuses it. Apple requires a certificate that leads to a trusted \
            root; that its CDN does not fetch intermediates is likely from its error messages, but not documented.

            ## How to fix it
            Configure the file that contains the whole certificate chain, your certificate first. In nginx:

                ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;   # not cert.pem

            Then reload the server. `openssl s_client -connect example.com:443 -servername example.com </dev/null` \
            must end in `Verify return code: 0 (ok)`.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.isIncomplete, let last = chain.certificates.last else { return nil }
        let addresses = last.issuerURLs.prefix(1).map {
            Note("the missing certificate is available at \(plain: $0)")
        }
        return chain.observation(
            """
            \(plain: chain.host) does not send the intermediate certificate \(last.issuer), which issued \
            \(last.subject)
            """,
            adding: addresses,
            help: "configure the whole certificate chain on the server (fullchain.pem, not cert.pem)")
    }
}
