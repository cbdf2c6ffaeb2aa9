import AssociationModel
import TextFormats

/// Reads `HOST`, `:PORT` and `:` from the front of a text, one after the other.
struct HostAndPort {
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
        // A leading sign has a special meaning in libcurl's list of addresses.
        guard host.allSatisfy({ $0 > 0x20 && $0 != 0x7f && $0 != UInt8(ascii: ",") }),
            host.first != UInt8(ascii: "+"), host.first != UInt8(ascii: "-")
        else { return nil }
        return String(decoding: host, as: UTF8.self)
    }

    /// The host that a text begins with as URLs have it, and the text with it. An address, a name without a full stop and
    /// `*` stay as written.
    static func asInURLs(_ host: String, startOf text: String) -> (host: String, text: String) {
        guard !host.utf8.allSatisfy({ $0 < 0x80 }) || host.hasSuffix("."),
            let name = (try? WrittenHost(host, allowing: []))?.name
        else { return (host, text) }
        return (name, name + text.dropFirst(host.count))
    }

    /// A port, which may be empty.
    struct Port {
        let number: Int?
    }

    mutating func takePort() -> Port? {
        guard takeColon() else { return nil }
        let digits = remainder.prefix(while: \.isASCIIDigit)
        remainder = remainder[digits.endIndex...]
        if digits.isEmpty { return Port(number: nil) }
        guard let number = UInt16(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
        return Port(number: Int(number))
    }
}
