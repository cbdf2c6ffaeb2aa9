import Inputs
import AssociationModel
import Catalogue
import Findings
import Judging
import SignUpScreens
import Testing
import TextFormats

@Suite struct `a domain that code names for passwords, passkeys or callbacks` {
    private static let passkey = CredentialDomain("example.com", for: .relyingParty, at: .inspection)

    private func findings(_ lists: [ClaimList], of domains: [CredentialDomain] = [Self.passkey]) throws -> [Finding] {
        let now = try #require(Instant(year: 2026, month: 6, day: 1))
        var question = Question(InputParts(lists: lists), Choices(now: now))
        question.parts.screens.credentialDomains = domains
        return Report(judging: Evidence(question)).findings.filter { $0.name == "shared-credential-not-claimed" }
    }

    private func list(_ entries: String..., key: String = "com.apple.developer.associated-domains") throws -> ClaimList
    {
        let strings = entries.map { "<string>\($0)</string>" }.joined()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>\(key)</key><array>\(strings)</array></dict></plist>
            """
        return ClaimList(try EntitlementsFile.read(Array(text.utf8), path: "App.entitlements"))
    }

    @Test func `needs no claim where no entitlements were given`() throws {
        #expect(try findings([]).isEmpty)
        #expect(try findings([ClaimList(named: [Claim(argument: "webcredentials:other.example")])]).isEmpty)
    }

    @Test func `needs no second finding where nothing is claimed at all`() throws {
        #expect(try findings([list(key: "other")]).isEmpty)
    }

    @Test(arguments: ["webcredentials:$(DOMAIN)", "webcredentials:login.$(DOMAIN)"])
    func `may be claimed by an entry with a build setting`(entry: String) throws {
        #expect(try findings([list("webcredentials:other.example", entry)]).isEmpty)
    }

    @Test func `may be claimed by any target, and an extension without claims takes nothing away`() throws {
        let other = try list("webcredentials:other.example")
        #expect(try findings([other, list("webcredentials:example.com"), list(key: "other")]).isEmpty)
        #expect(try findings([other, list(key: "other")]).count == 1)
    }

    @Test(arguments: [
        "webcredentials:EXAMPLE.com", "webcredentials:example.com?mode=developer", "webcredentials:*.example.com",
        "webcredentials:example.com/login",
    ])
    func `is claimed by each form of entry for it`(entry: String) throws {
        #expect(try findings([list(entry)]).isEmpty)
    }

    @Test(arguments: [
        "webcredentials:www.example.com", "applinks:example.com", "webcredentials:notexample.com",
        "webcredentials:com", "webcredentials:*.www.example.com",
    ])
    func `is not claimed by an entry for another domain or service`(entry: String) throws {
        #expect(try findings([list(entry)]).count == 1)
    }

    @Test func `is one finding, whatever it is named for, with what replaces the old function`() throws {
        let uses: [CredentialDomain] = [
            Self.passkey, .init("EXAMPLE.com", for: .httpsCallback, at: .inspection),
            .init("https://example.com/login", for: .passwordScope, at: .inspection),
            .init("example.com", for: .sharedPassword, at: .inspection),
        ]
        let found = try findings([list("webcredentials:www.example.com", "applinks:example.com")], of: uses)
        #expect(
            found.map { $0.observation.notes.map(\.message.description) } == [
                [
                    "the code waits for an https callback on “example.com”",
                    "the code saves passwords for “example.com”", "the code saves passwords for “example.com”",
                    "this entry claims another domain; a relying party has to match exactly",
                    "this entry is for another service: “applinks:example.com”",
                    "SecAddSharedWebCredential is available up to iOS 26.2; ASCredentialDataManager.save(password:for:title:anchor:) replaces it",
                ]
            ])
    }

    @Test(arguments: [
        "https://example.org", "example.org/login", "example.org:443", "", "not a domain", "*.example.org",
    ])
    func `is not judged where the text is no domain`(text: String) throws {
        let domain = CredentialDomain(text, for: .relyingParty, at: .inspection)
        #expect(try findings([list("webcredentials:example.com")], of: [domain]).isEmpty)
    }
}
