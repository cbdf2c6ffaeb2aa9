import Findings
import Foundation
import TestData
import Testing

@Suite struct `every limit` {
    private static let run = Bound.allCases.filter { if case .run = $0.trial($0.most) { true } else { false } }

    @Test(arguments: run) func `lets pass what it allows, and says of more what its row says`(bound: Bound) throws {
        let below = try Self.text(of: bound, bound.most)
        let above = try Self.text(of: bound, bound.most + 1)
        let words = Self.words(of: bound)
        #expect(!below.contains(words), "\(bound.most): \(below.prefix(2_000))")
        #expect(above.contains(words), "\(bound.most + 1): \(above.prefix(2_000))")
    }

    @Test func `that no command line reaches in good time is reached in a test that names it`() throws {
        for bound in Bound.allCases {
            guard case .test(let name) = bound.trial(bound.most) else { continue }
            let text = try Repository.text(of: "Tests/\(name).swift")
            #expect(text.contains("Bound.\(bound.rawValue)"), "\(name) does not name \(bound)")
        }
    }

    private static func text(of bound: Bound, _ count: Int) throws -> String {
        guard case .run(var attempt) = bound.trial(count) else { return "" }
        // It has the names of findings.
        if case .finding = bound.row.answer { attempt.command += " --format json" }
        let run = try attempt.run()
        #expect([0, 1, 66].contains(run.status), "\(bound) \(count): \(run.status) \(run.complaint)")
        return run.output + run.complaint
    }

    /// What is printed for a limit that is reached.
    private static func words(of bound: Bound) -> String {
        switch bound.row.answer {
        case .finding(let name): name
        case .refused(let words), .told(let words): words
        }
    }
}
