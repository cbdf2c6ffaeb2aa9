import AssociationModel
import Catalogue
import Findings
import Judging
import TestData
import Testing
import UniversalLinks

@Suite struct `the line that a device logs` {
    private static let strongPasswords = """
        [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: Cannot save \
        passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is \
        enabled in Settings
        """
    private static let other = Request("https://example.org/.well-known/apple-app-site-association")

    @Test(arguments: [nil, .strongPasswords, .sharedCredentials] as [Feature?])
    func `is quoted word for word for a webcredentials association that fails`(feature: Feature?) async throws {
        var scene = Scene(root: .status(404))
        scene.feature = feature
        #expect(try await scene.association().consoleLine == Self.strongPasswords)
    }

    @Test func `is that of passkeys where passkeys are wanted`() async throws {
        var scene = Scene(root: .status(404))
        scene.feature = .passkeys
        let line = try await scene.association().consoleLine
        #expect(line == "Application with identifier \(app) is not associated with domain example.com")
    }

    @Test func `is that of https callbacks where they are wanted`() async throws {
        var scene = Scene(root: .status(404))
        scene.feature = .httpsCallback
        let line = try await scene.association().consoleLine
        #expect(
            line == """
                Application with identifier \(app) is not associated with domain example.com. Using HTTPS callbacks \
                requires Associated Domains using the `webcredentials` service type for example.com.
                """)
    }

    @Test(arguments: [
        ("webcredentials:example.com", Exchange.Outcome.file(listing: app)),
        ("webcredentials:example.com", .notSeen(.notAllowed)),
        ("applinks:example.com", .status(404)),
        ("appclips:example.com", .status(404)),
    ])
    func `is not there where the association holds, is unknown, or is for another service`(
        entry: String, answer: Exchange.Outcome
    ) async throws {
        #expect(try await Scene([entry], [Request(Scene.root): answer]).association().consoleLine == nil)
    }

    @Test(arguments: [Service.webcredentials, .applinks])
    func `gives way to a note where another association of the app holds`(service: Service) async throws {
        let scene = Scene(
            ["webcredentials:example.com", "\(service.rawValue):example.org"],
            [Self.other: .file(listing: app, for: service)])
        let report = try await scene.report(by: Catalog.checks)
        #expect(report.associations.map(\.consoleLine) == [nil, nil])
        let finding = try #require(report.findings.first { $0.name == "eligible-by-another-association" })
        #expect(finding.severity == .note)
        #expect(finding.message.description.contains("passkeys for example.com"))
        #expect(report.associations.map { $0.findings.contains(finding.id) } == [true, false])
    }

    @Test func `stays where passkeys are wanted, though another association holds`() async throws {
        var scene = Scene(
            ["webcredentials:example.com", "webcredentials:example.org"], [Self.other: .file(listing: app)])
        scene.feature = .passkeys
        #expect(try await scene.association().consoleLine != nil)
    }

    @Test func `stays where the association that holds is another app's, or stands in another list`() async throws {
        var scene = Scene(
            ["webcredentials:example.com", "webcredentials:example.org"],
            [Self.other: .file(listing: "K4T8P1ZRV6.org.other")])
        scene.apps = [app, "K4T8P1ZRV6.org.other"]
        let lines = try await scene.report().associations.map { $0.appName == app ? $0.consoleLine : nil }
        #expect(lines.compactMap(\.self) == [Self.strongPasswords, Self.strongPasswords])

        var apart = Scene([], [Self.other: .file(listing: app)])
        apart.lists = [["webcredentials:example.com"], ["webcredentials:example.org"]]
        #expect(try await apart.report().associations.map(\.consoleLine) == [Self.strongPasswords, nil])
    }
}
