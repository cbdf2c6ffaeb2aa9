import AssociationModel
import Findings
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
        /// The proxies that are used; nil for none. A proxy resolves names itself, so that of hosts asked through one only an
        /// address in the URL is known to be private.
        package var proxies: Proxies?
        /// How the errors of a certificate chain are found out.
        package var certificateInspection = CertificateInspection.detailed
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
            trustedRoots: [UInt8]? = nil
        ) {
            self.timeout = timeout
            self.connectTimeout = connectTimeout
            self.concurrency = concurrency
            self.allowsPrivateAddresses = allowsPrivateAddresses
            self.connectTo = connectTo
            self.resolve = resolve
            self.trustedRoots = trustedRoots
        }

        /// Whether something takes the place of the origin as its users know it: another address, or other roots.
        package var replacesOrigin: Bool { !connectTo.isEmpty || !resolve.isEmpty || trustedRoots != nil }

        /// The same configuration without what replaces the origin.
        package var keepingOrigin: Configuration {
            changed(self) { ($0.connectTo, $0.resolve, $0.trustedRoots) = ([], [], nil) }
        }

        func allows(_ address: IPAddress, for target: Target) -> Bool {
            allowsPrivateAddresses || address.reservedRange == nil || named(for: target).contains(address)
        }

        /// The proxy for a request; nil where there is none.
        func proxy(for request: Request, to target: Target) -> Proxy? {
            proxies?.proxy(
                toHost: target.host, isSecure: target.isSecure,
                at: request.address.map { [$0.address] } ?? named(for: target))
        }

        /// The address in a URL that may not be asked for through a proxy. Without one, it is seen when it is connected to.
        func privateAddress(of request: Request, behindProxyOf target: Target) -> IPAddress? {
            guard let address = IPAddress(target.host), !allows(address, for: target) else { return nil }
            return proxy(for: request, to: target) == nil ? nil : address
        }

        private func named(for target: Target) -> [IPAddress] {
            connectTo.filter { $0.applies(toHost: target.host, port: target.port) }.flatMap(\.addresses)
                + resolve.filter { $0.applies(toHost: target.host, port: target.port) }.flatMap(\.addresses)
        }
    }
}
