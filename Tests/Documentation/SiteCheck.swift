import AssociatedDomains
import Foundation
import TestData

/// Reads the built pages as a browser without scripts does.
struct SiteCheck {
    private let root: URL
    private var problems: [String] = []

    /// Throws what is wrong with the pages, a line each.
    static func check(_ site: DocumentationSite) throws {
        var check = SiteCheck(root: site.site.appending(path: "documentation/associateddomains"))
        try check.checkArticles()
        try check.checkFindings()
        let count = try check.checkLinks()
        guard check.problems.isEmpty else { throw DocumentationFailure(check.problems.joined(separator: "\n")) }
        print("\(count) pages, each with its text; every link leads to a page")
    }

    private init(root: URL) { self.root = root }

    /// Each article is there, with the words of each of its paragraphs and the lines of each of its blocks.
    private mutating func checkArticles() throws {
        for (name, page) in try DocumentationSite.articles() {
            let path = name == "AssociatedDomains" ? "index.html" : "\(name.lowercased())/index.html"
            guard let html = read(path) else { continue }
            let text = Self.words(of: html)
            for heading in page.headings.dropFirst() where !text.contains(Self.words(of: heading)) {
                if heading != "Topics" { problems.append("\(path) lacks the heading “\(heading)”") }
            }
            let sentences = page.prose.filter {
                $0.count > 60 && !$0.contains("[") && !$0.contains("`") && !$0.contains("<")
                    && !$0.hasPrefix("|")
            }
            if name != "Findings", sentences.isEmpty { problems.append("\(name) has no line of text to look for") }
            for line in sentences where !text.contains(Self.words(of: line)) {
                problems.append("\(path) lacks “\(line)”")
            }
            for block in page.blocks {
                for line in block.text.components(separatedBy: "\n").map({ Self.words(of: Self.escaped($0)) })
                where !line.isEmpty && !text.contains(line) {
                    problems.append("\(path) lacks “\(line)”")
                }
            }
        }
    }

    /// Each check has a page, with its name, and the address of each citation.
    private mutating func checkFindings() throws {
        for check in Catalog.checks {
            let path = "\(check.code.description.lowercased())/index.html"
            guard let html = read(path) else { continue }
            for text in [check.name, "Why it matters", "How to fix it", check.evidence.meaning]
            where !Self.words(of: html).contains(Self.words(of: text)) {
                problems.append("\(path) lacks “\(text)”")
            }
            for citation in check.citations {
                let isThere = citation.url.map { html.contains(Self.escaped($0)) } ?? true
                if !isThere { problems.append("\(path) does not cite \(citation.url ?? "")") }
            }
        }
    }

    /// Every link of every page to another page.
    private mutating func checkLinks() throws -> Int {
        let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var count = 0
        while let file = enumerator?.nextObject() as? URL {
            guard file.lastPathComponent == "index.html" else { continue }
            count += 1
            let html = try String(contentsOf: file, encoding: .utf8)
            guard let content = html.firstMatch(of: #/<noscript>(.*)</noscript>/#.dotMatchesNewlines()) else {
                problems.append("\(file.path) has no text without a script")
                continue
            }
            for match in content.1.matches(of: #/(?:href|src)="([^"#]+)(?:#[^"]*)?"/#) {
                let link = String(match.1).removingPercentEncoding ?? String(match.1)
                guard !link.contains("://"), !link.hasPrefix("mailto:") else { continue }
                let target = file.deletingLastPathComponent().appending(path: link).standardizedFileURL
                if !FileManager.default.fileExists(atPath: target.path) {
                    problems.append("\(file.path) links to \(link), which is not there")
                }
            }
        }
        return count
    }

    private mutating func read(_ path: String) -> String? {
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        if text == nil { problems.append("there is no page \(path)") }
        return text
    }

    /// The letters and digits of a text, without markup, since typography changes quotation marks and dashes.
    private static func words(of text: String) -> String {
        let plain = text.replacing(#/<[^>]*>/#, with: "").replacing(#/&#?\w+;/#, with: "")
        return String(String.UnicodeScalarView(plain.unicodeScalars.filter { $0.properties.isAlphabetic }))
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
