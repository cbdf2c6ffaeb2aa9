package import TextFormats

/// The age of a response from Apple's CDN and how long the CDN may keep using it: `Age`, and the `max-age` of
/// `Cache-Control` (RFC 9111, sections 5.1 and 5.2.2.1).
package struct CDNFreshness: Hashable, Sendable {
    /// Seconds since the CDN fetched the response from the origin; nil if it does not say.
    package let age: Int?
    /// Seconds for which the response may be used, counted from that moment; nil if it does not say.
    package let lifetime: Int?

    /// When the CDN fetched the response from the origin: its `Date` minus its age (RFC 9110, section 6.6.1); nil if it
    /// does not say.
    package let fetched: Instant?

    /// Reads the header fields of a response.
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
        fetched = age.flatMap { age in
            response.header("date").flatMap { Instant(httpDate: $0) }?.advanced(bySeconds: -age)
        }
    }

    /// Seconds until the CDN may fetch from the origin again: the lifetime minus the age, and 0 if that time is over.
    /// Nil if the response gives no lifetime.
    package var remaining: Int? { lifetime.map { max(0, $0 - (age ?? 0)) } }

    // RFC 9111, 1.2.2: non-negative decimal. A quoted value is tolerated; a value that is too large counts as infinite.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "\"") && $0 != 0x20 && $0 != 0x09 }
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: digits.prefix(10), as: UTF8.self)).map { min($0, 2_147_483_648) }
    }
}
