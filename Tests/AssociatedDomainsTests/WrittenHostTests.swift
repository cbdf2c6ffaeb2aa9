import AssociatedDomains
import TestData
import Testing

/// A text that a person may write where a host is asked for.
struct WrittenHostCase: CustomTestStringConvertible, Sendable {
    let text: String
    /// The host that it means, with its port; nil if it means none.
    let host: String?
    /// What it has besides the host.
    let parts: WrittenHost.Parts

    init(_ text: String, _ host: String?, _ parts: WrittenHost.Parts = []) {
        (self.text, self.host, self.parts) = (text, host, parts)
    }

    var testDescription: String { text.debugDescription }

    static let all = [
        WrittenHostCase("example.com", "example.com"),
        WrittenHostCase("EXAMPLE.Com", "example.com"),
        WrittenHostCase("example.com.", "example.com"),
        WrittenHostCase(" example.com ", "example.com"),
        WrittenHostCase("example.com\u{200B}", "example.com"),
        WrittenHostCase("example.com/", "example.com"),
        WrittenHostCase("bücher.example", "xn--bcher-kva.example"),
        WrittenHostCase("BU\u{308}CHER.example", "xn--bcher-kva.example"),
        WrittenHostCase("xn--bcher-kva.example", "xn--bcher-kva.example"),
        WrittenHostCase("例え。テスト", "xn--r8jz45g.xn--zckzah"),
        WrittenHostCase("my_host.example.com", "my_host.example.com"),
        WrittenHostCase("example.com:8443", "example.com:8443", .port),
        WrittenHostCase("Example.COM:443", "example.com:443", .port),
        WrittenHostCase("bücher.example.:8443", "xn--bcher-kva.example:8443", .port),
        WrittenHostCase("*.example.com", "example.com", .wildcard),
        WrittenHostCase("*.example.com:8443", "example.com:8443", [.wildcard, .port]),
        WrittenHostCase("https://example.com", "example.com", .url),
        WrittenHostCase("https://example.com/", "example.com", .url),
        WrittenHostCase("HTTPS://EXAMPLE.com", "example.com", .url),
        WrittenHostCase("http://example.com", "example.com", .otherURL),
        WrittenHostCase("http://example.com:8080", "example.com:8080", [.otherURL, .port]),
        WrittenHostCase("https://bücher.example/", "xn--bcher-kva.example", .url),
        WrittenHostCase("https://example.com:8443", "example.com:8443", [.url, .port]),
        WrittenHostCase("https://example.com/buy/42", "example.com", [.url, .path]),
        WrittenHostCase("https://example.com/?a=b", "example.com", [.url, .path]),
        WrittenHostCase("https://example.com#top", "example.com", [.url, .path]),
        WrittenHostCase("webcredentials:example.com", "example.com", .service),
        WrittenHostCase("applinks:*.example.com?mode=developer", "example.com", [.service, .wildcard]),
        WrittenHostCase("appclips:example.com:8443", "example.com:8443", [.service, .port]),
        // What means no host, or not for certain.
        WrittenHostCase("", nil), WrittenHostCase("   ", nil), WrittenHostCase("localhost", nil),
        WrittenHostCase("localhost:8443", nil), WrittenHostCase("https://localhost/", nil),
        WrittenHostCase("192.0.2.1", nil), WrittenHostCase("[2001:db8::1]:8443", nil),
        WrittenHostCase("https://192.0.2.1/", nil), WrittenHostCase("exa mple.com", nil),
        WrittenHostCase("a..example.com", nil), WrittenHostCase(".example.com", nil),
        WrittenHostCase("a.*.example.com", nil), WrittenHostCase("*", nil), WrittenHostCase("-a.example.com", nil),
        WrittenHostCase("user@example.com", nil), WrittenHostCase("example.com:0", nil),
        WrittenHostCase("example.com:", nil), WrittenHostCase("example.com:https", nil),
        WrittenHostCase("$(DOMAIN)", nil), WrittenHostCase("ﬁ.example", nil),
        WrittenHostCase("webcredential:example.com", nil),
        WrittenHostCase(String(repeating: "a", count: 64) + ".example", nil),
        WrittenHostCase(String(repeating: "a.", count: 130) + "example", nil),
    ]
}

/// A place where a host can be given: what it has a use for besides the host, and which host it reads.
struct HostPlace: CustomTestStringConvertible, Sendable {
    let name: String
    let allowed: WrittenHost.Parts
    let host: @Sendable (String) async throws -> String?

    var testDescription: String { name }

