extension String {
    /// The string with `A-Z` folded to `a-z` and nothing else changed. This is how DNS ignores case (RFC 4343);
    /// `lowercased()` would also turn U+212A into `k`.
    package var asciiLowercased: String {
        // Most are in lower case already, and cost no memory then.
        guard utf8.contains(where: { $0 != $0.asciiLowercased }) else { return self }
        return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
}
