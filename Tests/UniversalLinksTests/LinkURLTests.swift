import AssociationModel
import Findings
import Testing
import TextFormats
import UniversalLinks

@Suite struct `a URL` {
    @Test(arguments: [
        ("https://example.com/a/b?c=d#e", ["https", "example.com", "/a/b", "c=d", "e"]),
        ("https://example.com", ["https", "example.com", "", nil, nil]),
        ("https://example.com?", ["https", "example.com", "", "", nil]),
        ("https://example.com#", ["https", "example.com", "", nil, ""]),
        ("https://u:p@Example.com:8443/x", ["https", "Example.com", "/x", nil, nil]),
        ("https://a@b@c/x", ["https", "c", "/x", nil, nil]),
        ("https://[::1]:80/x", ["https", "[::1]", "/x", nil, nil]),
        ("https://example.com/#/x?y", ["https", "example.com", "/", nil, "/x?y"]),
        ("https://example.com/a?b?c#d#e", ["https", "example.com", "/a", "b?c", "d#e"]),
        ("https://example.com/a/../%2e/b c", ["https", "example.com", "/a/../%2e/b c", nil, nil]),
        ("mailto:a@b.c", ["mailto", nil, "a@b.c", nil, nil]), ("/x:y", [nil, nil, "/x:y", nil, nil]),
        ("//host/x", [nil, "host", "/x", nil, nil]), (":x", [nil, nil, ":x", nil, nil]),
        ("", [nil, nil, "", nil, nil]),
    ])
    func `is split as it is written`(_ url: String, _ parts: [String?]) {
        let bytes = Array(url.utf8)
        let split = LinkURL(bytes)
        let found = [split.scheme, split.host, split.path, split.query, split.fragment].map { range in
            range.map { String(decoding: bytes[$0], as: UTF8.self) }
        }
        #expect(found == parts)
    }

    @Test(arguments: [
        ("a=1&b=2", ["a:1", "b:2"]), ("", []), ("&&a&&", ["a:"]), ("=x&a==b", [":x", "a:=b"]), ("a=1;b=2", ["a:1;b=2"]),
    ])
    func `has the items of its query one by one`(_ query: String, _ items: [String]) {
        let bytes = Array(query.utf8)
        let found = bytes.withUnsafeBufferPointer { buffer in
            LinkQueryItems(buffer, query: 0..<buffer.count).map { item in
                String(decoding: bytes[item.name], as: UTF8.self) + ":"
                    + String(decoding: bytes[item.value], as: UTF8.self)
            }
        }
        #expect(found == items)
    }
}

@Suite struct `a domain` {
    @Test(arguments: [
        ("example.com", "EXAMPLE.com", true), ("Example.com", "example.com", true),
        ("example.com", "www.example.com", false),
        ("*.example.com", "www.example.com", true), ("*.example.com", "a.b.example.com", true),
        ("*.example.com", "example.com", false), ("*.example.com", "anexample.com", false),
        ("*.example.com", ".example.com", false), ("example.com", "example.com.", false), ("example.com", "", false),
    ])
    func `takes hosts`(_ domain: String, _ host: String, _ expected: Bool) {
        #expect(LinkDomain(domain).takes(Array(host.utf8)) == expected)
    }

    @Test func `is asked exact ones first, then the longest wildcard`() {
        let order = ["*.com", "*.shop.example.com", "www.example.com", "*.example.com"].sorted {
            LinkDomain($0) < LinkDomain($1)
        }
        #expect(order == ["www.example.com", "*.shop.example.com", "*.example.com", "*.com"])
    }
}

@Suite struct `a pattern` {
    @Test(arguments: [
        ("/a/‹$(none)›/b", LinkPatternProblem.Kind.variableUndefined(name: "none")),
        ("/a/‹$(region›", .variableUnterminated), ("/a/‹$()›", .variableNameInvalid),
        ("/a/‹$(a›$b)", .variableNameInvalid),
        ("/a/‹$(x›$(lang))", .variableNested), ("/100‹%›", .percentEncodingInvalid),
        ("/‹%›zz", .percentEncodingInvalid),
        ("/caf‹%c3›%A9", .percentEncodingLowerCase), ("/caf‹é›/", .rawNonASCII),
    ])
    func `has its problems placed`(_ marked: String, _ kind: LinkPatternProblem.Kind) throws {
        let text = marked.filter { $0 != "‹" && $0 != "›" }
        let bytes = Array(marked.utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "‹".utf8) })
        let end = try #require(bytes.indices.first { bytes[$0...].starts(with: "›".utf8) }) - 3
        let pattern = LinkPattern(LocatedString(text, at: SourceSpan(99, 101 + text.utf8.count)))
        let problems = pattern.problems(SubstitutionVariables(nil))
        #expect(problems.contains { $0.kind == kind && $0.span == SourceSpan(100 + start, 100 + end) }, "\(problems)")
    }

    @Test(arguments: ["/a/*", "/$(region)/$(lang)/?", "/%C3%A9", "/$5/(x)", ""])
    func `without problems has none`(_ text: String) {
        let pattern = LinkPattern(LocatedString(text, at: SourceSpan(0, text.utf8.count + 2)))
        #expect(pattern.problems(SubstitutionVariables(nil)).isEmpty)
    }

    @Test func `from a string with escapes is placed as the whole string`() {
        let pattern = LinkPattern(LocatedString("/a/$(x)", at: SourceSpan(10, 30)))
        #expect(pattern.problems(SubstitutionVariables(nil)).map(\.span) == [SourceSpan(10, 30)])
    }
}
