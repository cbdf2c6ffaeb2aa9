/// Text that fixes what a finding is about, to be put into a file of the reader's own.
public struct Snippet: Hashable, Sendable {
    /// The file that it goes into, as people call it, such as `vercel.json` or `.htaccess`.
    public let file: String
    /// The text: one or several lines, without a line break at the end.
    public let text: String

    /// The text, line by line.
    package var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// Creates a snippet from a literal: nothing of an input is in it but what ``filled(_:with:)`` puts there.
    package init(for file: StaticString, _ text: StaticString) {
        self.init(file: "\(file)", text: "\(text)")
    }

    private init(file: String, text: String) {
        self.file = file
        self.text = text
    }

    /// What the reader has to fill in where it is not known, between “‹” and “›”: no server takes a line that has them.
    package enum Blank: String, CaseIterable, Sendable {
        case webRoot = "your web root"
        case file = "path of your file"
        case directives = "the other directives of the block"

        /// As it stands in a snippet.
        package var mark: String { "‹\(rawValue)›" }

        /// The same where the file's language wants the text in quotation marks.
        package var quotedMark: String { "‹\"\(rawValue)\"›" }
    }

    /// The same with what is known in place of a blank. A text stays out if a character of it could end a word in any of
    /// the languages of configuration, or begin an option: all but letters, digits and “/._-” of ASCII, and “-” in front.
    package func filled(_ blank: Blank, with text: String?) -> Snippet {
        guard let text, !text.isEmpty, !text.hasPrefix("-"), text.utf8.count <= 200,
            text.unicodeScalars.allSatisfy({
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains($0))
            })
        else { return self }
        return Snippet(
            file: file,
            text: self.text.replacing(blank.mark, with: text).replacing(blank.quotedMark, with: "\"\(text)\""))
    }

    /// Creates a snippet with a text of an input as a string of JSON: what is not printable ASCII is escaped.
    package init(for file: StaticString, _ start: StaticString, json value: String, _ end: StaticString) {
        let escaped = value.utf16.map { unit in
            switch unit {
            case 0x22, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u" + String(unit, radix: 16).leftPadded(to: 4)
            }
        }
        self.init(file: "\(file)", text: "\(start)\"\(escaped.joined())\"\(end)")
    }
}
