extension String {
    /// The string with `A-Z` folded to `a-z` and nothing else changed. This is how DNS ignores case (RFC 4343);
    /// `lowercased()` would also turn U+212A into `k`.
    package var asciiLowercased: String {
        String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
}
