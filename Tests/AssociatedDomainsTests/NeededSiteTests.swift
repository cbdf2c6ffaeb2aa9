import AssociatedDomains
import Testing

@Suite struct `the file that claims need` {
    static func app(_ name: String) throws -> AppIdentifier {
        try #require(AppIdentifier("7D3KX9QW2M.com.example.\(name)"))
    }

    static func sites(_ claims: String..., apps: String...) throws -> (sites: [NeededSite], unused: [NeededSite.Unused])
    {
        let list = ClaimList(named: claims.map { Claim(argument: $0) })
        return NeededSite.sites(for: [list], apps: try apps.map(app))
    }

    static func tokens(_ text: SourceText) -> String {
        String(decoding: text.bytes.filter { $0 != 0x20 && $0 != 0x0A }, as: UTF8.self)
    }

    @Test(arguments: [
        ("webcredentials:example.com", "example.com"), ("webcredentials:Example.COM", "example.com"),
        ("applinks:*.example.com?mode=developer", "example.com"), ("webcredentials:example.com/login", "example.com"),
        ("webcredentials:https://example.com", "example.com"), ("webcredentials:example.com:8443", "example.com:8443"),
        ("webcredentials:example.com:443", "example.com"), ("applinks:bücher.example", "xn--bcher-kva.example"),
        ("authsrv:example.com", "example.com"), ("messagefilter:example.com", "example.com"),
        ("\n\t webcredentials:example.com\r\n", "example.com"), ("webcredentials: example.com", "example.com"),
    ])
    func `belongs to the host whose web root Apple reads`(claim: String, host: String) throws {
        let (sites, unused) = try Self.sites(claim, apps: "a")
        #expect(sites.map(\.host) == [host] && unused.isEmpty)
    }

    @Test(arguments: [
        "*", "webcredentials:$(HOST)", "nosuchservice:example.com", "webcredentials:", "webcredentials:localhost",
    ])
    func `is none for a claim that names no host, and that is said`(claim: String) throws {
        let (sites, unused) = try Self.sites(claim, apps: "a")
        #expect(sites.isEmpty && unused.map(\.claim.entry.raw) == [claim])
    }

    @Test(arguments: [
        "webcredentials:exam\nple.com", "webcredentials:exam\u{1B}ple.com", "webcredentials:example.com\u{7}",
        "\u{0}webcredentials:example.com", "webcredentials:exam ple.com", "webcredentials:example.com\u{7F}/login",
        "webcredentials:example.com/lo\u{1B}gin", "webcredentials:exam\u{85}ple.com",
    ])
    func `is none for a claim that would name another host without its control characters`(claim: String) throws {
        let (sites, unused) = try Self.sites(claim, apps: "a")
        #expect(sites.isEmpty && unused.map(\.claim.entry.raw) == [claim])
        #expect(unused.first?.reason == "it contains white space or control characters that no host name can contain")
    }

    @Test(arguments: [
        "..", ".", "", "/", "../example.com", "..%2Fexample.com", "a/../b", "\u{0}", "example.com\u{0}.example",
        "example..com", ".example.com", "..example.com", "example.com\\x", "[::1]", "10.0.0.1", "example.com:x",
        String(repeating: "a", count: 64) + ".com", String(repeating: "a.", count: 200) + "com",
    ])
    func `is never outside its directory, whatever the host`(host: String) throws {
        for service in ["webcredentials", "applinks"] {
            for site in try Self.sites("\(service):\(host)", "\(service):https://\(host)", apps: "a").sites {
                #expect(site.host.utf8.count <= 253 && site.host.utf8.first != UInt8(ascii: "."))
                #expect(site.host.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._:".utf8.contains($0) })
                #expect(site.host.contains("."))
            }
        }
    }

    @Test func `is none where nobody knows the app`() throws {
        let (sites, unused) = try Self.sites("webcredentials:example.com")
        #expect(sites.isEmpty && unused.count == 1)
    }

