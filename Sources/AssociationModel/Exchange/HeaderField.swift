import Findings
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

extension [HeaderField] {
    /// What the fields say about the length of the body where it is invalid: something that is not a number, or numbers that
    /// differ (RFC 9110, 8.6). Nil where it is valid, or does not count because of `Transfer-Encoding` (RFC 9112, 6.3).
    package var invalidLength: String? {
        let values = values(of: "content-length")
        let numbers = values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { [UInt8]($0.utf8.trimming { $0 == 0x20 || $0 == 0x09 }) }
        let areNumbers = numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
        let lengths = Set(numbers.map { [UInt8]($0.drop { $0 == UInt8(ascii: "0") }) })
        if areNumbers && lengths.count <= 1 || !self.values(of: "transfer-encoding").isEmpty { return nil }
        return values.joined(separator: ", ")
    }

    func values(of name: String) -> [String] {
        filter { $0.name.utf8.count == name.utf8.count && $0.name.asciiLowercased == name }.map(\.value)
    }
}
