import AssociationModel
import Findings
import Testing

/// The pieces of an entry, written in the order of their names; what is absent is `-`.
private struct Pieces: CustomStringConvertible {
    let entry: EntitlementEntry

    var description: String {
        let named: [(String, EntitlementEntry.Part?)] = [
            ("service", entry.service), ("scheme", entry.scheme), ("host", entry.host), ("port", entry.port),
            ("path", entry.path), ("query", entry.query),
        ]
        return named.compactMap { name, part in part.map { "\(name)=\($0.text)@\($0.span.start)" } }.joined(
            separator: " ")
    }
}

@Suite struct `An entitlement string` {
    @Test(
        arguments: [
            ("webcredentials:example.com", "service=webcredentials@0 host=example.com@15"),
            ("applinks:*.example.com", "service=applinks@0 host=*.example.com@9"),
            ("applinks:example.com?mode=developer", "service=applinks@0 host=example.com@9 query=mode=developer@21"),
            ("webcredentials:example.com:8443", "service=webcredentials@0 host=example.com@15 port=8443@27"),
            ("webcredentials:example.com:", "service=webcredentials@0 host=example.com@15 port=@27"),
            ("webcredentials:example.com/", "service=webcredentials@0 host=example.com@15 path=/@26"),
            (
                "webcredentials:example.com:1/a/b?mode=managed#x",
                "service=webcredentials@0 host=example.com@15 port=1@27 path=/a/b@28 query=mode=managed#x@33"
            ),
            ("webcredentials:example.com#top", "service=webcredentials@0 host=example.com@15 path=#top@26"),
            ("webcredentials:example.com?", "service=webcredentials@0 host=example.com@15 query=@27"),
            ("webcredentials:", "service=webcredentials@0 host=@15"),
            (":example.com", "service=@0 host=example.com@1"),
            ("", "host=@0"), (":", "service=@0 host=@1"), ("*", "host=*@0"),
            ("example.com", "host=example.com@0"),
            ("example.com:443", "host=example.com@0 port=443@12"), ("applink.io:443", "host=applink.io@0 port=443@11"),
            ("example.com:webcredentials", "host=example.com@0 port=webcredentials@12"),
            ("web.credentials:example.com", "service=web.credentials@0 host=example.com@16"),
            ("webcredentials:user@example.com", "service=webcredentials@0 host=user@example.com@15"),
            (
                "webcredentials:webcredentials:example.com",
                "service=webcredentials@0 host=webcredentials@15 port=example.com@30"
            ),
        ] as [(String, String)])
    func `is cut at its colons, slash and question mark`(raw: String, pieces: String) {
        #expect(Pieces(entry: EntitlementEntry(raw)).description == pieces)
    }

    @Test(
        arguments: [
            ("webcredentials:https://example.com", "service=webcredentials@0 scheme=https://@15 host=example.com@23"),
            (
                "webcredentials:HTTP://example.com/a",
                "service=webcredentials@0 scheme=HTTP://@15 host=example.com@22 path=/a@33"
            ),
            ("webcredentials:https:example.com", "service=webcredentials@0 scheme=https:@15 host=example.com@21"),
            ("webcredentials:https:/example.com", "service=webcredentials@0 scheme=https:/@15 host=example.com@22"),
            ("webcredentials:https//example.com", "service=webcredentials@0 scheme=https//@15 host=example.com@22"),
            ("webcredentials:https:///example.com", "service=webcredentials@0 scheme=https:///@15 host=example.com@24"),
            ("webcredentials:myapp://example.com", "service=webcredentials@0 scheme=myapp://@15 host=example.com@23"),
            ("webcredentials://example.com", "service=webcredentials@0 scheme=//@15 host=example.com@17"),
            ("WebCredentials://example.com", "service=WebCredentials@0 scheme=//@15 host=example.com@17"),
            ("https://example.com:80/a", "scheme=https://@0 host=example.com@8 port=80@20 path=/a@22"),
            ("https:example.com", "scheme=https:@0 host=example.com@6"),
            ("myapp://example.com", "scheme=myapp://@0 host=example.com@8"),
            ("webcredentials:https.example.com", "service=webcredentials@0 host=https.example.com@15"),
            ("webcredentials:https/a", "service=webcredentials@0 host=https@15 path=/a@20"),
        ] as [(String, String)])
    func `keeps a scheme apart, with a service before it or without`(raw: String, pieces: String) {
        #expect(Pieces(entry: EntitlementEntry(raw)).description == pieces)
    }

