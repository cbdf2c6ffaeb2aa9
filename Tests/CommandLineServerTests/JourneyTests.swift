import Foundation
import TestData
import Testing

@Suite struct `a program that follows the first advice of a report` {
    @Test(arguments: Journey.all) func `ends with an association`(journey: Journey) throws {
        let folder = try ConfiguredFolder(nil)
        defer { try? FileManager.default.removeItem(at: folder.url) }
        for (name, text) in journey.files { try folder.put(text, in: name) }
        let before = try Judged(journey, in: folder)
        #expect(before.isAssociated == journey.isAssociatedBefore, "\(before.names)")
        let finding = try #require(before.finding(journey.finding), "found: \(before.names)")
        try folder.follow(finding)
        let after = try Judged(journey, in: folder)
        #expect(after.status == 0 && after.isAssociated, "\(after.output)")
        #expect(after.names.subtracting(before.names) == [], "advice that leads to the next finding")
        #expect(!after.names.contains(journey.finding))
    }

    @Test func `gets out of at least sixteen of the twenty causes, and the others have their reason`() {
        let causes: Set = [1, 2, 3, 5, 8, 9, 10, 13, 14, 17, 18, 19, 20, 21, 22, 24, 26, 27, 29, 30]
        let ended = Set(Journey.all.map(\.cause)).union(Journey.onServers.keys)
        #expect(ended.count >= 16)
        #expect(ended.union(Journey.notHere.keys) == causes && ended.isDisjoint(with: Journey.notHere.keys))
        let mistakes = Set(ServerMistake.all.map(\.description))
        #expect(Set(Journey.onServers.values).subtracting(mistakes) == [])
    }
}

/// A report, as a program reads it.
private struct Judged {
    let status: Int32
    let output: String
    private let report: Report

    init(_ journey: Journey, in folder: ConfiguredFolder) throws {
        let run = try folder.run(journey.command + " --format json")
        (status, output) = (run.status, run.output + run.complaint)
        report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    var names: Set<String> { Set(report.findings.map(\.name)) }

    var isAssociated: Bool {
        !report.associations.isEmpty && report.associations.allSatisfy { $0.verdict == "associated" }
    }

    func finding(_ name: String) -> Finding? { report.findings.first { $0.name == name } }

    struct Finding: Decodable {
        struct Edit: Decodable {
            let start: Int
            let end: Int
            let replacement: String
        }
        struct Fix: Decodable {
            let command: String
            let changesLinks: Bool
        }
        struct Snippet: Decodable {
            let file: String
            let text: String
        }
        let name: String
        let file: String?
        let repair: [Edit]?
        let fix: Fix?
        let snippet: Snippet?
    }

    private struct Report: Decodable {
        struct Association: Decodable { let verdict: String }
        let associations: [Association]
        let findings: [Finding]
    }
}

extension ConfiguredFolder {
    /// Runs the command that fixes it; or else makes the edits; or else adds the snippet to the file.
    fileprivate func follow(_ finding: Judged.Finding) throws {
        if let fix = finding.fix {
            let command = fix.command + (fix.changesLinks ? " --change-links" : "") + " --write"
            let products = Command.aasa.deletingLastPathComponent().path
            let run = try ProgramRun(shell: "cd '\(url.path)' && PATH='\(products)':$PATH && \(command)", [])
            #expect(run.status == 0 || run.status == 1, "\(run.complaint)")
            return
        }
        let file = try #require(finding.file, "\(finding.name) has no file")
        var bytes = Array(try text(of: file).utf8)
        if let repair = finding.repair {
            for edit in repair.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8) }
        } else {
            let snippet = try #require(finding.snippet, "\(finding.name) has neither a repair nor a snippet")
            #expect(file.hasSuffix(snippet.file))
            bytes += (snippet.text + "\n").utf8
        }
        try put(String(decoding: bytes, as: UTF8.self), in: file)
    }
}
