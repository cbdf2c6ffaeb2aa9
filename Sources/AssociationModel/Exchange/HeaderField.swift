import TextFormats

/// A header field of a response.
package struct HeaderField: Hashable, Sendable {
    /// The name as sent.
    package let name: String
    /// The value without surrounding white space; bytes that are not UTF-8 are replaced by U+FFFD.
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
