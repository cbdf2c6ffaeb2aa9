public import AssociationModel

/// A detour as curl's `--connect-to HOST:PORT:ADDR:PORT`: requests for the first host and port go to the second.
///
/// The request itself, TLS included, still names the first.
public struct ConnectTo: Hashable, Sendable {
    /// The text as written, which is what libcurl gets.
    public let raw: String
    /// The host of the URLs that it applies to, without brackets; empty for any.
    public let host: String
    /// The port of the URLs that it applies to; nil for any.
    public let port: Int?
    /// The host or address that is connected to instead, without brackets; empty for no other.
    public let target: String
    /// The port that is connected to instead; nil for no other.
    public let targetPort: Int?

    /// Reads `HOST:PORT:ADDR:PORT`, each of which may be empty; an address of version 6 stands in brackets. Nil for
    /// anything else.
    public init?(_ text: String) {
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

/// Addresses for a name as curl's `--resolve HOST:PORT:ADDR[,ADDR]…`: the name is not looked up.
public struct Resolve: Hashable, Sendable {
    /// The text as written, which is what libcurl gets.
    public let raw: String
    /// The host of the URLs that it applies to; `*` for any.
    public let host: String
    /// The port of the URLs that it applies to.
    public let port: Int
    /// The addresses, in the order they are tried.
    public let addresses: [IPAddress]

    /// Reads `HOST:PORT:ADDR[,ADDR]…`; addresses of version 6 may stand in brackets. Nil for anything else.
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
        self.host = host
        self.port = port
        self.addresses = addresses.compactMap { $0 }
    }

    func applies(toHost host: String, port: Int) -> Bool {
        (self.host == "*" || self.host.asciiLowercased == host.asciiLowercased) && self.port == port
    }
}

/// Takes `HOST`, `:PORT` and `:` off the front of a text, one after the other.
private struct HostAndPort {
    private(set) var remainder: ArraySlice<UInt8>

    init(_ text: String) { remainder = Array(text.utf8)[...] }

    var isEmpty: Bool { remainder.isEmpty }

    mutating func takeColon() -> Bool {
        guard remainder.first == UInt8(ascii: ":") else { return false }
        remainder.removeFirst()
        return true
    }

    mutating func takeHost() -> String? {
        var host = remainder.prefix { $0 != UInt8(ascii: ":") }
        if remainder.first == UInt8(ascii: "[") {
            guard let end = remainder.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            host = remainder[(remainder.startIndex + 1)..<end]
            remainder = remainder[(end + 1)...]
            guard IPAddress(String(decoding: host, as: UTF8.self))?.family == .ipv6 else { return nil }
        } else {
            remainder = remainder[host.endIndex...]
        }
        guard host.allSatisfy({ $0 > 0x20 && $0 != 0x7f && $0 != UInt8(ascii: ",") }) else { return nil }
        return String(decoding: host, as: UTF8.self)
    }

    /// Nil where there is no port; a number of nil where it is empty.
    mutating func takePort() -> (number: Int?, Void)? {
        guard takeColon() else { return nil }
        let digits = remainder.prefix(while: \.isASCIIDigit)
        remainder = remainder[digits.endIndex...]
        if digits.isEmpty { return (nil, ()) }
        guard let port = UInt16(String(decoding: digits, as: UTF8.self)), port > 0 else { return nil }
        return (Int(port), ())
    }
}
