import Findings
import Testing

/// A web root comes from a configuration that someone else may have written, and goes into one that runs.
@Suite struct `A blank of a snippet` {
    private static let snippet = Snippet(for: "nginx.conf", "root ‹your web root›;\nalias ‹path of your file›;")

    @Test(arguments: ["/var/www/html", "/srv/my-site_2/public/", "public/.well-known", "/a..b"])
    func `is filled with a path, wherever it stands, and the others stay`(path: String) {
        let filled = Self.snippet.filled(.webRoot, with: path)
        #expect(filled.text == "root \(path);\nalias ‹path of your file›;")
        #expect(filled.file == "nginx.conf")
    }

    @Test func `keeps the quotation marks that the language wants`() {
        let snippet = Snippet(for: "lighttpd.conf", "server.document-root = ‹\"your web root\"›")
        #expect(snippet.filled(.webRoot, with: "/srv/site").text == "server.document-root = \"/srv/site\"")
    }

    @Test(arguments: [
        "/a b", "/a\tb", "/a\n}", "/a\r\nb", "/a;", "/a{", "/a}", "/a#b", "/a\"b", "/a'b", "/a`b", "/a\\b", "/a\\nb",
        "/$a",
        "/${a}", "/%{a}", "/{a}", "/a*", "/a?b", "/a<b", "/a>b", "/a|b", "/a&b", "/~", "/a,b", "/a=b", "/a(b", "/a[b]",
        "-rf", "", "/größe", "/a\u{202E}b", "/a\u{0}b", "/a\u{2028}b", "‹path of your file›",
        String(repeating: "/a", count: 101),
    ])
    func `stays where a character of the text could mean something to a server`(text: String) {
        #expect(Self.snippet.filled(.webRoot, with: text) == Self.snippet)
    }

    @Test func `stays where nothing is known`() {
        #expect(Self.snippet.filled(.webRoot, with: nil) == Self.snippet)
    }
}
