import AssociationModel
import TextFormats

extension CurlFetcher {
    /// The limits of a fetcher, where it connects to, and which certificates it trusts.
    package struct Configuration: Sendable {
        /// The time limit of a whole exchange, in seconds.
        package var timeout: Double
        /// The time limit for connecting, TLS included, in seconds.
        package var connectTimeout: Double
        /// The maximum number of exchanges at once; others wait, and their time limit has not begun.
        package var concurrency: Int
        /// Whether to connect to private and reserved addresses. Those that ``connectTo`` and ``resolve`` name for the
        /// host and port of the request are always allowed.
        package var allowsPrivateAddresses: Bool
        /// Where to connect to instead, as with curl's `--connect-to`. Hosts are in Punycode.
        package var connectTo: [ConnectTo]
        /// Addresses for names, as with curl's `--resolve`. Hosts are in Punycode.
        package var resolve: [Resolve]
        /// Certificates (PEM) to trust instead of the system's; nil for the system's.
        package var trustedRoots: [UInt8]?
        /// The URL of a proxy; nil for none. Proxies in the environment are ignored. With a proxy, private addresses are
        /// not checked here.
        package var proxy: String?
        /// How the errors of a certificate chain are found out.
        package var certificateInspection: CertificateInspection
        /// The `User-Agent` of requests that are not made as a browser; that of Apple's fetcher unless it is set.
        package var userAgent = "AASA-Bot/1.0.0"
        /// The mail address to send in `From` (RFC 9110, section 10.1.2), so that who runs a server can complain; nil for none.
        package var contact: String?

        /// How the errors of a certificate chain are found out.
        package enum CertificateInspection: Sendable {
            /// From OpenSSL's verification, if libcurl uses OpenSSL: every error is known.
            case detailed
            /// From a second connection that ends before the request, as with other TLS libraries. The certificates are
            /// known, and errors of dates and names; if there are none of these, the certificate chain counts as untrusted.
            case coarse
        }

        /// The defaults suit a person who waits for the answer.
        package init(
            timeout: Double = 30, connectTimeout: Double = 10, concurrency: Int = 32,
            allowsPrivateAddresses: Bool = false, connectTo: [ConnectTo] = [], resolve: [Resolve] = [],
            trustedRoots: [UInt8]? = nil, proxy: String? = nil, certificateInspection: CertificateInspection = .detailed
        ) {
            self.timeout = timeout
            self.connectTimeout = connectTimeout
            self.concurrency = concurrency
            self.allowsPrivateAddresses = allowsPrivateAddresses
            self.connectTo = connectTo
            self.resolve = resolve
            self.trustedRoots = trustedRoots
            self.proxy = proxy
            self.certificateInspection = certificateInspection
        }

        /// Whether something takes the place of the origin as its users know it: another address, or other roots.
        package var replacesOrigin: Bool { !connectTo.isEmpty || !resolve.isEmpty || trustedRoots != nil }

        /// The same configuration without what replaces the origin.
        package var keepingOrigin: Configuration {
            var configuration = self
            (configuration.connectTo, configuration.resolve, configuration.trustedRoots) = ([], [], nil)
            return configuration
        }

        func allows(_ address: IPAddress, for target: Target) -> Bool {
            if allowsPrivateAddresses || proxy != nil || address.reservedRange == nil { return true }
            let named =
                connectTo.filter { $0.applies(toHost: target.host, port: target.port) }.flatMap(\.addresses)
                + resolve.filter { $0.applies(toHost: target.host, port: target.port) }.flatMap(\.addresses)
            return named.contains(address)
        }
    }
}
