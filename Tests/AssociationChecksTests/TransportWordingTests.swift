import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import Foundation
import Judging
import Testing
import TextFormats
import UniversalLinks

@Suite struct `What the transport checks say beside their message` {
    private static func finding(_ name: String, in fixture: String) async throws -> Finding {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(fixture) }.orThrow("no \(fixture)")
        let report = Report(judging: try await fixture.evidence())
        return try report.findings.first { $0.identity.name == name }.orThrow("\(fixture) has no \(name)")
    }

    private static func notes(_ finding: Finding, in fixture: String) -> [String] {
        let folder = FixtureCase.root.appending(path: fixture).path + "/"
        return finding.observation.notes.map { $0.message.description.replacing(folder, with: "") }
    }

    @Test func `a file under a path: what Apple reads, what lies where, and what to change on both sides`() async throws
    {
        let fixture = "AD253-association-only-under-path/fires-seed-of-doubt"
        let finding = try await Self.finding("association-only-under-path", in: fixture)
        #expect(
            Self.notes(finding, in: fixture) == [
                "Apple documents only “site/.well-known/apple-app-site-association”: it does not exist; articles recommend paths, but no test on a device is on record",
                "“site/login_sample/.well-known/apple-app-site-association” lists the app for webcredentials",
            ])
        let help = try #require(finding.observation.help?.description)
        #expect(help.contains("write “webcredentials:blog.example.com” in the entitlement"))
        #expect(help.contains("at https://blog.example.com/.well-known/apple-app-site-association;"))
        #expect(help.contains("project pages"))
        guard case .text(let text, let span) = finding.observation.place else {
            Issue.record("no place in the entitlement")
            return
        }
        #expect(text.string(in: span) == "/login_sample")
        let app = try #require(finding.observation.notes.last?.place)
        #expect(app.position == SourcePosition(line: 1, column: 30))
    }

    @Test(arguments: [
        ("fires-url-written-out", "write “webcredentials:blog.example.com” in"),
        ("fires-wildcard-in-developer-mode", "write “webcredentials:*.blog.example.com?mode=developer” in"),
    ])
    func `the entitlement without its path keeps what else it says`(fixture: String, start: String) async throws {
        let finding = try await Self.finding("association-only-under-path", in: "path/" + fixture)
        #expect(finding.observation.help?.description.hasPrefix(start) == true)
    }

    @Test func `a file for other apps at the root is to be added to, not replaced`() async throws {
        let finding = try await Self.finding("association-only-under-path", in: "fires-root-lists-another-app")
        let help = try #require(finding.observation.help?.description)
        #expect(
            help.contains(
                "add the content of the file under the path to https://blog.example.com/.well-known/apple-app-site-association;"
            ))
    }

    @Test func `a redirect to a host that has the file offers that host for the entitlement`() async throws {
        let toFile = try await Self.finding("redirected", in: "redirected/fires-to-www")
        #expect(toFile.observation.help?.description.contains("name “www.example.com” in the entitlement") == true)
        for fixture in [
            "http/fires-second-hop", "loop/fires-www-and-back", "root-location-only/passes-redirect-to-the-root",
        ] {
            let other = try await Self.finding("redirected", in: fixture)
            #expect(other.observation.help?.description.contains("entitlement") == false)
        }
    }

    @Test func `a service inside another is to be moved, and that the app is not listed follows`() async throws {
        let finding = try await Self.finding(
            "misplaced-key", in: "misplaced-key/fires-service-inside-another-of-a-site")
        let help = try #require(finding.observation.help?.description)
        #expect(help.hasPrefix("move “webcredentials” "))
        #expect(help.contains("top level of the file"))
        #expect(
            finding.observation.notes.contains { $0.message.description.hasPrefix("because of it, the file does not") })
    }

    @Test(arguments: [
        ("association-only-under-path", "seed-of-doubt"), ("root-location-only", "root-location-only/fires-directory"),
        ("file-has-json-extension", "extension/fires-at-root"), ("misplaced-file", "fires-folder-without-dot"),
    ])
    func `a file that is elsewhere is told once, with its help; that it is not where Apple looks is a note`(
        name: String, fixture: String
    ) async throws {
        let finding = try await Self.finding(name, in: fixture)
        #expect(finding.observation.help != nil)
        let notes = finding.observation.notes.map(\.message.description)
        #expect(notes.contains { $0.contains("apple-app-site-association”: it does not exist") }, "\(notes)")
    }

    @Test func `a file outside the directory may mean that --site names the wrong one`() async throws {
        let outside = try await Self.finding("misplaced-file", in: "fires-beside-the-web-root")
        #expect(
            outside.observation.help?.description.hasSuffix("if its folder is the web root, name that with --site")
                == true)
        let inside = try await Self.finding("root-location-only", in: "fires-site-names-the-folder-itself")
        #expect(inside.observation.help?.description.hasPrefix("name the web root with --site") == true)
    }

    @Test func `a missing file is told with its help, unless another finding has that`() async throws {
        let elsewhere = try await Self.finding("status-not-found", in: "fires-another-entry-has-no-path")
        #expect(elsewhere.observation.help == nil)
        let finding = try await Self.finding("status-not-found", in: "fires-404")
        #expect(
            finding.observation.help?.description
                == "publish the file at https://example.com/.well-known/apple-app-site-association")
    }

    @Test func `a stale copy: which apps it lacks and keeps, how old it is, and when it may change`() async throws {
        let fixture = "AD262-cdn-stale/fires-app-gained-and-lost"
        let finding = try await Self.finding("cdn-stale", in: fixture)
        #expect(
            Self.notes(finding, in: fixture) == [
                "only the server's file lists “7D3KX9QW2M.com.example.second” for webcredentials",
                "only Apple's CDN copy lists “7D3KX9QW2M.com.example.old” for webcredentials",
                "the CDN's answer is 60 minutes old",
                "the CDN may serve it for another 5 hours before fetching the file again",
            ])
    }

    @Test(
        arguments: [
            ("fires-403", "the server answered Apple's CDN with status 403"),
            ("fires-404-only-in-details", "the server answered Apple's CDN with status 404"),
            ("fires-private-address", "Apple's CDN sees the name resolve to a private or reserved address"),
            ("fires-timeout", "the server was too slow for Apple's CDN, or could not be reached from there"),
            ("fires-bad-json", "the server sent Apple's CDN something that is not JSON"),
            ("fires-unknown-code", "the meaning of this code is not public"),
            ("fires-without-reason", nil),
        ] as [(String, String?)])
    func `a refusal of the CDN is explained as far as its code is package`(fixture: String, note: String?) async throws
    {
        let finding = try await Self.finding("cdn-failure", in: "cdn-failure/" + fixture)
        #expect(finding.observation.notes.first?.message.description == note)
        #expect(finding.observation.help != nil)
    }

    @Test func `a chain of redirects is shown hop by hop, up to the first address that is not https`() async throws {
        let fixture = "AD231-redirected-to-plain-http/fires-second-hop"
        let finding = try await Self.finding("redirected", in: fixture)
        let url = "www.example.com/.well-known/apple-app-site-association"
        #expect(
            Self.notes(finding, in: fixture)
                == ["https://\(url) answers with status 308 and redirects to “http://\(url)”"])
    }

    @Test(
        arguments: [
            (100_000, nil), (100_001, "body-near-limit"), (131_072, "body-near-limit"), (131_073, "body-too-large"),
            (200_000, "body-too-large"),
        ] as [(Int, String?)])
    func `a body is too large from its 131,073rd byte on`(size: Int, name: String?) throws {
        let text = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#
        let padded = text + String(repeating: " ", count: size - text.utf8.count)
        var question = Question(InputParts(), Choices(now: try #require(Instant("2026-06-01"))))
        question.parts.files = [SourceText(padded, from: .file(path: "a"))]
        let findings = Report(judging: Evidence(question)).findings.filter { $0.identity.name.hasPrefix("body-") }
        #expect(findings.map(\.identity.name) == (name.map { [$0] } ?? []))
        guard size != Response.sizeLimit + 1, let message = findings.first?.observation.message.description else {
            return
        }
        #expect(message.contains(" \(size) bytes"), "\(message)")
    }
}
