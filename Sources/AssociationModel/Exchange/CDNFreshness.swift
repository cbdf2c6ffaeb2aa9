import TextFormats

/// How old an answer of Apple's CDN is, and for how long it will be given: `Age` and the `max-age` of
/// `Cache-Control`. RFC 9111, sections 5.1 and 5.2.2.1.
package struct CDNFreshness: Hashable, Sendable {
    /// Seconds since the CDN had it from the origin; nil where the answer does not tell.
    package let age: Int?
    /// Seconds from then for which it may be given; nil where the answer does not tell.
    package let lifetime: Int?

    /// Reads the header fields of an answer.
    package init(_ response: Response) {
        age = response.header("age").flatMap(Self.seconds)
        lifetime = response.header("cache-control").flatMap { value in
            for directive in value.utf8.split(separator: UInt8(ascii: ",")) {
                let text = String(decoding: directive.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
                guard text.asciiLowercased.hasPrefix("max-age=") else { continue }
                return Self.seconds(String(text.dropFirst("max-age=".count)))
            }
            return nil
        }
    }

    /// Seconds until the CDN may ask the origin again: lifetime less age, and 0 where that time is over. Nil where the
    /// answer names no lifetime.
    package var remaining: Int? { lifetime.map { max(0, $0 - (age ?? 0)) } }

    // RFC 9111, 1.2.2: non-negative decimal; a quoted form is tolerated; what is too large is as good as infinite.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "\"") && $0 != 0x20 && $0 != 0x09 }
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: digits.prefix(10), as: UTF8.self)).map { min($0, 2_147_483_648) }
    }
}
