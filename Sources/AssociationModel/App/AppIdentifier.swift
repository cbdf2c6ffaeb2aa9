import TextFormats

/// An application identifier: the Application Identifier Prefix, a period, and the bundle identifier.
///
/// The prefix is ten upper-case letters or digits that Apple issues; for all but old apps it is the Team ID. Every
/// value of this type is well formed. `==` compares `raw` byte for byte, as Apple's systems do as far as is known.
/// See <https://developer.apple.com/documentation/bundleresources/applinks>.
public struct AppIdentifier: Hashable, Sendable {
    /// The identifier as it was written.
    public let raw: String
    /// The ten characters before the first period.
    public let prefix: String
    /// Everything after the first period.
    public let bundleIdentifier: String

    /// Accepts a well-formed identifier: ten of `A-Z a-z 0-9`, a period, and a bundle identifier made of `A-Z a-z 0-9 -
    /// .` (and `_`, which Xcode accepts) without empty parts. Nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count > 11, bytes[10] == UInt8(ascii: "."), bytes[..<10].allSatisfy(\.isASCIIAlphanumeric),
            Self.isBundleIdentifier(bytes[11...])
        else { return nil }
        raw = text
        prefix = String(decoding: bytes[..<10], as: UTF8.self)
        bundleIdentifier = String(decoding: bytes[11...], as: UTF8.self)
    }

    /// Joins a prefix (or Team ID) and a bundle identifier. Nil if the result is not well formed.
    package init?(prefix: String, bundleIdentifier: String) {
        guard prefix.utf8.count == 10 else { return nil }
        self.init(prefix + "." + bundleIdentifier)
    }

    /// Whether the bytes form a possible bundle identifier (`CFBundleIdentifier`): letters, digits, hyphens,
    /// underscores and periods, without empty parts.
    package static func isBundleIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last, first != UInt8(ascii: "."), last != UInt8(ascii: ".")
        else { return false }
        var previous: UInt8 = 0
        for byte in bytes {
            let isDot = byte == UInt8(ascii: ".")
            let isAllowed =
                byte.isASCIIAlphanumeric || isDot || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            guard isAllowed, !(isDot && previous == byte) else { return false }
            previous = byte
        }
        return true
    }
}
