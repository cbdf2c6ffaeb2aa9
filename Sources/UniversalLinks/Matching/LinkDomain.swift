import AssociationModel
import TextFormats

/// The domain that a file was served for, or a wildcard such as `*.example.com`, to compare the hosts of URLs with.
///
/// Compared ignoring the case of ASCII letters and otherwise as written. A wildcard takes every subdomain, however
/// deep, and not the domain itself. Of several domains that take a host the exact one is asked first, then wildcards,
/// the longest first; that is the order of `<`.
/// <https://developer.apple.com/documentation/xcode/supporting-associated-domains>
package struct LinkDomain: Hashable, Sendable, Comparable {
    /// Whether it began with `*.`.
    package let isWildcard: Bool
    private let bytes: [UInt8]

    /// Takes a domain as it stands in an entitlement, without service and port.
    package init(_ text: String) {
        isWildcard = text.utf8.starts(with: "*.".utf8)
        bytes = text.utf8.dropFirst(isWildcard ? 1 : 0).map(\.asciiLowercased)
    }

    /// Whether the domain takes a host.
    package func takes(_ host: some RandomAccessCollection<UInt8>) -> Bool {
        guard isWildcard ? host.count > bytes.count : host.count == bytes.count else { return false }
        return zip(host.suffix(bytes.count), bytes).allSatisfy { $0 == $1 || $0.asciiLowercased == $1 }
    }

    /// Which of two domains is asked first.
    package static func < (left: LinkDomain, right: LinkDomain) -> Bool {
        left.isWildcard != right.isWildcard ? right.isWildcard : left.bytes.count > right.bytes.count
    }
}
