import Findings
import TestData
import Testing
import TextFormats

/// A tree of directives in one line: `name argument argument { … }`.
private func shown(_ directives: [ServerDirective]) -> String {
    directives.map { directive in
        let words = ([directive.name.text] + directive.words).joined(separator: " ")
        return words + (directive.children.map { " { \(shown($0)) }" } ?? "")
    }.joined(separator: "; ")
}

@Suite struct `The configuration of nginx` {
    private func read(_ text: String) -> ServerConfiguration {
        ServerConfiguration(SourceText(text, from: .argument), in: .nginx)
    }

    @Test(arguments: [
        ("root /var/www;", "root /var/www"),
        (
            "server { listen 443 ssl; location / { try_files $uri /index.html; } }",
            "server { listen 443 ssl; location / { try_files $uri /index.html } }"
        ),
        ("a 'b c' \"d\\\"e\";# f;\ng;", "a b c d\"e; g"),
        (#"location ~ /\.(?!well-known) {}"#, #"location ~ /\.(?!well-known) {  }"#),
        (#"rewrite ^/a{2}$ /b;"#, nil),
        (#"rewrite "^/a{2}$" /b;"#, "rewrite ^/a{2}$ /b"),
        ("set $a ${b}c;", "set $a ${b}c"),
        ("content_by_lua_block { if a then b = {1, '}'} end -- }\n } c;", "content_by_lua_block {  }; c"),
        ("", ""),
    ])
    func `is a tree of directives`(text: String, tree: String?) {
        let configuration = read(text)
        guard let tree else {
            #expect(configuration.problem != nil)
            return
        }
        #expect(configuration.problem == nil)
        #expect(shown(configuration.directives) == tree)
    }

    @Test(arguments: [
        "server {\n  «root» a\n}", "«server» { root a;", "root a; «}»", "«;»", "a «'»b;", "«{» }", "«root» a",
    ])
    func `has mistakes with places`(marked: String) {
        let text = MarkedText(marked)
        #expect(ServerConfiguration(text.source, in: .nginx).problem.map { [$0.span] } == text.spans)
    }

    @Test func `has the place of each directive`() throws {
        let server = try #require(read("server {\n    root /var/www;\n}").directives.first)
        let root = try #require(server.children?.first)
        #expect(server.span == SourceSpan(0, 6))
        #expect(root.span == SourceSpan(13, 26))
    }

    @Test func `is read in time linear in its size, and no deeper than its limit`() {
        let deep = read(String(repeating: "a {", count: 100_000))
        #expect(deep.problem?.message.description == "blocks are nested too deeply")
        #expect(read(String(repeating: "a b;\n", count: 100_000)).directives.count == 100_000)
    }
}

@Suite struct `The configuration of Apache` {
    private func read(_ text: String) -> ServerConfiguration {
        ServerConfiguration(SourceText(text, from: .argument), in: .apache)
    }

    @Test(arguments: [
        ("Require all granted\n", "Require all granted"),
        ("<Files \"a b\">\n  Require all denied\n</Files>", "Files a b { Require all denied }"),
        ("<filesmatch \"^<a>\">\n</FilesMatch>\r\nX", "filesmatch ^<a> {  }; X"),
        ("Header set \\\n  A \"b\\\"c\"\n# d \\\n e\nF", "Header set A b\"c; F"),
        (#"RewriteRule ^/\.a\ b$ - [F]"#, #"RewriteRule ^/\.a\ b$ - [F]"#),
        ("<If \"%{A} == 'b'\">\nX\n</If>", "If %{A} == 'b' { X }"),
        ("", ""),
    ])
    func `is a tree of directives`(text: String, tree: String) {
        let configuration = read(text)
        #expect(configuration.problem == nil)
        #expect(shown(configuration.directives) == tree)
    }

    @Test(arguments: ["<Files a>\nX", "</Files>", "<Files a>\n</Directory>", "<>"])
    func `has mistakes with places`(text: String) throws {
        let problem = try #require(read(text).problem)
        #expect(problem.span.start < problem.span.end && problem.span.end <= text.utf8.count)
    }

    @Test func `is read no deeper than its limit`() {
        #expect(read(String(repeating: "<A>\n", count: 100_000)).problem != nil)
        #expect(read(String(repeating: "\\\n", count: 100_000)).directives.isEmpty)
    }
}

@Suite struct `A Caddyfile` {
    private func read(_ text: String) -> ServerConfiguration {
        ServerConfiguration(SourceText(text, from: .argument), in: .caddy)
    }

    @Test(arguments: [
        ("example.com\nroot * /srv\nfile_server", "example.com; root * /srv; file_server"),
        (
            "{\n\tdebug\n}\na.com, b.com {\n\tfile_server {\n\t\thide .git\n\t}\n}",
            " { debug }; a.com, b.com { file_server { hide .git } }"
        ),
        ("a.com,\nb.com {\n}", "a.com, b.com {  }"),
        ("a {\n respond \"x y\" `{\"b\"}` 200 # c\n}", "a { respond x y {\"b\"} 200 }"),
        ("a {\n redir {uri} \\\n 301\n}", "a { redir {uri} 301 }"),
        ("a {\n respond <<END\n  x {\n  END 200\n}", "a { respond   x {\n 200 }"),
        ("{$HOST:localhost} {\n}", "{$HOST:localhost} {  }"),
        ("", ""),
    ])
    func `is a tree of directives`(text: String, tree: String) {
        let configuration = read(text)
        #expect(configuration.problem == nil, "\(configuration.problem?.message.description ?? "")")
        #expect(shown(configuration.directives) == tree)
    }

    @Test(arguments: ["a {\n", "}", "a {\n respond \"x\n}", "a {\n respond <<END\n x\n}"])
    func `has mistakes with places`(text: String) throws {
        let problem = try #require(read(text).problem)
        #expect(problem.span.end <= text.utf8.count)
    }

    @Test func `is read no deeper than its limit`() {
        #expect(read(String(repeating: "a {\n", count: 100_000)).problem != nil)
    }
}
