import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import Judging
import Testing

@Suite struct `What answers in place of a site` {
    /// The cases in which something else answers, or an error message.
    static let firing = FixtureCase.all.filter { fixture in
        fixture.fires && ["AD264", "AD267", "AD268", "AD269"].contains(fixture.code)
    }

    @Test(arguments: firing)
    func `is told once, as the error of an association that does not hold`(fixture: FixtureCase) async throws {
        let report = Report(judging: try await fixture.evidence())
        let errors = report.findings.filter { $0.severity == .error }
        #expect(errors.map { "\($0.code)" } == [fixture.code], "\(fixture)")
        for association in report.associations {
            #expect(association.verdict == .notAssociated)
            #expect(report.findings(association.findings).contains { $0.severity == .error })
            #expect(association.reason != nil)
        }
    }

    @Test(arguments: [
        ("AD268", "fires-cloudflare", "add a custom rule with the action Skip and this expression"),
        ("AD268", "fires-aws-waf", "in the web ACL of AWS WAF"), ("AD268", "fires-vercel", "action Bypass"),
        ("AD268", "fires-datadome-on-nginx", "out of what DataDome checks"),
        ("AD268", "fires-datadome-behind-cloudflare", "out of what DataDome checks"),
        ("AD268", "fires-imperva", "Imperva Cloud WAF"),
        ("AD268", "fires-akamai", "exempt the path /.well-known/apple-app-site-association"),
        ("AD269", "fires-cloudflare-access", "the action Bypass and includes everyone"),
        ("AD269", "fires-azure-app-service", "globalValidation.excludedPaths"),
        ("AD269", "fires-google-iap", "for which Identity-Aware Proxy is off"),
        ("AD269", "fires-vercel-401", "turn Vercel Authentication off"),
        ("AD269", "fires-redirect-to-sign-in", "without a sign-in"),
        ("AD264", "fires-hugedomains", "point the DNS records"),
    ])
    func `has the setting of its own vendor as help`(code: String, name: String, words: String) async throws {
        let finding = try await Self.finding(code, name)
        #expect(finding.help?.description.contains(words) == true, "\(finding.help?.description ?? "no help")")
        #expect(finding.notes.contains { $0.message.description.hasPrefix("recognised by ") })
        #expect(finding.notes.contains { $0.message.description.contains(/^source: .+, https:\/\//) })
    }

    @Test func `is not taken for a challenge of everybody where a browser gets the file`() async throws {
        let notes = try await Self.finding("AD268", "fires-cloudflare-only-the-bot").notes.map(\.message.description)
        #expect(notes.contains("the same request as a browser gets the file, with status 200"))
        let everybody = try await Self.finding("AD268", "fires-cloudflare").notes.map(\.message.description)
        #expect(!everybody.contains { $0.contains("browser gets") })
    }

    @Test func `keeps the query of a sign-in, which may hold a token, out of the report`() async throws {
        let notes = try await Self.finding("AD269", "fires-cloudflare-access").notes.map(\.message.description)
        #expect(notes.contains("recognised by a redirect to example.cloudflareaccess.com"))
        #expect(!notes.contains { $0.contains("redirect_url") })
    }

    @Test func `is known by name and documentation throughout`() {
        #expect(Substitute.all.count > 15)
        for substitute in Substitute.all {
            #expect(substitute.citation.url?.hasPrefix("https://") == true, "\(substitute.title ?? "")")
            #expect(substitute.title != nil || substitute.kind == .signIn)
        }
    }

    private static func finding(_ code: String, _ name: String) async throws -> Finding {
        let fixture = try FixtureCase.all.first { $0.code == code && $0.description.hasSuffix("/" + name) }
            .orThrow("no \(name)")
        let report = Report(judging: try await fixture.evidence())
        return try report.findings.first { "\($0.code)" == code }.orThrow("\(fixture) has no \(code)")
    }
}
