/// Text that fixes what a finding is about, to be put into a file of the reader's own.
public struct Snippet: Hashable, Sendable {
    /// The file that it goes into, as people call it, such as `vercel.json` or `.htaccess`.
    public let file: String
    /// The text: one or several lines, without a line break at the end.
    public let text: String

    /// The text, line by line.
    package var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// Creates a snippet from a literal: nothing of an input is ever in it.
    package init(for file: StaticString, _ text: StaticString) {
        self.file = "\(file)"
        self.text = "\(text)"
    }
}
