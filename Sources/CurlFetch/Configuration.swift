import AssociationModel
import TextFormats

extension CurlFetcher {
    /// The bounds of a fetcher, and whom it trusts.
    package struct Configuration: Sendable {
        /// The time that an exchange may take in all, in seconds.
        package var timeout: Double
        /// The time until a connection must stand, TLS included, in seconds.
        package var connectTimeout: Double
        /// How many exchanges may run at once; others wait, and their time has not begun.
        package var concurrency: Int
        /// Whether private and reserved addresses may be connected to, besides those that ``connectTo`` and
        /// ``resolve`` name for the host and port of the request.
        package var allowsPrivateAddresses: Bool
        /// Detours, as curl's `--connect-to`. Hosts are in Punycode.
        package var connectTo: [ConnectTo]
        /// Addresses for names, as curl's `--resolve`. Hosts are in Punycode.
        package var resolve: [Resolve]
        /// Certificates (PEM) that are trusted instead of the system's; nil for the system's.
        package var trustedRoots: [UInt8]?
        /// The URL of a proxy; nil for none. The environment's is not used. Private addresses are then the proxy's
        /// affair.
        package var proxy: String?
        /// How a chain of certificates that fails is looked into.
        package var chainInspection: ChainInspection

        /// How a chain of certificates that fails is looked into.
        package enum ChainInspection: Sendable {
            /// By listening to OpenSSL where libcurl uses it: every problem is known.
            case detailed
            /// By a second connection that ends before the request, as with other TLS libraries: the certificates are
            /// known, and of the problems those of time and name; only where there are none, the chain is called
            /// untrusted.
            case coarse
        }

        /// States the bounds. The defaults are for a person who waits.
        package init(
            timeout: Double = 30, connectTimeout: Double = 10, concurrency: Int = 8,
            allowsPrivateAddresses: Bool = false, connectTo: [ConnectTo] = [], resolve: [Resolve] = [],
            trustedRoots: [UInt8]? = nil, proxy: String? = nil, chainInspection: ChainInspection = .detailed
        ) {
            self.timeout = timeout
            self.connectTimeout = connectTimeout
            self.concurrency = concurrency
            self.allowsPrivateAddresses = allowsPrivateAddresses
            self.connectTo = connectTo
            self.resolve = resolve
            self.trustedRoots = trustedRoots
            self.proxy = proxy
            self.chainInspection = chainInspection
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
