/// Text that fixes what a finding is about, to be put into a file of the reader's own.
public struct Snippet: Hashable, Sendable {
    /// The file that it goes into, as people call it, such as `vercel.json` or `.htaccess`.
    public let file: String
    /// The text: one or several lines, without a line break at the end.
    public let text: String

    /// The text, line by line.
    package var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// Creates a snippet from a literal: nothing of an input is in it.
    package init(for file: StaticString, _ text: StaticString) {
        self.file = "\(file)"
        self.text = "\(text)"
    }

    /// Creates a snippet with a text of an input as a string of JSON: what is not printable ASCII is escaped.
    package init(for file: StaticString, _ start: StaticString, json value: String, _ end: StaticString) {
        let escaped = value.utf16.map { unit in
            switch unit {
            case 0x22, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
            }
        }
        self.file = "\(file)"
        text = "\(start)\"\(escaped.joined())\"\(end)"
    }
}
