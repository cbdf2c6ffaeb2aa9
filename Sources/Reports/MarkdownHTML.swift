/// Turns the Markdown of explanations into HTML: headings, paragraphs, lists, indented code, emphasis, code spans and
/// addresses in angle brackets. That is all that explanations use.
package enum MarkdownHTML {
    /// The markup of a text.
    ///
    /// - Parameter level: the level of the headings that are written `##`.
    package static func markup(of text: String, headingLevel level: HeadingLevel = .four) -> Markup {
        var blocks = Blocks(level: level)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { blocks.take(line) }
        return blocks.finished()
    }

    /// The level of a heading.
    package enum HeadingLevel: Sendable {
        case two, three, four

        func heading(_ content: Markup) -> Markup {
            switch self {
            case .two: "<h2>\(content)</h2>\n"
            case .three: "<h3>\(content)</h3>\n"
            case .four: "<h4>\(content)</h4>\n"
            }
        }
    }

    /// Collects lines to blocks.
    private struct Blocks {
        private enum Kind { case paragraph, list, code }

        let level: HeadingLevel
        private var kind = Kind.paragraph
        private var lines: [Substring] = []
        /// Blank lines in code, which are part of it if more code follows.
        private var blanks = 0
        private var result: Markup = ""

        init(level: HeadingLevel) { self.level = level }

        mutating func take(_ line: Substring) {
            if line.allSatisfy({ $0 == " " }) {
                if kind == .code, !lines.isEmpty { blanks += 1 } else { close() }
            } else if line.hasPrefix("    "), lines.isEmpty || kind == .code {
                lines += Array(repeating: "", count: blanks) + [line.dropFirst(4)]
                (kind, blanks) = (.code, 0)
            } else if line.hasPrefix("#") {
                close()
                result += level.heading(inline(line.drop { $0 == "#" || $0 == " " }))
            } else if line.hasPrefix("- ") {
                if kind != .list { close() }
                kind = .list
                lines.append(line.dropFirst(2))
            } else {
                if kind == .code { close() }
                lines.append(line)
            }
        }

        mutating func finished() -> Markup {
            close()
            return result
        }

        private mutating func close() {
            defer { (lines, kind, blanks) = ([], .paragraph, 0) }
            guard !lines.isEmpty else { return }
            switch kind {
            case .paragraph: result += "<p>\(inline(lines.joined(separator: " ")[...]))</p>\n"
            case .list: result += "<ul>\(lines.map { "<li>\(inline($0))</li>" as Markup }.joined())</ul>\n"
            case .code: result += "<pre>\(lines.map { "\(String($0))\n" as Markup }.joined())</pre>\n"
            }
        }
    }

    /// A line, in which code, emphasis and addresses are marked.
    private static func inline(_ text: Substring) -> Markup {
        var result: Markup = ""
        var rest = text
        while let start = rest.firstIndex(where: { $0 == "`" || $0 == "*" || $0 == "<" }) {
            let sign = rest[start]
            let inside = rest[rest.index(after: start)...]
            guard let end = inside.firstIndex(of: sign == "<" ? ">" : sign), end > inside.startIndex,
                let marked = element(sign, String(inside[..<end]))
            else {
                result += .escaped(String(rest[...start]))
                rest = inside
                continue
            }
            result += .escaped(String(rest[..<start])) + marked
            rest = inside[inside.index(after: end)...]
        }
        return result + .escaped(String(rest))
    }

    /// Nil where the sign stands for itself.
    private static func element(_ sign: Character, _ text: String) -> Markup? {
        switch sign {
        case "`": "<code>\(text)</code>"
        case "*": text.hasPrefix(" ") || text.hasSuffix(" ") ? nil : "<em>\(text)</em>"
        default: link(to: text, "\(text)")
        }
    }

    /// A link to a page on the web; nil for any other address.
    static func link(to url: String, _ content: Markup) -> Markup? {
        url.hasPrefix("https://") ? #"<a href="\#(url)" rel="noreferrer">\#(content)</a>"# : nil
    }
}
