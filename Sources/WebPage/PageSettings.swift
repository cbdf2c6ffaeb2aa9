package import AssociatedDomains

/// How the page is served, and to whom.
package struct PageSettings: Sendable {
    /// The name or address to listen on.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 for a free one.
    package var port = 8080
    /// The names by which browsers may ask for the page, besides `localhost` and any IP address.
    package var allowedHosts: [String] = []
    /// The addresses whose `X-Forwarded-For` and `X-Forwarded-Host` are believed.
    package var trustedProxies: [AddressBlock] = []
    package var limits = Limits()

    package init() {}

    /// What requests may take.
    package struct Limits: Sendable {
        /// The largest body of an uploaded file, with what a form adds, in bytes.
        package var uploadBytes = 16 << 20
        /// The largest body of a request in JSON, in bytes.
        package var jsonBytes = 64 << 10
        /// The time in which a body must have arrived, in seconds.
        package var bodySeconds = 60
        /// The time after which a connection is closed on which nothing happens, in seconds.
        package var idleSeconds = 30
        /// The checks that are under way at once.
        package var checks = 64
        /// The checks that are under way at once for one address.
        package var checksOfClient = 16
        /// The files that are under way at once; each is in memory.
        package var uploads = 8
        /// The files that are under way at once for one address.
        package var uploadsOfClient = 4
        /// The connections that are open at once.
        package var connections = 1_024
        /// The most domains that are asked because of one upload.
        package var domains = 100

        package init() {}
    }

    /// A host as URLs have it: an IPv6 address in brackets.
    static func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}
