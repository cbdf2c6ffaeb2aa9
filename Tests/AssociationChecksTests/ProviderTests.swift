import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import Judging
import Testing

@Suite struct `A provider that hosts the file for the owner of an app` {
    @Test(arguments: [
        ("auth0", "on Auth0: enter the Team ID", "https://auth0.com/docs/"),
        ("okta", "on Okta: add a custom domain", "https://developer.okta.com/"),
        ("okta-on-a-custom-domain", "on Okta: add a custom domain", "https://developer.okta.com/"),
        ("cognito", "on Amazon Cognito: use a domain of your own", "https://docs.aws.amazon.com/"),
        ("branch", "on Branch: check Enable Universal Links", "https://help.branch.io/"),
        ("onelink", "on AppsFlyer OneLink: in the OneLink template", "https://dev.appsflyer.com/"),
        ("adjust", "on Adjust: in the app's iOS platform settings", "https://dev.adjust.com/"),
        ("shopify", "on Shopify: create a MobilePlatformApplication", "https://shopify.dev/"),
        ("expo", "on Expo EAS Hosting: put the file into public/.well-known/", "https://docs.expo.dev/"),
        ("zitadel", "on ZITADEL: enter the Team ID", "https://zitadel.com/docs/"),
    ])
    func `is named with the setting that lists the app`(name: String, start: String, source: String) async throws {
        let finding = try await Self.finding("app-not-listed", in: "/fires-hosted-by-" + name)
        #expect(finding.help?.description.hasPrefix(start) == true, "\(finding.help?.description ?? "no help")")
        #expect(finding.notes.last?.message.description.contains(", " + source) == true)
    }

    @Test func `that was shut down is no place for a file`() async throws {
        let finding = try await Self.finding("status-not-found", in: "/fires-firebase-dynamic-links")
        let help = try #require(finding.help?.description)
        #expect(help.contains("shut down on 25 August 2025"))
        #expect(
            finding.notes.last?.message.description.hasSuffix(", https://firebase.google.com/support/dynamic-links-faq")
                == true)
    }

    @Test(arguments: ["auth0.com", "app.link", "notauth0.com", "auth0.com.example.com", "example.com"])
    func `is not seen in hosts that are its own, or somebody else's`(host: String) {
        #expect(Provider(host: host, response: nil) == nil)
    }

    @Test func `has a title and an address of its own`() {
        #expect(Set(Provider.all.map(\.title)).count == Provider.all.count)
        for provider in Provider.all { #expect(provider.citation.url?.hasPrefix("https://") == true) }
        #expect(Catalog.checks.contains { $0.advisers.contains(.provider) })
    }

    private static func finding(_ name: String, in fixture: String) async throws -> Finding {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(fixture) }.orThrow("no \(fixture)")
        let report = Report(judging: try await fixture.evidence())
        return try report.findings.first { $0.name == name }.orThrow("\(fixture) has no \(name)")
    }
}
