import Foundation

/// A Markdown file of the repository: its blocks of code, its links and its headings.
package struct MarkdownPage: Sendable, CustomStringConvertible {
    /// A fenced block, or an indented one, whose language is empty.
    package struct Block: Sendable {
        package let language: String
        package let text: String
    }

    /// The path from the root.
    package let path: String
    package let text: String
    package let blocks: [Block]
    /// The lines outside the blocks.
    package let prose: [String]

    package var description: String { path }

    /// Reads a file, by its path from the root.
    package init(_ path: String) throws { self.init(path, text: try Repository.text(of: path)) }

    package init(_ path: String, text: String) {
        self.path = path
        self.text = text
        var reader = BlockReader()
        for line in text.components(separatedBy: "\n") { reader.take(line) }
        blocks = reader.finished()
        prose = reader.prose
    }

    /// All Markdown files of the repository.
    package static let all: [String] =
        ["README.md"]
        + [".github", "Sources", "Fixtures"].flatMap { folder in
            let enumerator = FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path)
            return (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
                .map { folder + "/" + $0 }
        }

    /// The articles of the library.
    package static let catalog = "Sources/AssociatedDomains/AssociatedDomains.docc"

    /// The text of each code span in the prose; in a table, `\|` is a bar.
    package var codeSpans: [String] {
        prose.joined(separator: "\n").matches(of: #/(`+)([^`](?:.|\n)*?)\1(?!`)/#).map {
            $0.2.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\\|", with: "|")
        }
    }

    /// Where each link outside code leads.
    package var links: [String] {
        let text = prose.joined(separator: "\n").replacing(#/`[^`]*`/#, with: "")
        return text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    }

    /// The headings with their text alone.
    package var headings: [String] {
        prose.compactMap { $0.wholeMatch(of: #/#{1,6} (.+)/#).map { String($0.1) } }
    }

    /// What a link to a heading is on GitHub: lower case, hyphens for spaces, and no punctuation.
    package static func anchor(of heading: String) -> String {
        String(
            heading.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
            })
    }

    private struct BlockReader {
        private(set) var prose: [String] = []
        private var blocks: [Block] = []
        /// The language and the lines of the block that is being read.
        private var open: (language: String, isFenced: Bool, lines: [String])?

        mutating func take(_ line: String) {
            if open?.isFenced == true {
                if line.hasPrefix("```") { close() } else { open?.lines.append(line) }
            } else if line.hasPrefix("```") {
                close()
                open = (String(line.dropFirst(3)), true, [])
            } else if line.hasPrefix("    "), open != nil || prose.last?.isEmpty == true {
                if open == nil { open = ("", false, []) }
                open?.lines.append(String(line.dropFirst(4)))
            } else {
                close()
                prose.append(line)
            }
        }

        mutating func finished() -> [Block] {
            close()
            return blocks
        }

        private mutating func close() {
            guard let block = open else { return }
            blocks.append(Block(language: block.language, text: block.lines.joined(separator: "\n")))
            open = nil
            prose.append("")
        }
    }
}
