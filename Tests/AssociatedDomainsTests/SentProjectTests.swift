import AssociatedDomains
import Foundation
import TestData
import Testing

@Suite(.needsTool("unzip"), .needsTool("python3")) struct `a project in a zip archive` {
    private static let limits = SentArchive.Limits(bytes: 100 << 20, sources: 1_000, sourceBytes: 10 << 20)

    @Test func `gets what its folder gets, and the same repairs, for every deployment among the fixtures`() async throws
    {
        let cases = DeploymentFixtures.folders
        let archives = try TemporaryFolder()
        try Self.zip(cases.map { $0 + "/repository" }, into: archives)
        var compared = 0
        for (number, path) in cases.enumerated() {
            let check = try? await CheckRequest(subjects: [DeclaredText(path + "/repository")]).check(from: .nowhere)
            guard let check else { continue }
            let evidence = try await check.evidence()
            let report = check.report(on: evidence)
            let sent = try #require(try await Self.project(at: archives / "\(number).zip"))
            let (answer, repairs) = try await sent.report()
            #expect(Self.lines(of: answer) == Self.lines(of: report, without: path + "/"), "\(path)")
            let changes = RepairedProject(report, evidence).changes
            #expect(repairs.map(\.new.bytes) == changes.map(\.new.bytes), "\(path)")
            compared += 1
        }
        #expect(compared > 50)
    }

    @Test func `has no other files than its own, whatever its names, links and configuration say`() async throws {
        let sent = try await Self.project(
            """
            z.writestr('shop/public/apple-app-site-association', '{}')
            z.writestr('shop/.aasa.json', '{"sites": {"shop.example.com": "/etc", "b.example.com": "../../../../etc"}}')
            link = zipfile.ZipInfo('shop/linked'); link.create_system = 3; link.external_attr = 0o120777 << 16
            z.writestr(link, '/etc')
            host = zipfile.ZipInfo('shop/CNAME'); host.create_system = 3; host.external_attr = 0o120777 << 16
            z.writestr(host, '/etc/hostname')
            """)
        let (report, _) = try await (try #require(sent)).report()
        let text = report.text()
        #expect(!text.contains("etc/"), "\(text)")
        #expect(text.contains("shop/public/apple-app-site-association"), "\(text)")
        let folder = try #require(try await Self.folder("z.writestr('a/b.txt', 'c')"))
        await folder.whileRead {
            for path in [
                "/etc/passwd", "../etc/passwd", "a/../../../etc/passwd", "/proc/self/environ", "linked/passwd",
            ] {
                #expect(!LocalFiles().exists(path))
                #expect(throws: FileFailure.missing) { try LocalFiles().read(path, limit: 9) }
            }
            #expect(throws: FileFailure.missing) { try LocalFiles().names(in: "/etc") }
            #expect((try? LocalFiles().names(in: "a/..")) == ["a"])
            #expect((try? LocalFiles().read("./a//b.txt", limit: 9)) == Array("c".utf8))
        }
        #expect(LocalFiles().exists("/etc/passwd"))
    }

    @Test func `shows of what package managers fetched only that it is there`() async throws {
        let folder = try await Self.folder(
            """
            z.writestr('a/node_modules/x/y.js', 'x' * 1000)
            z.writestr('a/ios/Pods/', '')
            z.writestr('a/.git/config', 'x')
            z.writestr('__MACOSX/a/._b', 'x')
            z.writestr('a/b', 'whole')
            """)
        await folder?.whileRead {
            #expect((try? LocalFiles().names(in: "a")) == [".git", "b", "ios", "node_modules"])
            #expect((try? LocalFiles().names(in: "a/node_modules")) == [])
            #expect((try? LocalFiles().read("a/b", limit: 9)) == Array("whole".utf8))
            #expect((try? LocalFiles().read("a/b", limit: 2)) == Array("who".utf8))
        }
        #expect(folder != nil)
    }

    @Test(arguments: [
        ("z.writestr('a', 'x' * 1001)", "more than 0 MB"),
        ("for i in range(4): z.writestr(f'{i}.swift', 'x')", "more than 3 sources"),
        ("z.writestr('a.swift', 'x' * 101)", "sources have more than 0 MB"), ("z.writestr('a.swift', 'x' * 100)", nil),
        ("z.writestr('a.TSX', 'x' * 101)", "sources have more than 0 MB"),
        ("for i in range(3): z.writestr(f'{i}.swift', 'x')", nil), ("z.writestr('../a', 'x')", "unsafe name"),
        ("z.writestr('a', 'x'); z.writestr('a', 'x')", nil),
        ("z.writestr('a', 'x'); z.writestr('a/b', 'x')", nil),
        ("for i in range(999): z.writestr(f'{i}/{i}/{i}', 'x')", nil),
    ])
    func `of too much, or with names that lead out, is refused, and no other`(
        content: String, refusal: String?
    ) async throws {
        let failure: InputFailure?
        do throws(InputFailure) {
            _ = try await Self.folder(content, within: SentArchive.Limits(bytes: 1000, sources: 3, sourceBytes: 100))
            failure = nil
        } catch { failure = error }
        #expect((failure != nil) == (refusal != nil))
        #expect(failure?.description.contains(refusal ?? "") != false, "\(String(describing: failure))")
    }

    @Test func `has a folder that is deeper than a search goes told as passed over`() async throws {
        let sent = try await Self.project(
            """
            z.writestr('shop/public/apple-app-site-association', '{}')
            z.writestr('shop' + '/a' * 1000, 'x')
            """)
        let (report, _) = try await (try #require(sent)).report()
        #expect(report.text().contains("nested too deep"), "\(report.text())")
    }

    @Test func `whose sizes are not what it says is refused`() async throws {
        for size in [1, 3_000] {
            let file = try Self.archive("z.writestr('a', 'x' * 2000)")
            var bytes = try file.start(10_000)
            let record = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
            (bytes[record + 24], bytes[record + 25]) = (UInt8(size & 0xFF), UInt8(size >> 8))
            let changed = try TemporaryFile()
            try changed.append(bytes[...])
            await #expect(throws: InputFailure.self, "\(size)") {
                _ = try await SentArchive.folder(in: changed, named: "a.zip", within: Self.limits)
            }
        }
    }

    @Test func `of an app is none`() async throws {
        let file = try TemporaryFile()
        try file.append(try Repository.bytes(of: "Fixtures/Apps/Small.ipa")[...])
        #expect(try await SentArchive.folder(in: file, named: "Small.ipa", within: Self.limits) == nil)
    }

    /// What a report says, a line for each finding, with the paths below a folder.
    private static func lines(of report: Report, without folder: String = "") -> [String] {
        report.findings.map { finding in
            "\(finding.severity) \(finding.name) \(finding.place.file ?? "") \(finding.message)"
                .replacing(folder, with: "")
        }
    }

    private static func zip(_ folders: [String], into archives: TemporaryFolder) throws {
        let made = try ProgramRun(
            shell: #"exec python3 -c "$@""#,
            [
                """
                import pathlib, sys, zipfile
                for number, folder in enumerate(map(pathlib.Path, sys.argv[2:])):
                    with zipfile.ZipFile(f"{sys.argv[1]}/{number}.zip", "w") as z:
                        for path in sorted(folder.rglob("*")): z.write(path, path.relative_to(folder.parent))
                """, archives.path,
            ] + folders)
        try #require(made.status == 0, "\(made.complaint)")
    }

    private static func archive(_ content: String) throws -> TemporaryFile {
        let folder = try TemporaryFolder()
        let made = try ProgramRun(
            shell: #"exec python3 -W ignore -c "$@""#,
            [
                "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)\n" + content
                    + "\nz.close()",
                folder / "a.zip",
            ])
        try #require(made.status == 0, "\(made.complaint)")
        return try file(at: folder / "a.zip")
    }

    private static func file(at path: String) throws -> TemporaryFile {
        let file = try TemporaryFile()
        try file.append(try LocalFiles().read(path, limit: .max)[...])
        return file
    }

    private static func folder(_ content: String, within limits: SentArchive.Limits = limits) async throws(InputFailure)
        -> SentFolder?
    {
        guard let file = try? archive(content) else {
            Issue.record("no archive was made")
            return nil
        }
        return try await SentArchive.folder(in: file, named: "a.zip", within: limits)
    }

    private static func project(_ content: String) async throws -> SentProject? {
        try await SentProject(in: archive(content), named: "a.zip", apps: [], from: .nowhere, within: limits)
    }

    private static func project(at path: String) async throws -> SentProject? {
        try await SentProject(in: file(at: path), named: "a.zip", apps: [], from: .nowhere, within: limits)
    }
}
