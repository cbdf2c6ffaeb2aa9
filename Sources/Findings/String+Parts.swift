extension String {
    /// Returns the text with zeros added in front until it is at least `length` bytes long.
    package func leftPadded(to length: Int) -> String {
        utf8.count < length ? String(repeating: "0", count: length - utf8.count) + self : self
    }

    /// What follows the scheme of a URL: all of a text that has none.
    package var afterScheme: Substring { firstRange(of: "://").map { self[$0.upperBound...] } ?? self[...] }
}