    @Test(
        arguments: [
            ("webcredentials:[2001:db8::1]", "host=[2001:db8::1]@15"),
            ("webcredentials:[2001:db8::1]:443", "host=[2001:db8::1]@15 port=443@29"),
            ("webcredentials:2001:db8::1", "host=2001:db8::1@15"),
            ("webcredentials:::1", "host=::1@15"), ("webcredentials:[::1", "host=[::1@15"),
            ("webcredentials:::ffff:192.0.2.1", "host=::ffff:192.0.2.1@15"),
            ("webcredentials:192.0.2.1:80", "host=192.0.2.1@15 port=80@25"),
            ("webcredentials:192.0.2.1", "host=192.0.2.1@15"),
        ] as [(String, String)])
    func `with an address keeps it whole and knows it for one`(raw: String, pieces: String) {
        let entry = EntitlementEntry(raw)
        #expect(Pieces(entry: entry).description == "service=webcredentials@0 " + pieces)
        #expect(entry.hostProblem == .ipAddress)
    }

    @Test(
        arguments: [
            (" webcredentials:example.com", "service=webcredentials@1 host=example.com@16", [SourceSpan(0, 1)]),
            ("webcredentials:example.com\n\t", "service=webcredentials@0 host=example.com@15", [SourceSpan(26, 28)]),
            (
                "webcredentials : example.com", "service=webcredentials@0 host=example.com@17",
                [SourceSpan(14, 15), SourceSpan(16, 17)]
            ),
            (
                "webcredentials:\u{200B}example.com", "service=webcredentials@0 host=example.com@18",
                [SourceSpan(15, 18)]
            ),
            (
                "webcredentials:exam\u{AD}ple.com", "service=webcredentials@0 host=exam\u{AD}ple.com@15",
                [SourceSpan(19, 21)]
            ),
            (
                "webcredentials:example.com\u{A0}\u{FEFF}", "service=webcredentials@0 host=example.com@15",
                [SourceSpan(26, 31)]
            ),
            (
                "webcredentials: https://example.com",
                "service=webcredentials@0 scheme=https://@16 host=example.com@24",
                [SourceSpan(15, 16)]
            ),
            (
                "webcredentials:https:// example.com",
                "service=webcredentials@0 scheme=https://@15 host=example.com@24",
                [SourceSpan(23, 24)]
            ),
            (
                "webcredentials:example.com : 80", "service=webcredentials@0 host=example.com@15 port=80@29",
                [SourceSpan(26, 27), SourceSpan(28, 29)]
            ),
            (
                "webcredentials:example.com?mode=developer\u{2069}",
                "service=webcredentials@0 host=example.com@15 query=mode=developer@27", [SourceSpan(41, 44)]
            ),
            (
                "webcredentials:\u{E0061}example.com", "service=webcredentials@0 host=example.com@19",
                [SourceSpan(15, 19)]
            ),
            (" \u{0}\u{85}\u{3000}", "host=@7", [SourceSpan(0, 7)]),
        ] as [(String, String, [SourceSpan])])
    func `keeps white space and what does not show out of its pieces`(raw: String, pieces: String, blanks: [SourceSpan])
    {
        let entry = EntitlementEntry(raw)
        #expect(Pieces(entry: entry).description == pieces)
        #expect(entry.whitespace == blanks)
    }

    @Test func `has white space where Unicode says that a character is blank, or does not show`() {
        for scalar in (0xA0...0x600).compactMap(Unicode.Scalar.init) {
            let isBlank = scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            let spans = isBlank ? [SourceSpan(16, 16 + UTF8.width(scalar))] : []
            #expect(
                EntitlementEntry("webcredentials:a\(scalar)b").whitespace == spans,
                "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test(arguments: [
        "webcredentials:نامه\u{200C}ای.com", "webcredentials:👩\u{200D}💻.example.com",
        "webcredentials:❤\u{FE0F}.example.com",
    ])
    func `has no white space where a joiner shapes letters`(raw: String) {
        #expect(EntitlementEntry(raw).whitespace.isEmpty)
        #expect(EntitlementEntry(raw).hostProblem == .unicode)
    }

    @Test func `with a joiner after an ASCII letter has one`() {
        #expect(EntitlementEntry("webcredentials:a\u{200D}b.com").whitespace == [SourceSpan(16, 19)])
    }

