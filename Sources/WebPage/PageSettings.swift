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
        package var uploadBytes = 200 << 20
        /// The largest uploaded file that is not an archive, in bytes.
        package var fileBytes = 1 << 20
        /// The most bytes that are unpacked of the archive of a project.
        package var projectBytes = 100 << 20
        /// The most sources that such an archive may have.
        package var projectSources = 5_000
        /// The most bytes of these sources: reading them takes some twenty times as much memory.
        package var projectSourceBytes = 32 << 20
        /// The most screens that are judged because of one upload.
        package var screens = 500
        /// The largest body of a request in JSON, in bytes.
        package var jsonBytes = 64 << 10
        /// The time in which a body must have arrived, in seconds; it is extended by a second for each
        /// `bodyBytesPerSecond` bytes of it.
        package var bodySeconds = 30
        /// The rate at which large bodies must arrive, in bytes.
        package var bodyBytesPerSecond = 500_000
        /// The largest body that need not wait for large ones, in bytes.
        package var smallBytes = 1 << 20
        /// The small bodies that arrive at once.
        package var bodies = 64
        /// The small bodies that arrive at once from one address.
        package var bodiesOfClient = 16
        /// The large files that arrive, or are read, at once; each is in a temporary file.
        package var uploads = 8
        /// The large files that arrive, or are read, at once from one address.
        package var uploadsOfClient = 4
        /// The uploaded files that are read at once.
        package var readings = 2
        /// The time in which an uploaded file must have been read, in seconds.
        package var readSeconds = 60
        /// The checks that are under way at once.
        package var checks = 64
        /// The checks that are under way at once for one address.
        package var checksOfClient = 16
        /// The requests that wait for each of these at most.
        package var waiting = 256
        /// The requests that wait for each of these at most, from one address.
        package var waitingOfClient = 64
        /// The time that a request waits for each of these at most, in seconds.
        package var waitSeconds = 30
        /// The checks that one address can ask for in a minute.
        package var checksAMinute = 300
        /// The connections that are open at once.
        package var connections = 1_024
        /// The connections that are open at once from one address.
        package var connectionsOfClient = 256
        /// The connections that one address can open in a minute.
        package var connectionsAMinute = 1_200
        /// How long a minute lasts, in seconds.
        package var minuteSeconds = 60
        /// Whether the limits on connections, and on what is in a minute, are for this machine's own addresses too, among
        /// which a proxy may be that nobody named.
        package var countsLoopback = false
        /// The time in which an answer must have been taken, in seconds; it is extended by a second for each
        /// `writeBytesPerSecond` bytes of it that were.
        package var writeSeconds = 30
        /// The rate at which large answers must be taken, in bytes.
        package var writeBytesPerSecond = 16_384
        /// The time after which a connection is closed on which nothing happens, in seconds.
        package var idleSeconds = 30
        /// The time that requests under way have once the page is stopped, in seconds; less than the 30 seconds after which
        /// Kubernetes ends a container.
        package var stopSeconds = 25
        /// The most domains that are asked because of one upload.
        package var domains = 100
        /// The most domains that are judged because of one upload, each counted wherever it is claimed.
        package var claims = 1_000

        package init() {}
    }

    /// Whether what an address does is counted for it: a proxy speaks for many.
    func counts(_ address: IPAddress?) -> Bool {
        guard let address else { return true }
        let isLoopback = address.bytes.count == 4 ? address.bytes[0] == 127 : address == IPAddress("::1")
        return (limits.countsLoopback || !isLoopback) && !trustedProxies.contains { $0.contains(address) }
    }

    /// A host as URLs have it: an IPv6 address in brackets.
    static func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}
