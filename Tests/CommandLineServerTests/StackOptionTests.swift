import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `the fix for a server` {
    private static let ofVercel = [("X-Vercel-Id", "fra1::abc"), ("Server", "Vercel"), ("CF-Ray", "8f-FRA")]

    @Test func `is shown for the one that answered, which the report names with the front before it`() async throws {
        let site = try await LiveSite([LiveSite.path: .answer(200, Self.ofVercel, LiveSite.file)])
        let report = try Decoded(site.check().output)
        let finding = try #require(report.findings.first { $0.name == "media-type-missing" })
        #expect(finding.help?.hasPrefix("on Vercel: ") == true)
        #expect(finding.snippet?.file == "vercel.json")
        #expect(finding.snippet?.text.contains("\"source\": \"/.well-known/apple-app-site-association\"") == true)
        let responder = try #require(report.associations.first?.locations.first?.servedBy)
        #expect(responder.name == "vercel" && responder.title == "Vercel" && responder.basis == "header x-vercel-id")
        #expect(responder.front?.name == "cloudflare")
    }

    @Test func `is general where nothing shows who answered`() async throws {
        let site = try await LiveSite([LiveSite.path: .answer(200, [], LiveSite.file)])
        let report = try Decoded(site.check().output)
        #expect(report.associations.first?.locations.first?.servedBy == nil)
        let finding = try #require(report.findings.first { $0.name == "media-type-missing" })
        #expect(finding.help?.hasPrefix("on ") == false && finding.snippet == nil)
    }

    @Test func `is that of --stack, whoever answered`() async throws {
        let site = try await LiveSite([LiveSite.path: .answer(200, Self.ofVercel, LiveSite.file)])
        let report = try Decoded(site.check(["--stack", "nginx"]).output)
        let finding = try #require(report.findings.first { $0.name == "media-type-missing" })
        #expect(finding.help?.hasPrefix("on nginx: ") == true)
        #expect(report.associations.first?.locations.first?.servedBy?.name == "vercel", "the report says who answered")
    }

    @Test func `is on the page of a finding, with where it is documented`() throws {
        let command = try Command("explain", "media-type-missing", "--stack", "vercel")
        #expect(command.output.contains("\n## On Vercel\n"))
        #expect(command.output.contains("\n    {\n      \"headers\": ["))
        #expect(command.output.contains("<https://vercel.com/docs/"))
        let other = try Command("explain", "json-duplicate-key", "--stack", "vercel")
        #expect(other.output.contains("## On Vercel\nNothing particular is known"))
        #expect(try Command("explain", "redirected", "--stack", "vercell").status == 64)
    }

    private static let app = ["--app", LiveSite.app, "--format", "json", "--offline"]

    /// A repository of which `public` is the web root.
    private func withRepository(
        hasFile: Bool = true, in root: String = "public", _ body: (String) throws -> Void
    ) throws {
        let folder = try TemporaryFolder()
        let site = folder.appending(path: "\(root)/.well-known")
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.appending(path: ".git"), withIntermediateDirectories: true)
        if hasFile {
            try Data(LiveSite.file.utf8).write(to: site.appending(path: "apple-app-site-association"))
        }
        try Data("{}".utf8).write(to: folder.appending(path: "vercel.json"))
        try body(folder.path)
    }

    @Test func `is that of the files of a deployment, whose web root answers for the only host`() throws {
        try withRepository { folder in
            let report = try Decoded(
                Command(["check", "webcredentials:good.test", "--deployment", folder] + Self.app).output)
            #expect(report.associations.first?.verdict == "associated")
        }
        try withRepository(hasFile: false) { folder in
            let report = try Decoded(
                Command(["check", "webcredentials:good.test", "--site", "good.test=\(folder)/public"] + Self.app).output
            )
            let finding = try #require(report.findings.first { $0.name == "status-not-found" })
            #expect(finding.help?.hasPrefix("on Vercel: ") == true, "vercel.json lies in the repository above")
        }
    }

    @Test func `names the host of each deployment where several are asked for`() throws {
        try withRepository { folder in
            let arguments = ["check", "webcredentials:good.test", "webcredentials:other.test"] + Self.app
            let named = try Decoded(Command(arguments + ["--deployment", "good.test=\(folder)"]).output)
            #expect(named.associations.map(\.verdict) == ["associated", "unknown"])
            let unnamed = try Decoded(Command(arguments + ["--deployment", folder]).output)
            #expect(unnamed.associations.map(\.verdict) == ["unknown", "unknown"])
        }
    }

    @Test func `tells of web roots that were not checked, and reads only the folders of hosts that are asked for`()
        throws
    {
        try withRepository { folder in
            for number in 0...50 {
                let site = URL(filePath: folder).appending(path: "sites/\(number)/.well-known")
                try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
                try Data("{}".utf8).write(to: site.appending(path: "apple-app-site-association"))
            }
            let arguments = ["check", "webcredentials:good.test"] + Self.app
            let whole = try Decoded(Command(arguments + ["--deployment", "good.test=\(folder)"]).output)
            #expect(whole.findings.filter { $0.name == "deploy-configuration-unreadable" }.count == 1)

            try Data("{".utf8).write(to: URL(filePath: folder).appending(path: "sites/1/vercel.json"))
            let sites = ["--site", "good.test=\(folder)/public", "--site", "other.test=\(folder)/sites/1"]
            let one = try Decoded(Command(arguments + sites).output)
            #expect(!one.findings.contains { $0.name == "deploy-configuration-unreadable" })
            let both = try Decoded(Command(arguments + ["webcredentials:other.test"] + sites).output)
            #expect(both.findings.contains { $0.name == "deploy-configuration-unreadable" })
        }
    }

    @Test func `needs a folder that is there`() throws {
        let command = try Command("check", "good.test", "--deployment", "no-such-folder")
        #expect(command.status == 66)
        #expect(command.complaint.contains("--deployment no-such-folder: no such directory"))
    }

    private struct Decoded: Decodable {
        struct Responder: Decodable {
            struct Front: Decodable { let name: String }
            let name: String
            let title: String
            let basis: String
            let front: Front?
        }
        struct Location: Decodable { let servedBy: Responder? }
        struct Association: Decodable {
            let verdict: String
            let locations: [Location]
        }
        struct Snippet: Decodable {
            let file: String
            let text: String
        }
        struct Finding: Decodable {
            let name: String
            let help: String?
            let snippet: Snippet?
        }
        let associations: [Association]
        let findings: [Finding]

        init(_ json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
    }
}
