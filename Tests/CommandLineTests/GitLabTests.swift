import Foundation
import TestData
import Testing

/// Runs what Sources/aasa/Packaging/gitlab-ci.yml has GitLab run.
@Suite struct `the snippet for GitLab` {
    /// The items of a list below a key, folded as YAML folds lines; no key or item of the snippet is quoted.
    private static func items(of key: String, in text: String) -> [String] {
        var items: [String] = []
        let lines = text.split(separator: "\n").drop { $0.trimmingCharacters(in: .whitespaces) != key + ":" }
        guard let first = lines.first else { return [] }
        let indent = first.prefix { $0 == " " }.count
        for line in lines.dropFirst() {
            guard line.prefix(while: { $0 == " " }).count > indent else { break }
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("- ") {
                items.append(String(words.dropFirst(2)))
            } else if let last = items.popLast() {
                items.append(last + " " + words)
            } else {
                items.append(words)
            }
        }
        return items
    }

    private struct Trial {
        let status: Int32
        let folder: TemporaryFolder

        /// Runs the script in a repository that would deploy this file.
        init(_ file: String) throws {
            let text = try Repository.text(of: "Sources/aasa/Packaging/gitlab-ci.yml")
            folder = try TemporaryFolder(["public/.well-known/apple-app-site-association": file])
            let script = `the snippet for GitLab`.items(of: "script", in: text)
            try #require(!script.isEmpty)
            let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
            status = try ProgramRun(
                shell: #"cd "$1" && set -e; eval "$2""#, [folder.path, script.joined(separator: "\n")],
                environment: ["PATH": path]
            ).status
        }

        func artifact(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
    }

    @Test func `fails a job with a broken association, and leaves both reports`() throws {
        let trial = try Trial(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.other"]}}"#)
        #expect(trial.status == 1)
        let text = try Repository.text(of: "Sources/aasa/Packaging/gitlab-ci.yml")
        let reports = Self.items(of: "reports", in: text).joined(separator: " ").split(separator: " ").map(String.init)
        #expect(reports == ["codequality:", "gl-code-quality-report.json", "junit:", "junit.xml"])
        let issues = try JSONSerialization.jsonObject(with: trial.artifact(reports[1])) as? [[String: Any]]
        let issue = try #require(issues?.first)
        #expect(issue["check_name"] as? String == "app-not-listed")
        let location = try #require(issue["location"] as? [String: Any])
        #expect(location["path"] as? String == "public/.well-known/apple-app-site-association")
        let cases = String(decoding: try trial.artifact(reports[3]), as: UTF8.self)
        #expect(cases.contains("<failure "))
    }

    @Test func `passes a job with an association that holds`() throws {
        let trial = try Trial(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.shop"]}}"#)
        #expect(trial.status == 0)
        #expect(
            try JSONSerialization.jsonObject(with: trial.artifact("gl-code-quality-report.json")) as? [String] == [])
    }
}