    @Test func `lists every app once for what it claims, and nothing else`() throws {
        let (sites, _) = try Self.sites(
            "applinks:example.com", "webcredentials:example.com", "webcredentials:example.com?mode=managed",
            "appclips:www.example.com", apps: "a", "b")
        #expect(sites.map(\.host) == ["example.com", "www.example.com"])
        let apps = #"["7D3KX9QW2M.com.example.a","7D3KX9QW2M.com.example.b"]"#
        let paths = NeededSite.LinkPaths(opened: ["/buy/*", "/x"], excluded: ["/buy/no"])
        #expect(
            Self.tokens(sites[0].file(paths))
                == #"{"webcredentials":{"apps":\#(apps)},"applinks":{"details":[{"appIDs":\#(apps),"components":[{"/":"/buy/no","exclude":true},{"/":"/buy/*"},{"/":"/x"}]}]}}"#
        )
        #expect(Self.tokens(sites[1].file(paths)) == #"{"appclips":{"apps":\#(apps)}}"#)
    }

    @Test func `has nothing that lint would name`() throws {
        let (sites, _) = try Self.sites(
            "applinks:example.com", "webcredentials:example.com", "appclips:example.com", "authsrv:example.com",
            "activitycontinuation:example.com", "messagefilter:example.com", apps: "a")
        for paths in [NeededSite.LinkPaths(), .init(opened: ["/buy/*"]), .init(excluded: ["/account/*"])] {
            let file = try #require(sites.first).file(paths)
            let report = Report(judging: Evidence(Question(InputParts(files: [file]), Choices(now: .now))))
            #expect(report.findings.isEmpty, "\(report.findings.map(\.identity.name))")
            #expect(try FormattedFile(file).isChanged == false)
        }
    }

    // MARK: Adding to a file

    static func merged(_ file: String) throws -> String {
        let (sites, _) = try sites("webcredentials:example.com", "applinks:example.com", apps: "a", "b")
        let text = SourceText(file, from: .file(path: "aasa"))
        let site = try #require(sites.first)
        let merged = try site.merged(into: text, .init(opened: ["/buy/*"]))
        #expect(try site.merged(into: merged).bytes == merged.bytes, "adding again adds more")
        let needed = CompiledLinks(SiteAssociation(try #require(JSONParser.parse(merged.bytes).root)))
        #expect(Set(needed.apps).isSuperset(of: ["7D3KX9QW2M.com.example.a", "7D3KX9QW2M.com.example.b"]))
        return String(decoding: merged.bytes, as: UTF8.self)
    }

    static let a = #""7D3KX9QW2M.com.example.a""#
    static let b = #""7D3KX9QW2M.com.example.b""#

    @Test(arguments: [
        (
            "{\n\t\"applinks\": {\"details\": [{\"appID\": \(a), \"paths\": []}, {\"appID\": \(b)}]},\n\t\"x\": 1\n}\n",
            "{\n\t\"applinks\": {\"details\": [{\"appID\": \(a), \"paths\": []}, {\"appID\": \(b)}]},\n\t\"x\": 1,\n\t\"webcredentials\": {\n\t\t\"apps\": [\(a), \(b)]\n\t}\n}\n"
        ),
        (
            "{\"webcredentials\":{\"apps\":[\(b)]},\"applinks\":{\"details\":[{\"appIDs\":[\(a),\(b)],\"components\":[]}]}}",
            "{\"webcredentials\":{\"apps\":[\(b), \(a)]},\"applinks\":{\"details\":[{\"appIDs\":[\(a),\(b)],\"components\":[]}]}}"
        ),
        (
            "{\r\n  \"webcredentials\": {\r\n    \"apps\": [\r\n      \(b)\r\n    ]\r\n  },\r\n  \"applinks\": {\"details\": [{\"appIDs\": [\(b), \(a)]}]}}",
            "{\r\n  \"webcredentials\": {\r\n    \"apps\": [\r\n      \(b),\r\n      \(a)\r\n    ]\r\n  },\r\n  \"applinks\": {\"details\": [{\"appIDs\": [\(b), \(a)]}]}}"
        ),
        (
            "{\n  \"applinks\": {\n    \"details\": [\n      {\n        \"appID\": \(a)\n      }\n    ]\n  },\n  \"webcredentials\": {}\n}",
            "{\n  \"applinks\": {\n    \"details\": [\n      {\n        \"appID\": \(a)\n      },\n      {\n        \"appIDs\": [\(b)],\n        \"components\": [\n          { \"/\": \"/buy/*\" }\n        ]\n      }\n    ]\n  },\n  \"webcredentials\": {\"apps\": [\(a), \(b)]}\n}"
        ),
    ])
    func `is added to what is there, in the way that it is written`(file: String, expected: String) throws {
        #expect(try Self.merged(file) == expected)
    }

    @Test func `is all of it where there was nothing`() throws {
        let (sites, _) = try Self.sites("webcredentials:example.com", "applinks:example.com", apps: "a", "b")
        let whole = try #require(sites.first).file(.init(opened: ["/buy/*"]))
        #expect(try Self.merged("{}\n") == String(decoding: whole.bytes, as: UTF8.self))
        #expect(
            try Self.tokens(SourceText(Self.merged(#"{"applinks":{"details":[]}}"#), from: .argument)).contains(Self.a))
    }

    @Test(arguments: ["", "[]", "{,}", #"{"webcredentials": [] }"#, #"{"applinks": {"details": {}}}"#])
    func `is not added where there is no place for it`(file: String) throws {
        #expect(throws: InputFailure.self) { try Self.merged(file) }
    }
}
