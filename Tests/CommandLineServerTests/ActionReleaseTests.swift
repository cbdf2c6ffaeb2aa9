import Foundation
import TestData
import TestSupport
import Testing

/// What the action runs where no binary is named.
@Suite(.needsTool("curl"), .needsTool("sha256sum"))
struct `the release that the action takes` {
    private static let commit = "0123456" + String(repeating: "0", count: 33)

    /// A folder with what the action's checkout has, an archive as `make dist` makes it, and its checksums.
    private struct Release {
        let folder: TemporaryFolder
        let name: String
        let version: String
        var archive: [UInt8] = []
        var checksums = ""

        /// `commit` is that of the release; the action's own is always the same.
        init(of commit: String = commit) throws {
            folder = try TemporaryFolder()
            let text = try Repository.text(of: "Sources/Reports/Toolkit.swift")
            version = String(try #require(text.firstMatch(of: #/version = "([0-9.]+)"/#)).1)
            let system = try ProgramRun(shell: "uname -sm").output.lowercased().split(whereSeparator: \.isWhitespace)
            name = "aasa-\(version)-\(system.joined(separator: "-"))"
            let source = try Repository.text(of: "Sources/CCommit/commit.c")
            try folder.write(
                source.replacing("$Format:%H$", with: Self.ownCommit), to: "source/Sources/CCommit/commit.c")
            try folder.write(text, to: "source/Sources/Reports/Toolkit.swift")
            try folder.write("prerequisites:\n", to: "source/Makefile")
            // A toolchain that builds what it finds.
            try folder.write(
                """
                #!/bin/sh
                case "$*" in
                *--show-bin-path*) echo '\(folder.path)/built' ;;
                *) echo "swift $*, commit $AASA_COMMIT"; mkdir -p '\(folder.path)/built'
                   ln -sf '\(Command.aasa.path)' '\(folder.path)/built/aasa' ;;
                esac
                """, to: "tools/swift")
            try folder.write(
                """
                #!/bin/sh
                if [ "$1" = lint ]; then echo '    "commit": "\(commit)"'; else exec '\(Command.aasa.path)' "$@"; fi
                """, to: "release/\(name)/bin/aasa")
            // GitHub's command line, which says what it was asked, and finds what it is told to find.
            try folder.write(
                """
                #!/bin/sh
                echo "$@" >'\(folder.path)/asked'; echo "no attestation that fits"; exit $(cat '\(folder.path)/verdict')
                """, to: "tools/gh")
            let run = try ProgramRun(
                shell: """
                    cd "$1/release" && chmod +x "$2/bin/aasa" ../tools/* && tar -czf "$2.tar.gz" "$2" &&
                    sha256sum "$2.tar.gz"
                    """, [folder.path, name])
            try #require(run.status == 0, "\(run.complaint)")
            checksums = run.output
            archive = Array(try Data(contentsOf: folder.appending(path: "release/\(name).tar.gz")))
        }

        private static let ownCommit = `the release that the action takes`.commit

        /// Serves the release, and asks for its `aasa` as the action does, in a folder of its own.
        ///
        /// - Parameters:
        ///   - repository: the action's repository.
        ///   - verdict: the exit code of GitHub's command line, asked where the release was made.
        func obtain(
            from server: LoopbackServer, as repository: String? = nil, verdict: Int = 0
        ) throws -> ProgramRun {
            let own = folder.appending(path: "own-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try folder.write("\(verdict)\n", to: "verdict")
            var environment = ProgramRun.environment
            environment["PATH"] = "\(folder.path)/tools:\(environment["PATH"] ?? "")"
            environment["AASA_FOLDER"] = own.path
            environment["AASA_REPOSITORY"] = repository
            environment["AASA_SOURCE"] = folder.appending(path: "source").path
            environment["AASA_RELEASES"] = "http://127.0.0.1:\(server.port)/download"
            environment["RUNNER_TOOL_CACHE"] = folder.appending(path: "cache").path
            return try ProgramRun(
                shell: #"bash .github/actions/aasa/obtain.sh"#, environment: environment)
        }

        func serve() async throws -> LoopbackServer {
            let path = "/download/v\(version)"
            return try await LoopbackServer.start(
                .plain,
                [
                    "\(path)/SHA256SUMS": .answer(200, [], checksums),
                    "\(path)/\(name).tar.gz": .answer(ServerAnswer(body: archive)),
                    "\(path)/\(name).tar.gz.sigstore.jsonl": .answer(200, [], "{}"),
                ])
        }

        /// Where the archive is kept.
        var cache: URL { folder.appending(path: "cache/aasa/\(Self.ownCommit)") }

        var isCached: Bool { FileManager.default.fileExists(atPath: cache.path) }
    }

    @Test func `is downloaded and checked once, and then kept`() async throws {
        let release = try Release()
        let server = try await release.serve()
        for _ in 1...2 {
            let run = try release.obtain(from: server)
            #expect(run.status == 0, "\(run.complaint)")
            let binary = URL(filePath: String(run.output.dropLast()))
            #expect(binary.path.hasPrefix(release.folder.path + "/own-"))
            #expect(release.isCached)
            #expect(try ProgramRun(binary, ["explain", "AD204"]).status == 0)
            #expect(server.requests.count == 2)
        }
        try await server.stop()
    }

    @Test(arguments: ["00", ""])
    func `is not used if its checksum is another or is not named`(start: String) async throws {
        var release = try Release()
        release.checksums = start.isEmpty ? "" : start + release.checksums.dropFirst(2)
        let server = try await release.serve()
        let run = try release.obtain(from: server)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.complaint.hasPrefix("::error title=aasa::"))
        #expect(run.complaint.split(separator: "\n").count == 1, "\(run.complaint)")
        #expect(run.complaint.contains(start.isEmpty ? "does not name" : "has the checksum"), "\(run.complaint)")
        #expect(!release.isCached)
        try await server.stop()
    }

    @Test func `that was kept is not used if its checksum is another: it is downloaded again`() async throws {
        let release = try Release()
        let server = try await release.serve()
        #expect(try release.obtain(from: server).status == 0)
        try Data("something else".utf8).write(to: release.cache.appending(path: "\(release.name).tar.gz"))
        let run = try release.obtain(from: server)
        #expect(run.status == 0 && run.output.hasSuffix("/bin/aasa\n"), "\(run.complaint)")
        #expect(server.requests.count == 4)
        try await server.stop()
    }

    @Test(arguments: [0o777, 0o770])
    func `that was kept where others can write is not looked at`(mode: Int) async throws {
        let release = try Release()
        let server = try await release.serve()
        #expect(try release.obtain(from: server).status == 0)
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: release.folder.appending(path: "cache/aasa").path)
        let run = try release.obtain(from: server)
        #expect(run.status == 0 && run.complaint.contains("nothing is taken from there"), "\(run.complaint)")
        #expect(server.requests.count == 4)
        try await server.stop()
    }

