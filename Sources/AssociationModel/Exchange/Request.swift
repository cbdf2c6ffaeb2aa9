import TextFormats

/// One question to a server.
package struct Request: Hashable, Sendable {
    /// Who the request claims to come from.
    package enum Agent: String, Hashable, Sendable {
        /// The fetcher of Apple's CDN, `AASA-Bot/1.0.0`.
        case associationBot = "bot"
        /// A browser.
        case browser
    }

    /// How much is asked of the server's TLS.
    package enum Security: Hashable, Sendable {
        /// A chain that the system trusts, and TLS 1.2 or later.
        case verified
        /// The same, with these certificates (DER) available as intermediates though the server did not send them.
        case verifiedWith(intermediates: [[UInt8]])
        /// Any certificate, as in the developer mode of associated domains.
        case unverified
        /// Any certificate and old protocol versions too, to learn what a server speaks that refused us.
        case oldProtocols
    }

    /// An absolute `https` URL (or `http`, for a redirect's target or an issuer's certificate).
    package let url: String
    /// The user agent.
    package let agent: Agent
    /// What is asked of TLS.
    package let security: Security

    /// States a request.
    package init(_ url: String, as agent: Agent = .associationBot, security: Security = .verified) {
        self.url = url
        self.agent = agent
        self.security = security
    }
}
