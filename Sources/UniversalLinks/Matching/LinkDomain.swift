import AssociationModel
import TextFormats

/// The domain a file was served for, or a wildcard such as `*.example.com`, for comparison with the hosts of URLs.
///
/// Comparison ignores the case of ASCII letters and changes nothing else. A wildcard matches every subdomain at any
/// depth, but not the domain itself. If several domains match a host, an exact domain takes precedence over a wildcard,
/// and a longer wildcard over a shorter one; `<` sorts in this order.
/// <https://developer.apple.com/documentation/xcode/supporting-associated-domains>
package struct LinkDomain: Hashable, Sendable, Comparable {
    /// Whether the text began with `*.`.
    package let isWildcard: Bool
    private let bytes: [UInt8]

    /// Takes a domain as written in an entitlement, without service and port.
    package init(_ text: String) {
        isWildcard = text.utf8.starts(with: "*.".utf8)
        bytes = text.utf8.dropFirst(isWildcard ? 1 : 0).map(\.asciiLowercased)
    }

    /// Reads a domain, or a URL of which the host counts, as a person writes it. Letters outside ASCII stay as written, as
    /// those of URLs do.
    package init(named text: String) {
        let host = text.utf8.allSatisfy { $0 < 0x80 } ? try? WrittenHost(text, allowing: .ofAnyURL) : nil
        self.init(host.map { ($0.parts.contains(.wildcard) ? "*." : "") + $0.name } ?? text)
    }

    /// Whether a host belongs to the domain.
    package func takes(_ host: some RandomAccessCollection<UInt8>) -> Bool {
        guard isWildcard ? host.count > bytes.count : host.count == bytes.count else { return false }
        return zip(host.suffix(bytes.count), bytes).allSatisfy { $0 == $1 || $0.asciiLowercased == $1 }
    }

    /// Whether the left domain takes precedence.
    package static func < (left: LinkDomain, right: LinkDomain) -> Bool {
        left.isWildcard != right.isWildcard ? right.isWildcard : left.bytes.count > right.bytes.count
    }
}
