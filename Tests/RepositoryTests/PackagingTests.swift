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

    @Test(.needsTool("python3"))
    func `has a list of what the binary consists of, with versions and licences, without commits and times of its own`()
        throws
    {
        let notice = try Repository.text(of: "Sources/aasa/Packaging/NOTICE")
        let names = notice.matches(of: #/(?m)^    \S.*\/([a-z0-9-]+)$/#).map { String($0.1) }
        #expect(names.count >= 20 && names.contains("swift-nio"))
        let own = ["swift", "swift-foundation", "swift-corelibs-libdispatch"]
        let folder = try TemporaryFolder()
        let state = folder.appending(path: "state.json")
        let list = { (names: [String]) throws -> ProgramRun in
            let dependencies = names.map { name in
                #"{"packageRef": {"identity": "\#(name)"}, "state": {"checkoutState": "#
                    + #"{"revision": "\#(String(repeating: "a", count: 40))", "version": "1.2.3"}}}"#
            }
            try #"{"object": {"dependencies": [\#(dependencies.joined(separator: ", "))]}}"#
                .write(to: state, atomically: true, encoding: .utf8)
            return try ProgramRun(
                shell: #"exec python3 -B Sources/aasa/Packaging/sbom "$@""#, [state.path, "0.1.0", "linux-x86_64"],
                environment: ProgramRun.environment.merging(["SOURCE_DATE_EPOCH": "86400", "AASA_TOOLCHAIN": "6.3"]) {
                    $1
                })
        }
        let packages = names.filter { !own.contains($0) }
        let run = try list(packages)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try list(packages).output == run.output)
        #expect(!run.output.contains("aaaaaa") && run.output.contains(#""created": "1970-01-02T00:00:00Z""#))
        struct Document: Decodable {
            struct Package: Decodable {
                let name, licenseDeclared: String
                let versionInfo: String?
            }
            let spdxVersion: String
            let packages: [Package]
        }
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        #expect(document.spdxVersion == "SPDX-2.3")
        #expect(document.packages.map(\.name) == ["aasa"] + names + ["libcurl"])
        #expect(document.packages.allSatisfy { $0.licenseDeclared != "NOASSERTION" })
        // The system's libcurl has whatever version it has there.
        #expect(document.packages.filter { $0.versionInfo == nil }.map(\.name) == ["libcurl"])
        let incomplete = try list(packages.filter { $0 != "swift-nio" })
        #expect(incomplete.status == 1 && incomplete.complaint.contains("no version of it"), "\(incomplete.complaint)")
    }

    @Test func `is made of images without a digest that nobody looked up, which the release workflow does`() throws {
        let dockerfile = try Repository.text(of: "Sources/aasa/Packaging/Dockerfile")
        let images = dockerfile.matches(of: #/(?m)^ARG ([A-Z]+)=([a-z]+:\S+)$/#).map { (String($0.1), String($0.2)) }
        #expect(images.map(\.0) == ["BUILD", "BASE"] && images[1].1 == "debian:trixie-slim")
        #expect(dockerfile.matches(of: #/(?m)^FROM (\S+)/#).map { String($0.1) } == ["${BUILD}", "${BASE}"])
        #expect(!dockerfile.contains(#/sha256:[0-9a-f]{8}/#))
        let release = try Repository.text(of: ".github/workflows/release.yml")
        #expect(release.contains("for argument in BUILD BASE; do") && release.contains("imagetools inspect"))
        for (name, _) in images { #expect(release.contains("--build-arg \"\(name)=$\(name)\"")) }
    }

    @Test func `has all that its Makefile and its Dockerfile call`() throws {
        let texts = try ["Makefile", "Sources/aasa/Packaging/Dockerfile", ".ci/run"].map(Repository.text(of:))
        #expect(texts[0].contains("\ntest-packages:") && texts[2].contains("make -o release test-packages"))
        let named = texts[0].matches(of: #/(?:Sources|Tests)\/[\w\/.-]+/#).map { String($0.output) }
        #expect(named.contains("Sources/aasa/Packaging/install"))
        for path in named where path != "Sources" && path != "Tests" {
            let file = Repository.root.appending(path: path).path
            #expect(FileManager.default.fileExists(atPath: file), "\(path)")
        }
    }
}
