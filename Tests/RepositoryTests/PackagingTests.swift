import Foundation
import TestData
import Testing

@Suite struct `what is packed` {
    @Test func `has the version of the toolkit everywhere`() throws {
        let version = try Packaging.version()
        let places = [
            "Sources/aasa/Packaging/Dockerfile": #/version="(\d+\.\d+\.\d+)"/#,
            "Sources/aasa/Packaging/gitlab-ci.yml": #/aasa:(\d+\.\d+\.\d+)/#,
            "Sources/aasa/Packaging/kubernetes/scan-job.yaml": #/aasa:(\d+\.\d+\.\d+)/#,
            "Sources/aasa/Packaging/serve/compose.yaml": #/aasa:(\d+\.\d+\.\d+)/#,
            "Sources/aasa/Packaging/serve/kubernetes.yaml": #/aasa:(\d+\.\d+\.\d+)/#,
            "README.md": #/actions\/aasa@v(\d+\.\d+\.\d+)/#,
            MarkdownPage.catalog + "/InAPipeline.md": #/(?:actions\/aasa@|rev: )v(\d+\.\d+\.\d+)/#,
            ".github/CHANGELOG.md": #/(?m)^## (\d+\.\d+\.\d+) - unreleased/#,
        ]
        for (path, pattern) in places {
            let found = try Repository.text(of: path).matches(of: pattern).map { String($0.1) }
            #expect(!found.isEmpty && found.allSatisfy { $0 == version }, "\(path): \(found)")
        }
    }

    @Test func `names the licence of every package that is linked in`() throws {
        let manifest = try Repository.text(of: "Package.swift")
        let linked = try #require(manifest.components(separatedBy: "Everything below is for tests only").first)
            .matches(of: #/\.package\(url: "[^"]*\/([^"\/]+)"/#).map { String($0.1) }
        #expect(linked.count >= 4)
        let notice = try Repository.text(of: "Sources/aasa/Packaging/NOTICE")
        for name in linked { #expect(notice.contains("    \(name) "), "NOTICE does not name \(name)") }
    }

    @Test func `has all that its Makefile and its Dockerfile call`() throws {
        let texts = try ["Makefile", "Sources/aasa/Packaging/Dockerfile", ".ci/run"].map(Repository.text(of:))
        #expect(texts[0].contains("\ntest-packages:") && texts[2].contains("make test-packages"))
        let named = texts[0].matches(of: #/(?:Sources|Tests)\/[\w\/.-]+/#).map { String($0.output) }
        #expect(named.contains("Sources/aasa/Packaging/install"))
        for path in named where path != "Sources" && path != "Tests" {
            let file = Repository.root.appending(path: path).path
            #expect(FileManager.default.fileExists(atPath: file), "\(path)")
        }
    }
}
