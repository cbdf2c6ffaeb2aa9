import AssociatedDomains
import Foundation
import TestData

/// The pages of the library, made by the toolchain's DocC in a folder of their own.
struct DocumentationSite {
    /// The folder for everything that is made.
    let folder: URL

    /// What is served.
    var site: URL { folder.appending(path: "site") }
    private var catalog: URL { folder.appending(path: "AssociatedDomains.docc") }
    private var graphs: URL { folder.appending(path: "symbols") }

    /// The modules whose names `import AssociatedDomains` shows.
    private static let modules = [
        "AssociatedDomains", "AssociationModel", "Catalogue", "CurlFetch", "Findings", "Judging",
        "LinkHandlers", "LocalFiles",
        "PasswordRules", "Reports", "SignUpScreens", "TextFormats", "UniversalLinks",
    ]

    /// Writes the pages. Whatever DocC warns of is an error, such as a link that leads nowhere.
    func build() throws {
        let docc = try Self.docc()
        for part in [site, catalog, graphs] {
            if FileManager.default.fileExists(atPath: part.path) { try FileManager.default.removeItem(at: part) }
        }
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        try writeCatalog()
        try SymbolGraphs.extract(Self.modules, into: graphs)
        for name in try FileManager.default.contentsOfDirectory(atPath: graphs.path) {
            try Self.unwrapComments(of: graphs.appending(path: name))
        }
        let run = try ProgramRun(
            docc,
            [
                "convert", catalog.path, "--additional-symbol-graph-dir", graphs.path, "--output-dir", site.path,
                "--fallback-display-name", "AssociatedDomains", "--fallback-bundle-identifier",
                Self.identifier,
                "--warnings-as-errors", Self.contentOption,
            ])
        guard run.status == 0 else { throw DocumentationFailure("\(run.output)\(run.complaint)DocC failed") }
        try leadToPictures()
        try Self.frontPage.write(to: site.appending(path: "index.html"), atomically: true, encoding: .utf8)
    }

    /// Mends the addresses of pictures, for which DocC of Swift 6.3 writes paths of this machine where a page has its content.
    private func leadToPictures() throws {
        for name in Repository.names(in: MarkdownPage.catalog) where name.hasSuffix(".md") {
            let article = name.dropLast(3).lowercased()
            let page = site.appending(path: "documentation/associateddomains/\(article)/index.html")
            guard let html = try? String(contentsOf: page, encoding: .utf8) else { continue }
            try html.replacing(#/src="[^"]*\/resources\/([^"]+)"/#) {
                "src=\"../../../images/\(Self.identifier)/\($0.1)\""
            }.write(to: page, atomically: true, encoding: .utf8)
        }
    }

    private static let identifier = "aasa.AssociatedDomains"
    private static let contentOption = "--experimental-transform-for-static-hosting-with-content"

    private static let frontPage = """
        <!doctype html>
        <meta charset="utf-8">
        <title>AssociatedDomains</title>
        <meta http-equiv="refresh" content="0; url=documentation/associateddomains/index.html">
        <p><a href="documentation/associateddomains/index.html">AssociatedDomains</a></p>

        """

    /// DocC beside the compiler.
    private static func docc() throws -> URL {
        let find =
            "command -v docc || xcrun --find docc 2>/dev/null || ls \"$(dirname \"$(readlink -f \"$(command -v swift)\")\")/docc\""
        let found = try ProgramRun(shell: find)
        let path = found.output.split(separator: "\n").first.map(String.init) ?? ""
        guard found.status == 0, !path.isEmpty else {
            throw DocumentationFailure("there is no docc in this toolchain; those of swift.org since Swift 6.3 have it")
        }
        guard try ProgramRun(URL(filePath: path), ["convert", "--help"]).output.contains(contentOption) else {
            throw DocumentationFailure(
                "\(path) can't write pages that are read without a script; that of Swift 6.3 and later can")
        }
        return URL(filePath: path)
    }

    /// Copies the articles, and adds a page for each finding.
    private func writeCatalog() throws {
        let pages = try Self.articles()
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: MarkdownPage.catalog + "/Resources"),
            to: catalog.appending(path: "Resources"))
        let findings = catalog.appending(path: "Findings")
        try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
        let articles = ArticleText(pages: pages)
        for (name, page) in pages {
            let text = articles.text(of: page) + (name == "Findings" ? FindingPages.topics : "")
            try text.write(to: catalog.appending(path: "\(name).md"), atomically: true, encoding: .utf8)
        }
        for check in Catalog.checks {
            let page = MarkdownPage("\(check.code)", text: FindingPages.page(of: check))
            try articles.text(of: page)
                .write(to: findings.appending(path: "\(check.code).md"), atomically: true, encoding: .utf8)
        }
    }

    /// The articles of the repository by name.
    static func articles() throws -> [String: MarkdownPage] {
        let names = Repository.names(in: MarkdownPage.catalog).filter { $0.hasSuffix(".md") }
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                (String($0.dropLast(3)), try MarkdownPage("\(MarkdownPage.catalog)/\($0)"))
            })
    }

    /// Puts each paragraph of the comments in a symbol graph on one line, as ``ArticleText/unwrapped(_:)`` says why.
    private static func unwrapComments(of graph: URL) throws {
        guard var content = try JSONSerialization.jsonObject(with: Data(contentsOf: graph)) as? [String: Any],
            let symbols = content["symbols"] as? [[String: Any]]
        else { throw DocumentationFailure("\(graph.lastPathComponent) is not a symbol graph") }
        content["symbols"] = symbols.map { symbol in
            guard let comment = symbol["docComment"] as? [String: Any],
                let lines = comment["lines"] as? [[String: Any]]
            else { return symbol }
            var symbol = symbol
            let texts = ArticleText.unwrapped(lines.map { $0["text"] as? String ?? "" })
            symbol["docComment"] = ["lines": texts.map { ["text": $0] }]
            return symbol
        }
        try JSONSerialization.data(withJSONObject: content).write(to: graph)
    }
}

/// A sentence that says why there are no pages, or what is wrong with them.
struct DocumentationFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
