import AssociatedDomains
import Testing

@Suite struct `a package that imports AssociatedDomains` {
    static let app = "7D3KX9QW2M.com.example.shop"
    static let file =
        #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"/": "/buy/*"}]}]}}"#

    @Test func `checks a file and reads the finding`() async throws {
        let app = try #require(AppIdentifier(Self.app))
        var check = try AssociationCheck(file: Array(#"{"webcredentials": {"apps": []}}"#.utf8), apps: [app])
        check.services = [.webcredentials]
        let report = try await check.report()
        let finding = try #require(report.findings.first { $0.name == "app-not-listed" })
        #expect(finding.severity == .error)
        #expect(finding.place.file == "apple-app-site-association")
        #expect(report.worst == .error)
        #expect(ReportFormat.allCases.allSatisfy { report.text(as: $0).contains("\(finding.code)") })
        #expect(Catalog.check(finding.name)?.page.contains("## How to fix it") == true)
    }

    @Test func `decides URLs and shows the rule`() throws {
        let file = try LinkFile(SourceText(Self.file, from: .file(path: "aasa.json")))
        let report = LinkReport(
            ["https://example.com/buy/1", "https://example.com/"], in: file, apps: file.apps, domain: "example.com")
        #expect(report.decisions.map(\.verdict) == [.match, .noMatch])
        #expect(report.decisions.first?.rule?.place.position?.line == 1)
        #expect(DifferenceReport(from: file, to: file).isUnchanged)
    }

    @Test func `repairs and lays out a file`() throws {
        let repaired = RepairedFile(SourceText(#"{"applinks": {"details": [],}}"#, from: .argument))
        #expect(repaired.isChanged)
        #expect(try FormattedFile(repaired.text).text.bytes.last == UInt8(ascii: "\n"))
    }

    @Test func `reads an error as the command line prints it`() async {
        await #expect {
            _ = try await AppFile(reading: "/nowhere/App.ipa")
        } throws: { error in
            "\(error)" == "/nowhere/App.ipa: no such file"
        }
    }

    @Test func `sets up the network without a request`() throws {
        var settings = NetworkSettings()
        settings.connectTo = [try #require(ConnectTo("example.com:443:127.0.0.1:8443"))]
        settings.asksContentDelivery = false
        var check = try AssociationCheck(withoutApp: ["webcredentials:example.com"], from: .network(settings))
        check.feature = .passkeys
        #expect(check.feature == .passkeys)
    }
}
