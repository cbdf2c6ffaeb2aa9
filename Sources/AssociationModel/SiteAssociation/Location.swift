import TextFormats

/// A path at which a site may have its file: the right one, and the wrong ones that people use.
package struct Location: Hashable, Sendable {
    /// The path of the file below the site's root or a prefix.
    package enum Kind: Hashable, Sendable {
        /// `/.well-known/apple-app-site-association`.
        case wellKnown
        /// `/apple-app-site-association`, which systems once tried second.
        case root
        /// `/.well-known/apple-app-site-association.json`.
        case wellKnownJSON
        /// `/apple-app-site-association.json`.
        case rootJSON
        /// A path like the right one, which a directory was found to have; see ``LocationNearMiss``.
        case nearMiss(path: String)

        /// The kinds that are looked for everywhere.
        package static let usual = [Kind.wellKnown, .root, .wellKnownJSON, .rootJSON]

        /// The path, with its leading slash.
        package var path: String {
            switch self {
            case .wellKnown: "/.well-known/apple-app-site-association"
            case .root: "/apple-app-site-association"
            case .wellKnownJSON: "/.well-known/apple-app-site-association.json"
            case .rootJSON: "/apple-app-site-association.json"
            case .nearMiss(let path): Location.encoded(path)
            }
        }

        /// Whether the name ends in `.json`.
        package var isJSON: Bool { self == .wellKnownJSON || self == .rootJSON }
    }

    /// The path of an entitlement that has one, as typed but without slashes at its ends; nil at the site's root.
    package let prefix: String?
    /// The path of the file below the prefix.
    package let kind: Kind

    /// `/.well-known/apple-app-site-association` at the site's root, the only location that Apple's systems read.
    package static let apple = Location(prefix: nil, kind: .wellKnown)

    package init(prefix: String?, kind: Kind) {
        self.prefix = prefix
        self.kind = kind
    }

    /// The path of the URL; characters that a URL may not contain are percent-encoded (RFC 3986, section 3.3).
    package var path: String { (prefix.map { "/" + Self.encoded($0) } ?? "") + kind.path }

    fileprivate static func encoded(_ text: String) -> String {
        var result: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if byte > 0x20, byte < 0x7F, !Array("\"#<>?[]^`{|}\\".utf8).contains(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
