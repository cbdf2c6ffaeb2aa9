import AssociationModel
import TextFormats

/// A detour as curl's `--connect-to HOST:PORT:ADDR:PORT`: requests for the first host and port go to the second.
///
/// The request itself, TLS included, still names the first.
package struct ConnectTo: Hashable, Sendable {
    /// The text as written, which is what libcurl gets.
    package let raw: String
    /// The host of the URLs that it applies to, without brackets; empty for any.
    package let host: String
    /// The port of the URLs that it applies to; nil for any.
    package let port: Int?
    /// The host or address that is connected to instead, without brackets; empty for no other.
    package let target: String
    /// The port that is connected to instead; nil for no other.
    package let targetPort: Int?

    /// Reads `HOST:PORT:ADDR:PORT`, each of which may be empty; an address of version 6 stands in brackets. Nil for
    /// anything else.
    package init?(_ text: String) {
        var rest = HostAndPort(text)
        guard let host = rest.takeHost(), let port = rest.takePort(), rest.takeColon(), let target = rest.takeHost(),
            let targetPort = rest.takePort(), rest.isEmpty
        else { return nil }
        raw = text
        self.host = host
        self.port = port.number
        self.target = target
        self.targetPort = targetPort.number
    }

    /// The addresses that it names: `localhost` is known by definition (RFC 6761), other names are not.
    var addresses: [IPAddress] {
        if target.asciiLowercased == "localhost" { return ["127.0.0.1", "::1"].compactMap { IPAddress($0) } }
        return IPAddress(target).map { [$0] } ?? []
    }

    func applies(toHost host: String, port: Int) -> Bool {
        (self.host.isEmpty || self.host.asciiLowercased == host.asciiLowercased) && (self.port ?? port) == port
    }
}
