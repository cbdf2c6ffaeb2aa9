import Findings

extension Check {
    /// Lines of old systems.
    static let loggedCertificateRejected = Check(
        "AD024", "logged-certificate-rejected", .error, since: "0.1.0", evidence: .reported,
        citations: [.forum("67882"), .trustedCertificates],
        explanation: """
            ## What it finds
            `### Bad apple-app-site-association server trust: …` or `### Rejecting URL '…' for auth method \
            'NSURLAuthenticationMethodServerTrust'`, which iOS 9 and 10 logged.

            ## Why it matters
            The device did not trust the certificate of the server: expired, for another name, from a private \
            authority, or without the intermediate certificate. Today Apple's CDN asks the server, and is no more \
            lenient.

            ## How to fix it
            Check the host: the certificate, its dates and its chain are looked at one by one. A browser proves \
            little, since browsers fetch or remember intermediates that a server forgets to send.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .certificateRejected = download.outcome else { return [] }
        return [
            download.logged.observation(
                "the device did not trust the server's certificate\(download.domain)", label: "no file was fetched",
                help: "let the check look at the certificate and its chain, and mend what it finds",
                confirmation: download.logged.confirmation)
        ]
    }
}
