import Foundation
import TestData

/// An article as DocC reads it. In the repository, articles are written for GitHub, too: their links are those of files.
struct ArticleText {
    /// The pages that can be linked to, by name, with what a heading is called in a link.
    let pages: [String: MarkdownPage]

    /// The text with the links of DocC.
    func text(of page: MarkdownPage) -> String {
        var isFenced = false
        let lines = Self.unwrapped(page.text.components(separatedBy: "\n")).map { line in
            if line.hasPrefix("```") { isFenced.toggle() }
            return isFenced || line.hasPrefix("    ") || line.hasPrefix("```") ? line : linked(line)
        }
        return lines.joined(separator: "\n")
    }

    /// A line in which a link to an article, or the code of a finding, leads to its page.
    private func linked(_ line: String) -> String {
        if let entry = line.wholeMatch(of: #/- \[[^\]]+\]\((\w+)\.md\)/#) { return "- <doc:\(entry.1)>" }
        return line.replacing(#/\[([^\]]+)\]\(([^)\s]+)\)/#) { match in
            destination(of: String(match.2)).map { "[\(match.1)](\($0))" } ?? String(match.1)
        }.replacing(#/(^|[^`\[])`(AD\d{3})`/#) { "\($0.1)[\($0.2)](doc:\($0.2))" }
    }

    /// Nil for a file of the repository, which the built pages do not have.
    private func destination(of link: String) -> String? {
        if link.contains("://") { return link }
        if link.hasPrefix("Resources/") { return String(link.dropFirst("Resources/".count)) }
        let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
        guard let name = parts.first, name.hasSuffix(".md"), !name.contains("/") else { return nil }
        let page = String(name.dropLast(3))
        guard parts.count == 2 else { return "doc:\(page)" }
        let heading = pages[page]?.headings.first { MarkdownPage.anchor(of: $0) == parts[1] }
        return "doc:\(page)#" + (heading ?? parts[1]).replacingOccurrences(of: " ", with: "-")
    }

    /// Paragraphs and items of lists with all their text on one line. DocC of Swift 6.3 crashes on Linux where it writes
    /// HTML for a text with a line break in it: it frees a node of FoundationXML twice.
    static func unwrapped(_ lines: [String]) -> [String] {
        var result: [String] = []
        var isFenced = false
        var isText = false
        for line in lines {
            let content = line.drop { $0 == " " }
            let isFence = content.hasPrefix("```")
            let isCode = isFenced || isFence || (line.hasPrefix("    ") && !isText)
            let startsBlock =
                content.isEmpty || content.starts(with: #/([-*+]|\d+\.) /#)
                || content.starts(with: #/[#|>]/#)
            if !isCode, !startsBlock, isText, let last = result.popLast() {
                result.append("\(last) \(content)")
            } else {
                result.append(line)
            }
            isText = !isCode && !content.isEmpty && !content.starts(with: #/[#|]/#)
            if isFence { isFenced.toggle() }
        }
        return result
    }
}
