import TextFormats

/// The address of a server, to which a request goes without asking DNS.
package struct ServerAddress: Hashable, Sendable {
    package let address: IPAddress
    /// The port; nil for that of the request's URL.
    package let port: Int?

    /// Parses an IPv4 address, or an IPv6 address in brackets; either may be followed by `:` and a port from 1 to 65535. Nil
    /// for anything else.
    package init?(_ text: String) {
        let bytes = text.utf8
        var rest: Substring.UTF8View
        let host: String
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            host = String(Substring(bytes[..<end].dropFirst()))
            rest = bytes[bytes.index(after: end)...]
        } else {
            let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
            host = String(Substring(bytes[..<end]))
            rest = bytes[end...]
        }
        guard let address = IPAddress(host), (address.family == .ipv6) == (bytes.first == UInt8(ascii: "[")) else {
            return nil
        }
        self.address = address
        guard rest.popFirst() == UInt8(ascii: ":") else {
            guard rest.isEmpty else { return nil }
            port = nil
            return
        }
        guard !rest.isEmpty, rest.allSatisfy(\.isASCIIDigit), let port = UInt16(Substring(rest)), port > 0 else {
            return nil
        }
        self.port = Int(port)
    }
}
