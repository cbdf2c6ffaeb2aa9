extension String {
    /// Returns the text with zeros added in front until it is at least `length` bytes long.
    package func leftPadded(to length: Int) -> String {
        utf8.count < length ? String(repeating: "0", count: length - utf8.count) + self : self
    }
}
