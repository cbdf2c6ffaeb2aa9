import AssociatedDomains
import Foundation
import TestData
import Testing

/// The fixtures that have a repository from which a site is deployed.
enum DeploymentFixtures {
    /// Their folders, in each of which it is `repository`.
    static var folders: [String] {
        let root = Repository.root.path + "/Fixtures/Checks/"
        return Repository.names(in: "Fixtures/Checks")
            .flatMap { check in Repository.names(in: "Fixtures/Checks/\(check)").map { root + check + "/" + $0 } }
            .filter { LocalFiles().isDirectory($0 + "/repository") }
    }
}

@Suite struct `the repair of what is deployed` {
    @Test func `is made by the command that its finding names`() async throws {
        var made = 0
        for folder in DeploymentFixtures.folders.map({ $0 + "/repository" }) {
            var choices = NetworkChoices()
            choices.isOffline = true
            choices.deployments = [DeploymentFolder(host: "shop.example.com", path: folder)]
            let check = try AssociationCheck(
                withoutApp: ["webcredentials:shop.example.com"], from: try choices.source())
            let report = try await check.report()
            for finding in report.findings {
                guard let fix = report.fixes[finding.id], let place = finding.place.file else { continue }
                #expect(fix.target == folder)
                let project = try await CheckRequest(subjects: [DeclaredText(folder)]).check(from: .nowhere)
                let evidence = try await project.evidence()
                let repaired = RepairedProject(project.report(on: evidence), evidence).changes.flatMap(\.repaired)
                #expect(repaired.contains { $0.name == finding.name && $0.place.file == place }, "\(folder)")
                made += 1
            }
        }
        #expect(made > 10)
    }
}