    @Test(arguments: [0, 1])
    func `of a repository is used only if its workflow made it from the action's commit`(verdict: Int) async throws {
        let release = try Release()
        let server = try await release.serve()
        let run = try release.obtain(from: server, as: "owner/aasa", verdict: verdict)
        #expect(run.status == (verdict == 0 ? 0 : 66), "\(run.complaint)")
        #expect(run.complaint.contains("was not made by owner/aasa from 0123456, so it is not used") == (verdict != 0))
        #expect(release.isCached == (verdict == 0))
        let asked = try String(contentsOf: release.folder.appending(path: "asked"), encoding: .utf8)
        #expect(asked.contains("attestation verify ") && asked.contains(" --repo owner/aasa "))
        #expect(asked.contains(" --signer-workflow owner/aasa/.github/workflows/release.yml "))
        #expect(asked.contains(" --source-digest \(Self.commit)"))
        try await server.stop()
    }

    // The first seven digits of the second are those of the action's commit.
    @Test(arguments: [String(repeating: "f", count: 40), "0123456" + String(repeating: "f", count: 33)])
    func `of another commit is not used: the action's own is built`(commit: String) async throws {
        let release = try Release(of: commit)
        let server = try await release.serve()
        let run = try release.obtain(from: server)
        #expect(run.status == 0)
        #expect(run.output == "\(release.folder.path)/built/aasa\n")
        #expect(run.complaint.contains("is not of the action's commit \(Self.commit)"), "\(run.complaint)")
        #expect(run.complaint.contains(", commit 0123456000"), "\(run.complaint)")
        #expect(!release.isCached)
        try await server.stop()
    }

    @Test func `is built where there is none`() async throws {
        let release = try Release()
        let server = try await LoopbackServer.start(.plain, [:])
        let run = try release.obtain(from: server)
        #expect(run.output == "\(release.folder.path)/built/aasa\n")
        #expect(run.complaint.contains("no answer with status 200 (404)"), "\(run.complaint)")
        #expect(run.complaint.contains("--traits SwiftSources"), "\(run.complaint)")
        try await server.stop()
    }
}
