import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import Foundation
import Inputs
import Judging
import TestData
import Testing
import TextFormats

@Suite struct `an app without domains` {
    /// The fixture's share extension has no domains; the extension of its watch app claims some.
    static func parts() async throws -> (shop: App, share: App, claiming: App) {
        let shop = InputItem(at: Repository.root.path + "/Fixtures/Apps/Shop.app", shownAs: "Shop.app")
        let apps = try await InputKinds.parts(of: shop).claims.lists.compactMap(\.build?.app)
        let share = try #require(apps.first { $0.path.hasSuffix("Share.appex") })
        let claiming = try #require(
            apps.first { $0.kind == .appExtension && $0.entitlements?.associatedDomains != nil })
        return (try #require(apps.first), share, claiming)
    }

    static func app(_ kind: App.Kind, like app: App, containing nested: [App] = []) -> App {
        App(kind: kind, path: "\(kind)", info: app.info, profile: nil, executable: app.executable, nested: nested)
    }

    static func missing(in app: App) -> [Finding] {
        let lists = [ClaimList(app)] + app.nested.map { ClaimList($0, in: app) }
        let report = Report(
            judging: Evidence(Question(InputParts(lists: lists), Choices(now: Instant(seconds: 1_780_272_000)))))
        return report.findings.filter { $0.name == "entitlement-missing" }
    }

    @Test func `is told, with the extension that claims some for itself`() async throws {
        let parts = try await Self.parts()
        let app = Self.app(.application, like: parts.share, containing: [parts.claiming])
        let found = Self.missing(in: app)
        #expect(found.count == 1)
        #expect(found.first?.notes.contains { $0.message.description.contains("but only for itself") } == true)
        #expect(Self.missing(in: Self.app(.application, like: parts.share)).first?.notes.isEmpty == true)
    }

    @Test func `is in order where the extension of a watch app claims them, or it is an extension`() async throws {
        let parts = try await Self.parts()
        #expect(Self.missing(in: Self.app(.watchApp, like: parts.share, containing: [parts.claiming])).isEmpty)
        #expect(Self.missing(in: Self.app(.application, like: parts.shop, containing: [parts.share])).isEmpty)
    }
}
