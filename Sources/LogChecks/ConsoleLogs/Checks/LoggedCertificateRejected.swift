import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedCertificateRejected = Check(
        "AD024", "logged-certificate-rejected", .error, since: "0.1.0", evidence: .reported,
        citations: [.forum("67882"), .trustedCertificates],
        explanation: """
            ## What it finds
            `### Bad apple-app-site-association server trust: …` or `### Rejecting URL '…' for auth method \
            'NSURLAuthenticationMethodServerTrust'`, logged by iOS 9 and 10.

            ## Why it matters
            The device did not trust the server's certificate: it had expired, was for another name, came from a \
            private authority, or arrived without its intermediate certificate. Today Apple's CDN fetches the file, \
            and it is no more lenient.

            ## How to fix it
            Check the host: the certificate, its dates and the certificate chain are checked one by one. A browser \
            that accepts the certificate proves little, since browsers fetch or remember intermediate certificates \
            that a server forgets to send.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .certificateRejected = download.outcome else { return nil }
        return download.logged.observation(
            "the device did not trust the server's certificate\(download.domain)", label: "no file was fetched",
            help: "check the host, and fix what the check reports about the certificate or the certificate chain",
            confirmation: download.logged.confirmation)
    }
}
