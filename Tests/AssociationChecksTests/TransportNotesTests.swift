import Catalogue
import CheckFixtures
import Findings
import Foundation
import Judging
import Testing
import UniversalLinks

@Suite struct `what findings about the transport say beside their message` {
    @Test(arguments: [
        ("AD202", "fires-port-closed", "could not connect to 2001:db8::7"),
        ("AD202", "fires-public-address-down-beside-private", "10.0.0.7 is private or reserved, so it was not tried"),
        ("AD204", "fires-answer-stalls", "connected to 203.0.113.7"),
        (
            "AD215", "fires-issuer-is-not-sent",
            "the server may have left out the intermediate certificate “CN=R11, O=Example Authority”"
        ),
        (
            "AD215", "fires-intermediate-does-not-help",
            "the certificate “CN=Example Intermediate” was fetched from its authority, but does not lead to a trusted root either"
        ),
        (
            "AD216", "fires-own-certificate",
            "certificate 2 of the chain: subject “CN=R11, O=Example Authority”, issuer “CN=Example Root, O=Example "
                + "Authority”, valid from 2024-03-13T00:00:00Z until 2027-03-12T23:59:59Z"
        ),
        ("AD216", "fires-own-certificate", "203.0.113.7 sent these certificates"),
        (
            "AD219", "fires-intermediate-not-sent",
            "the missing certificate is available at http://ca.example.net/intermediate.der"
        ),
        (
            "AD220", "fires-key-too-weak",
            "with old algorithms allowed, the handshake succeeds with TLSv1.2: something is too weak"
        ),
    ])
    func `includes a note`(code: String, name: String, note: String) async throws {
        let notes = try await findings(code, name).flatMap(\.observation.notes).map(\.message.description)
        #expect(notes.contains(note), "\(notes)")
    }

    @Test(arguments: ["fires-self-signed", "fires-private-root-is-sent"])
    func `does not suggest a missing intermediate where the chain has an end`(name: String) async throws {
        let notes = try await findings("AD215", name).flatMap(\.observation.notes).map(\.message.description)
        #expect(!notes.contains { $0.contains("intermediate") }, "\(notes)")
    }

    @Test(arguments: [
        ("AD222", "fires-self-signed-and-expired", ["AD212", "AD215", "AD216", "AD217", "AD218", "AD219", "AD224"]),
        ("AD210", "passes-answered-by-a-directory", ["AD201", "AD202", "AD212", "AD213", "AD215", "AD222", "AD226"]),
        ("AD210", "passes-answer-of-the-cdn-is-enough", ["AD201", "AD203", "AD212", "AD215", "AD224"]),
        ("AD201", "fires-no-address", ["AD215", "AD216", "AD222", "AD224"]),
    ])
    func `is nothing where a check does not apply`(code: String, name: String, checks: [String]) async throws {
        let subjects = Subjects(try await fixture(code, name).evidence())
        for code in checks {
            let check = try Catalog.check(code).orThrow("no check \(code)")
            guard case .notApplicable = check.verdict(on: subjects) else {
                Issue.record("\(code) should not apply to \(name)")
                continue
            }
        }
    }

    private func fixture(_ code: String, _ name: String) throws -> FixtureCase {
        try FixtureCase.all.first { $0.code == code && $0.folder.lastPathComponent == name }.orThrow("no \(name)")
    }

    private func findings(_ code: String, _ name: String) async throws -> [Finding] {
        Report(judging: try await fixture(code, name).evidence()).findings.filter {
            $0.identity.code.description == code
        }
    }
}
