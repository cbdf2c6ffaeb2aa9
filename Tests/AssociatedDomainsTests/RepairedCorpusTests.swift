import AssociatedDomains
import TestData
import Testing

/// What holds of every file that was ever published; the files are not part of the repository.
@Suite(.needsSharedData("corpus/aasa")) struct `repairing published files` {
    static let files = SharedData.files(in: "corpus/aasa")

    @Test(
        arguments: [[], .changingDecisions, .renewingPaths, [.changingDecisions, .renewingPaths]]
            as [RepairedFile.Options])
    func `settles in one run, adds no error, and takes nothing from anybody`(options: RepairedFile.Options) throws {
        var changed = 0
        for (name, bytes) in Self.files {
            let original = SourceText(bytes, from: .file(path: name))
            let repaired = RepairedFile(original, options)
            #expect(
                RepairedFile(repaired.text, options).text.bytes == repaired.text.bytes,
                "\(name): a second run changes more")
            #expect(repaired.isChanged || repaired.repaired.isEmpty, "\(name)")
            guard repaired.isChanged else { continue }
            changed += 1
            let errors = Report(judging: Evidence(Question(InputParts(files: [original]), Choices(now: .now)))).count(
                .error)
            #expect(repaired.remaining.count(.error) <= errors, "\(name): more errors than before")
            try expectKept(original, repaired.text, name, decisions: !options.contains(.changingDecisions))
        }
        #expect(changed > 10)
    }

    @Test func `and adding to them takes nothing from anybody either`() throws {
        let claims = ["applinks:example.com", "webcredentials:example.com"].map { Claim(argument: $0) }
        let app = try #require(AppIdentifier("QQQQQQQQQ7.com.example.added"))
        let site = try #require(NeededSite.sites(for: [ClaimList(named: claims)], apps: [app]).sites.first)
        var merged = 0
        for (name, bytes) in Self.files {
            let original = SourceText(bytes, from: .file(path: name))
            guard SiteDocument(file: original).isRead, let new = try? site.merged(into: original) else { continue }
            merged += 1
            let document = SiteDocument(file: new)
            #expect(
                document.isRead && document.lists(app, for: .applinks) && document.lists(app, for: .webcredentials),
                "\(name)")
            #expect(try site.merged(into: new).bytes == new.bytes, "\(name)")
            try expectKept(original, new, name, decisions: true)
        }
        #expect(merged > 150)
    }

    private func expectKept(_ old: SourceText, _ new: SourceText, _ name: String, decisions: Bool) throws {
        guard let before = SiteDocument(file: old).association else { return }
        let after = try #require(SiteDocument(file: new).association, "\(name)")
        for service in Service.allCases {
            let kept = Set(after.identifiers(for: service).map(\.text))
            for app in before.identifiers(for: service) where AppIdentifier(app.text) != nil {
                #expect(kept.contains(app.text), "\(name): \(app.text) is lost for \(service.rawValue)")
            }
        }
        guard decisions else { return }
        let (first, second) = (CompiledLinks(before), CompiledLinks(after))
        for app in first.apps where second.rules(for: app) != nil {
            if case .different(let witness) = LinkComparison(first, second, app: app, extent: .decidedByFirst) {
                Issue.record("\(name): \(witness.url) of \(app): \(witness.before) → \(witness.after)")
            }
        }
    }
}
