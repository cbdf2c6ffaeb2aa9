package import AssociationModel
import TextFormats

/// The value of curl's `--resolve HOST:PORT:ADDR[,ADDR]…`: addresses to use instead of looking up the name.
public struct Resolve: Hashable, Sendable {
    /// The text as written.
    package let raw: String
    /// The same for libcurl, with the host in Punycode, as it is in URLs.
    let argument: String
    /// The host of the URLs that it applies to; `*` for any.
    package let host: String
    /// The port of the URLs that it applies to.
    package let port: Int
    /// The addresses, in the order in which they are tried.
    package let addresses: [IPAddress]

    /// Reads `HOST:PORT:ADDR[,ADDR]…`; IPv6 addresses may be in brackets. Nil for anything else.
    public init?(_ text: String) {
        var rest = HostAndPort(text)
        guard let host = rest.takeHost(), !host.isEmpty, let port = rest.takePort()?.number, rest.takeColon() else {
            return nil
        }
        let addresses = rest.remainder.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            let isBracketed = $0.first == UInt8(ascii: "[") && $0.last == UInt8(ascii: "]")
            return IPAddress(String(decoding: isBracketed ? $0.dropFirst().dropLast() : $0, as: UTF8.self))
        }
        guard !addresses.contains(nil) else { return nil }
        raw = text
        (self.host, argument) = HostAndPort.asInURLs(host, startOf: text)
        self.port = port
        self.addresses = addresses.compactMap { $0 }
    }

    func applies(toHost host: String, port: Int) -> Bool {
        (self.host == "*" || self.host.asciiLowercased == host.asciiLowercased) && self.port == port
    }
}