    static let all = [
        HostPlace(name: "an argument of aasa check", allowed: .ofAnyURL.union(.service)) { text in
            let list = try? await SubjectList([DeclaredText(text)], services: [.applinks])
            return list?.parts.claims.lists.first?.claims.first?.siteKey?.authority
        },
        HostPlace(name: "an argument of aasa fetch", allowed: .ofOneHost) {
            let request = try? FetchRequest([$0], services: [], apps: [])
            return try await request?.check(from: .nowhere).evidence().sites.first?.key.authority
        },
        HostPlace(name: "a line of aasa scan", allowed: .ofOneHost) { try? ScanTarget(Array($0.utf8))?.site.authority },
        HostPlace(name: "an object of aasa scan", allowed: .ofOneHost) {
            try? ScanTarget(Array(#"{"domain": \#(JSONText.string($0))}"#.utf8))?.site.authority
        },
        HostPlace(name: "“sites” of an expectation file", allowed: .port) {
            expectations(#"{"sites": {\#(JSONText.string($0)): "public"}}"#).sites.first?.host
        },
        HostPlace(name: "“sites” of the configuration", allowed: .port) {
            let text = #"{"sites": {\#(JSONText.string($0)): "public"}}"#
            return ConfigurationFile(SourceText(text, from: .file(path: ".aasa.json"))).sites.first?.host
        },
        HostPlace(name: "“domain” of an expectation", allowed: [.port, .wildcard, .service]) { text in
            // A service before the domain must be the one that is expected.
            let service = Service.allCases.first { text.hasPrefix("\($0.rawValue):") } ?? .applinks
            let association = """
                {"app": "7D3KX9QW2M.a", "service": "\(service.rawValue)", "domain": \(JSONText.string(text))}
                """
            return expectations(#"{"associations": [\#(association)]}"#).expectations.first?.host
        },
    ]

    private static func expectations(_ text: String) -> ExpectationFile {
        ExpectationFile(SourceText(text, from: .file(path: "expectations.json")))
    }
}

@Suite struct `a host as a person writes it` {
    @Test(arguments: HostPlace.all, WrittenHostCase.all)
    func `is the same in every place, or refused there for what that place has no use for`(
        place: HostPlace, written: WrittenHostCase
    ) async throws {
        let isTaken = place.allowed.isSuperset(of: written.parts)
        #expect(try await place.host(written.text) == (isTaken ? written.host : nil))
    }

    @Test(arguments: WrittenHostCase.all)
    func `is refused with the host to write wherever one can be told`(written: WrittenHostCase) throws {
        do throws(WrittenHost.Refusal) {
            #expect(try WrittenHost(written.text, allowing: .port).authority == written.host)
            #expect(written.parts.isSubset(of: .port))
        } catch {
            #expect(written.host == nil || error.replacement == written.host)
        }
    }

    @Test(arguments: [
        ("https://example.com/buy", "“https://example.com/buy” is a URL: name the host alone, example.com"),
        ("http://example.com:8080", "“http://example.com:8080” is a URL: name the host alone, example.com:8080"),
        ("example.com/buy", "“example.com/buy” has a path, which plays no part: name the host alone, example.com"),
        ("*.example.com", "“*.example.com” stands for many hosts: name the host alone, example.com"),
        ("applinks:example.com", "“applinks:example.com” is an entitlement: name the host alone, example.com"),
        (
            "webcredential:example.com",
            "“webcredential:example.com” begins like an entitlement, but “webcredential” is not a service; did you mean webcredentials?"
        ),
        ("example.com:", "“example.com:” ends with a colon; write a port from 1 to 65535 after it, or example.com"),
        ("example.com:https", "“example.com:https”: the port “https” is not a number from 1 to 65535"),
        (
            "a.*.example.com",
            "“a.*.example.com” is not a domain: a * can only be its first label; name one such as example.com"
        ),
        (
            "ﬁ.example",
            "“ﬁ.example” is not a domain: it has characters that no domain name can have; name one such as example.com"
        ),
        ("user@example.com", "“user@example.com” contains “@”, which domain names can’t have"),
        ("exa mple.com", "“exa mple.com” contains white space or an invisible character"),
    ])
    func `is refused in one sentence that says what to write`(text: String, sentence: String) throws {
        let refusal = #expect(throws: WrittenHost.Refusal.self) { try WrittenHost(text, allowing: .port) }
        #expect(refusal?.description == sentence)
    }

    @Test(arguments: [
        ("example.com/login", "https://example.com, or the entitlement webcredentials:example.com/login"),
        (
            "bücher.example/a",
            "https://xn--bcher-kva.example, or the entitlement webcredentials:xn--bcher-kva.example/a"
        ),
    ])
    func `with a path and no service is no file, and the message says what to write`(
        text: String, instead: String
    ) async throws {
        let failure = await #expect(throws: InputFailure.self) {
            try await SubjectList([DeclaredText(text)], services: [.applinks])
        }
        #expect(failure.map { "\($0.message)" } == "no such file; for a domain, write \(instead)")
    }

    @Test(arguments: ["no/such/App.entitlements", "Missing.xcodeproj/project.pbxproj", "./example.com/x"])
    func `is not suspected in the path of a missing file`(path: String) async throws {
        let failure = await #expect(throws: InputFailure.self) {
            try await SubjectList([DeclaredText(path)], services: [.applinks])
        }
        #expect(failure.map { "\($0.message)" } == "no such file")
    }

    @Test func `is in Punycode for curl's options, as it is in URLs, and shown as it was written`() throws {
        let detour = try #require(ConnectTo("bücher.example:443:127.0.0.1:8443"))
        #expect(detour.host == "xn--bcher-kva.example" && detour.raw == "bücher.example:443:127.0.0.1:8443")
        #expect(Resolve("example.com.:443:127.0.0.1")?.host == "example.com")
        #expect(ConnectTo("localhost:443::8443")?.host == "localhost" && Resolve("*:443:127.0.0.1")?.host == "*")
    }
}