    @Test(arguments: [
        ("example.com", "host=example.com@0"), ("example.com:8080", "host=example.com@0 port=8080@12"),
        (" example.com/login ", "host=example.com@1 path=/login@12"),
        ("https://example.com", "scheme=https://@0 host=example.com@8"),
        ("*.example.com", "host=*.example.com@0"), ("localhost:1", "host=localhost@0 port=1@10"),
    ])
    func `that is a domain alone has no service of its own`(raw: String, pieces: String) {
        let entry = EntitlementEntry(raw, impliedService: .appclips)
        #expect(Pieces(entry: entry).description == pieces)
        #expect(entry.knownService == .appclips)
    }

    @Test(
        arguments: [
            ("webcredentials:A.com", Service.webcredentials), (" authsrv :a.com", .authsrv),
            ("WebCredentials:a.com", nil),
            ("webcredential:a.com", nil), ("example.com", nil), ("messagefilter://a.com", .messagefilter),
        ] as [(String, Service?)])
    func `names a known service only if it is spelt so`(raw: String, service: Service?) {
        #expect(EntitlementEntry(raw).knownService == service)
    }

    @Test(
        arguments: [
            ("applinks:*.Example.COM", true, "example.com", "*.example.com"),
            ("applinks:EXAMPLE.com", false, "example.com", "example.com"),
            ("applinks:\u{212A}elvin.com", false, "\u{212A}elvin.com", "\u{212A}elvin.com"),
            ("applinks:*.\u{301}a.com", true, "\u{301}a.com", "*.\u{301}a.com"),
            ("applinks:*example.com", false, "*example.com", "*example.com"),
            ("applinks:*.", true, "", "*."),
        ] as [(String, Bool, String, String)])
    func `folds ASCII alone and sets the wildcard apart`(raw: String, isWildcard: Bool, domain: String, pattern: String)
    {
        let entry = EntitlementEntry(raw)
        #expect(entry.isWildcard == isWildcard)
        #expect(entry.domain.utf8.elementsEqual(domain.utf8))
        #expect(entry.pattern.utf8.elementsEqual(pattern.utf8))
    }

    @Test(
        arguments: [
            ("mode=developer", EntitlementEntry.Mode.developer), ("mode=managed", .managed),
            ("mode=developer+managed", .both), ("mode=Developer", nil), ("Mode=developer", nil), ("mode=", nil),
            ("", nil),
            ("mode=developer&a=b", nil), ("mode=managed+developer", nil), ("mode=developer ", .developer),
        ] as [(String, EntitlementEntry.Mode?)])
    func `has a mode only where Apple documents it`(query: String, mode: EntitlementEntry.Mode?) {
        #expect(EntitlementEntry("applinks:example.com?" + query).mode == mode)
    }

    @Test(
        arguments: [
            ("80", 80), ("65535", 65535), ("0443", 443), ("0", nil), ("65536", nil), ("", nil), ("+80", nil),
            ("http", nil),
            ("99999999999999999999", nil), ("８０", nil),
        ] as [(String, Int?)])
    func `has a port only where it is a number that one can have`(port: String, number: Int?) {
        let entry = EntitlementEntry("webcredentials:example.com:" + port)
        #expect(entry.portNumber == number)
        #expect(entry.hasInvalidPort == (number == nil))
    }

    @Test(
        arguments: [
            ("/login", "login"), ("/login/", "login"), ("/a/b", "a/b"), ("/", nil), ("//", nil), ("", nil),
            ("/a//b", "a//b"),
            ("/login/.well-known/apple-app-site-association", "login"),
            ("/.well-known/apple-app-site-association", nil),
            ("/login/.well-known/", "login"), ("/login/apple-app-site-association", "login"), ("/.well-known", nil),
            ("/login/.well-known/apple-app-site-association.json", "login"), ("/login#top", "login"), ("#top", nil),
            ("/*", nil), ("/buy/*", nil), ("/Lo gin", "Lo gin"), ("/\u{301}x", "\u{301}x"), ("/%2F/x?y", "%2F/x"),
            ("/apple-app-site-association", nil), ("/.well-known/login", ".well-known/login"),
        ] as [(String, String?)])
    func `gives the path under which its author put the file`(path: String, prefix: String?) {
        #expect(EntitlementEntry("webcredentials:example.com" + path).pathPrefix == prefix)
    }

    @Test(arguments: [("/", true), ("//", true), ("/a", false), ("", false), ("#", false), ("/#", false)])
    func `tells a trailing slash from a path`(path: String, isSlash: Bool) {
        #expect(EntitlementEntry("webcredentials:example.com" + path).hasTrailingSlashOnly == isSlash)
    }
}
