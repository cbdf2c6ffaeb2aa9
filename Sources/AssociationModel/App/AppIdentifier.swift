import TextFormats

/// An application identifier: the Application Identifier Prefix, a full stop, and the bundle identifier.
///
/// The prefix is ten upper-case letters or digits issued by Apple; it is the Team ID for all but old apps. A value of
/// this type is well formed. `==` compares `raw` byte for byte, as Apple's systems do as far as anybody knows.
/// See <https://developer.apple.com/documentation/bundleresources/applinks>.
package struct AppIdentifier: Hashable, Sendable {
    /// The identifier as written.
    package let raw: String
    /// The ten characters before the first full stop.
    package let prefix: String
    /// What follows the first full stop.
    package let bundleIdentifier: String

    /// Takes an identifier that is well formed: ten of `A-Z a-z 0-9`, a full stop, and a bundle identifier of
    /// `A-Z a-z 0-9 - .` (and `_`, which Xcode lets pass) that has no empty part. Nil for anything else.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count > 11, bytes[10] == UInt8(ascii: "."), bytes[..<10].allSatisfy(\.isASCIIAlphanumeric),
            Self.isBundleIdentifier(bytes[11...])
        else { return nil }
        raw = text
        prefix = String(decoding: bytes[..<10], as: UTF8.self)
        bundleIdentifier = String(decoding: bytes[11...], as: UTF8.self)
    }

    /// Joins a prefix (or Team ID) and a bundle identifier. Nil where the result is not well formed.
    package init?(prefix: String, bundleIdentifier: String) {
        guard prefix.utf8.count == 10 else { return nil }
        self.init(prefix + "." + bundleIdentifier)
    }

    /// Whether bytes could be a bundle identifier (`CFBundleIdentifier`): letters, digits, hyphens, underscores and
    /// full stops, with no empty part.
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
