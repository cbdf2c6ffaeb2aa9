import AssociationModel
import Catalogue
import Findings
import Judging
import LocalFiles
import Testing
import TextFormats

@Suite struct `The advice about an entitlement string` {
    @Test(
        arguments: [
            ("webcredentials:https://Example.com/", "entitlement-has-scheme", "write “webcredentials:example.com”"),
            ("webcredentials:example.com/", "entitlement-trailing-slash", "write “webcredentials:example.com”"),
            ("webcredentials:example.com/login", "entitlement-has-path", "write “webcredentials:example.com”"),
            (
                "applinks:example.com/?mode=developer", "entitlement-trailing-slash",
                "write “applinks:example.com?mode=developer”"
            ),
            (
                "applinks:example.com?mode=developer", "entitlement-developer-mode",
                "before distribution, write “applinks:example.com”"
            ),
            ("applinks:example.com?mode=dev", "entitlement-has-query", "write “?mode=developer”"),
            ("appLink:example.com", "entitlement-misspelt-service", "write “applinks:example.com”"),
            (
                "web-credentials:bücher.example", "entitlement-misspelt-service",
                "write “webcredentials:xn--bcher-kva.example”"
            ),
            (
                "webcredentials:bücher.example", "entitlement-unicode-host",
                "write “webcredentials:xn--bcher-kva.example”"
            ),
            ("webcredentials:\u{200B}example.com", "entitlement-whitespace", "write “webcredentials:example.com”"),
            ("webcredentials example.com", "entitlement-syntax", "write “webcredentials:example.com”"),
            ("applinks：example.com", "entitlement-syntax", "write “applinks:example.com”"),
            ("example.com:applinks", "entitlement-syntax", "write “applinks:example.com”"),
            (
                "example.com", "entitlement-syntax",
                "write “webcredentials:example.com” for passwords and passkeys, or “applinks:example.com” for links"
            ),
            (
                "applinks:", "entitlement-syntax",
                "write a service, a colon and a domain, such as “applinks:example.com”"
            ),
            ("applinks:example.com.", "entitlement-invalid-host", "write “applinks:example.com”"),
            ("applinks:example.com:1", "applinks-port", "write “applinks:example.com”, and serve the site on port 443"),
            (
                "applinks:*.example.com", "entitlement-wildcard-without-apex",
                "add “applinks:example.com”, unless you left it out on purpose"
            ),
        ] as [(String, String, String)])
    func `gives the exact string to write`(entry: String, name: String, help: String) async throws {
        let found = try #require(try await findings(for: Claim(argument: entry)).first { $0.identity.name == name })
        #expect(found.observation.help?.description == help)
    }

    @Test func `of a typed domain gives a domain`() async throws {
        let claim = Claim(argument: "bücher.example", impliedService: .applinks)
        let found = try #require(
            try await findings(for: claim).first { $0.identity.name == "entitlement-unicode-host" })
        #expect(found.observation.help?.description == "write “xn--bcher-kva.example”")
    }

    @Test func `with a path names the file that Apple reads`() async throws {
        let claim = Claim(argument: "webcredentials:example.com/login")
        let found = try #require(try await findings(for: claim).first { $0.identity.name == "entitlement-has-path" })
        let note = try #require(found.observation.notes.first).message.description
        #expect(note.contains("https://example.com/.well-known/apple-app-site-association;"))
    }

    @Test func `said twice points at the first`() async throws {
        let text = "applinks:example.com"
        let found = try #require(
            try await findings(for: Claim(argument: text), Claim(argument: text)).first {
                $0.identity.name == "entitlement-duplicate"
            })
        #expect(found.observation.notes.count == 1)
        #expect(found.observation.notes.first?.place?.position == SourcePosition(line: 1, column: 1))
    }

    @Test(
        arguments: [
            ("webcredentials:https://example.com", .notAssociated), ("webcredentials: example.com", .notAssociated),
            ("webcredentials:localhost", .notAssociated), ("webcredentials:example.com:x", .notAssociated),
            ("appclips:*.example.com", .notAssociated), ("applinks:applinks:example.com", .notAssociated),
            ("webcredentials:$(DOMAIN)", .unknown), ("webcredentials:*.${DOMAIN}", .unknown),
            ("webcredentials:example.com", .unknown), ("webcredentials:example.com/login", .unknown),
        ] as [(String, Report.Association.Verdict)])
    func `goes with a verdict only where the string itself decides`(
        entry: String, verdict: Report.Association.Verdict
    ) async throws {
        var question = Question(
            InputParts(lists: [ClaimList(named: [Claim(argument: entry)])]), Choices(now: Instant(seconds: 0)))
        question.parts.claims.apps = [try #require(AppIdentifier("7D3KX9QW2M.com.example.app"))]
        let evidence = try await Inspector(fetcher: NoNetwork()).evidence(for: question)
        #expect(Report(judging: evidence).associations.map(\.verdict) == [verdict])
    }

    @Test(arguments: [" example.com\n", "https://example.com/", "EXAMPLE.com", "example.com:8443"])
    func `is not given to one who typed a domain`(domain: String) async throws {
        let findings = try await findings(for: Claim(argument: domain, impliedService: .applinks))
        #expect(findings.filter { $0.identity.code < "AD200" }.map(\.identity.name) == [])
    }

    private func findings(for claims: Claim...) async throws -> [Finding] {
        let question = Question(InputParts(lists: [ClaimList(named: claims)]), Choices(now: Instant(seconds: 0)))
        let evidence = try await Inspector(fetcher: NoNetwork()).evidence(for: question)
        return Report(judging: evidence).findings
    }
}
