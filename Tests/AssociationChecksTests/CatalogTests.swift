import Catalogue
import CheckFixtures
import Findings
import Foundation
import Judging
import Testing

@Suite struct `the catalogue of checks` {
    @Test func `gives each code and each name once, in order`() {
        let codes = Catalog.checks.map(\.identity.code)
        #expect(codes == codes.sorted(), "codes must ascend")
        #expect(Set(codes).count == codes.count)
        #expect(Set(Catalog.checks.map(\.identity.name)).count == codes.count)
        #expect(Catalog.retired.isDisjoint(with: codes))
    }

    @Test func `explains each check under three headings, with a source`() {
        for check in Catalog.checks {
            let text = check.explanation
            for heading in ["## What it finds", "## Why it matters", "## How to fix it"] {
                #expect(text.components(separatedBy: heading).count == 2, "\(check.identity.name): \(heading)")
            }
            #expect(!check.citations.isEmpty, "\(check.identity.name) has no source")
            #expect(text.count > 200, "\(check.identity.name) explains too little")
        }
    }

    @Test func `has each check in one family`() {
        #expect(Catalog.families.flatMap(\.checks).map(\.code).sorted() == Catalog.checks.map(\.code))
    }

    @Test func `holds exactly the codes that the families’ Checks and the table of log lines give`() throws {
        var codes: Set<String> = []
        var files = 0
        let enumerator = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        while let file = enumerator?.nextObject() as? URL {
            guard file.pathExtension == "swift",
                ["Checks", "Lines"].contains(file.deletingLastPathComponent().lastPathComponent)
            else { continue }
            files += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"(AD\d\d\d)"/) { codes.insert(String(match.1)) }
        }
        #expect(files > 0)
        #expect(codes == Set(Catalog.checks.map(\.identity.code.description)))
    }

    @Test func `has a row for each line of a log that is known by its words alone`() throws {
        let folder = Self.sources.appending(path: "AssociationModel/ConsoleLog")
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /\.fixed\("([a-z-]+)"\)/) { names.insert(String(match.1)) }
        }
        #expect(!names.isEmpty)
        #expect(names.isSubset(of: Catalog.checks.map(\.identity.name)))
    }

    private static let sources = FixtureCase.root.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")
}
