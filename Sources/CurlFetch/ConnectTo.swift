import AssociationModel
import TextFormats

/// The value of curl's `--connect-to HOST:PORT:ADDR:PORT`: requests for the first host and port go to the second.
///
/// The request itself, TLS included, still names the first host.
public struct ConnectTo: Hashable, Sendable {
    /// The text as written.
    package let raw: String
    /// The same for libcurl, with the first host in Punycode, as it is in URLs.
    let argument: String
    /// The host of the URLs that it applies to, without brackets; empty for any.
    package let host: String
    /// The port of the URLs that it applies to; nil for any.
    package let port: Int?
    /// The host or address to connect to instead, without brackets; empty to keep the host.
    package let target: String
    /// The port to connect to instead; nil to keep the port.
    package let targetPort: Int?

    /// Reads `HOST:PORT:ADDR:PORT`, each of which may be empty; an IPv6 address is in brackets. Nil for anything else.
    public init?(_ text: String) {
        var rest = HostAndPort(text)
        guard let host = rest.takeHost(), let port = rest.takePort(), rest.takeColon(), let target = rest.takeHost(),
            let targetPort = rest.takePort(), rest.isEmpty
        else { return nil }
        raw = text
        (self.host, argument) = HostAndPort.asInURLs(host, startOf: text)
        self.port = port.number
        self.target = target
        self.targetPort = targetPort.number
    }

    /// The addresses of the target: those of `localhost` are fixed (RFC 6761), those of other names unknown.
    var addresses: [IPAddress] {
        if target.asciiLowercased == "localhost" { return ["127.0.0.1", "::1"].compactMap { IPAddress($0) } }
        return IPAddress(target).map { [$0] } ?? []
    }

    func applies(toHost host: String, port: Int) -> Bool {
        (self.host.isEmpty || self.host.asciiLowercased == host.asciiLowercased) && (self.port ?? port) == port
    }
}
