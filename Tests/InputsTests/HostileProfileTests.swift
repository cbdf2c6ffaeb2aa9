import Inputs
import AssociationModel
import Findings
import TestData
import Testing
import TextFormats

@Suite struct `a hostile profile` {
    @Test func `cut anywhere is refused`() throws {
        let bytes = try Fixture.bytes("Profiles/development.mobileprovision")
        for count in 0..<bytes.count {
            let cut = Array(bytes[..<count])
            #expect(throws: BundleFailure.self, "cut at \(count)") { try ProfileFile.read(cut, path: "p") }
        }
    }

    @Test(.seeded) func `changed at random is refused or read`() throws {
        let bytes = try Fixture.bytes("Profiles/development.mobileprovision")
        let seed = RunSeed.value
        print("seed of the changes to a profile: \(seed)")
        var generator = SeededGenerator(seed: seed)
        var outcomes = (read: 0, refused: 0)
        for round in 0..<2_000 {
            do throws(BundleFailure) {
                let profile = try ProfileFile.read(bytes.mutated(by: &generator), path: "p")
                #expect(profile.source.bytes.count < bytes.count + 200, "seed \(seed), round \(round)")
                outcomes.read += 1
            } catch {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 0 && outcomes.refused > 0, "seed \(seed)")
    }

    @Test(arguments: [
        ("<dict><key>a</key>", "</dict>"), ("<array>", "</array>"),
    ])
    func `or Info.plist nested 100,000 deep is refused`(opening: String, closing: String) async {
        let text = String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000)
        let bytes = Array(text.utf8)
        let bundle = MemoryBundle(files: ["Info.plist": bytes])
        let failure = await #expect(throws: BundleFailure.self) {
            try await AppBundle.read(.app, in: bundle, path: "A.app")
        }
        guard case .propertyList(let problem)? = failure?.reason, case .xml = problem.kind else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(failure?.path == "A.app/Info.plist")
    }
}
