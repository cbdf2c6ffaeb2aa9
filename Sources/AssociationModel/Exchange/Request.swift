import Findings
import TextFormats

/// A request to a server.
package struct Request: Hashable, Sendable {
    /// The client that the request claims to come from.
    package enum Agent: String, Hashable, Sendable {
        /// The fetcher of Apple's CDN, `AASA-Bot/1.0.0`.
        case associationBot = "bot"
        /// A browser.
        case browser
    }

    /// What is required of the server's TLS.
    package enum Security: Hashable, Sendable {
        /// A certificate chain that the system trusts, and TLS 1.2 or later.
        case verified
        /// The same, but with these certificates (DER) available as intermediates in addition to those the server
        /// sends.
        case verifiedWith(intermediates: [[UInt8]])
        /// Any certificate, as in the developer mode of associated domains.
        case unverified
        /// Any certificate and old protocol versions too, to find out what a server that refused us supports.
        case oldProtocols
    }

    /// An absolute `https` URL (or `http`, for a redirect's target or an issuer's certificate).
    package let url: String
    package let agent: Agent
    package let security: Security
    /// Where to connect to; nil to ask DNS.
    package private(set) var address: ServerAddress?
    /// Whether the same was requested before, so that this shows if the first answer holds.
    package let isRepeated: Bool

    package init(
        _ url: String, as agent: Agent = .associationBot, security: Security = .verified,
        to address: ServerAddress? = nil, isRepeated: Bool = false
    ) {
        self.url = url
        self.agent = agent
        self.security = security
        self.address = address
        self.isRepeated = isRepeated
    }

    /// The same request, made at an address.
    package func connecting(to address: ServerAddress) -> Request { changed(self) { $0.address = address } }
}
