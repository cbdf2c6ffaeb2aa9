import Foundation
import TestData
import TestSupport
import Testing

/// Mistakes in the configuration of the real servers: each is found in what the server answers and in the text, and the
/// snippet that is printed with it, put where the help says, is all that is needed.
@Suite struct `mistakes in the configuration of a server` {
    @Test(.needsTool("nginx"), arguments: ServerMistake.all.filter { $0.server == .nginx })
    func `are found in nginx, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(.needsTool("apache2"), arguments: ServerMistake.all.filter { $0.server == .apache2 })
    func `are found in Apache, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(.needsTool("caddy"), arguments: ServerMistake.all.filter { $0.server == .caddy })
    func `are found in Caddy, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    private func expectFix(of mistake: ServerMistake) throws {
        let site = try MistakenSite(mistake)
        defer { site.remove() }
        let before = try site.outcome(lines: mistake.lines, folderRules: mistake.folderRules)
        let finding = try #require(
            before.findings.first { $0.name == mistake.finding }, "found: \(before.findings.map(\.name))")
        #expect(finding.help?.hasPrefix("on \(site.title): ") == true, "\(finding.help ?? "no help")")
        let snippet = try #require(finding.snippet?.text, "\(mistake.finding) has no snippet")

        let fixed = site.fixed(by: snippet)
        let after = try site.outcome(lines: fixed.lines, folderRules: fixed.folderRules)
        #expect(after.findings.map(\.name) == [])
        #expect(after.status == 0)
        let deployed = try site.deployed(lines: fixed.lines, folderRules: fixed.folderRules)
        #expect(deployed.findings.map(\.name) == [])
    }

    @Test(arguments: ServerMistake.all)
    func `are found in the text before it is deployed`(mistake: ServerMistake) throws {
        let site = try MistakenSite(mistake)
        defer { site.remove() }
        let found = try site.deployed(lines: mistake.lines, folderRules: mistake.folderRules)
        #expect(found.findings.map(\.name) == mistake.deployed.map { [$0] } ?? [])
    }
}

/// A folder with a web root, its configuration, and a certificate for `good.test`.
private struct MistakenSite {
    let mistake: ServerMistake
    let folder: URL
    private var root: URL { RealServer.root(in: folder) }

    init(_ mistake: ServerMistake) throws {
        self.mistake = mistake
        folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: RealServer.root(in: folder).appending(path: ".well-known"), withIntermediateDirectories: true)
        try write(LiveSite.file, to: root.path + LiveSite.path)
        try write("<!DOCTYPE html><html><body>Welcome</body></html>", to: root.path + "/index.html")
        let identity = LiveSite.authority.identity(for: ["good.test"])
        let chain = identity.chain.map { Self.pem("CERTIFICATE", $0) }.joined()
        try write(chain, to: folder.path + "/certificate.pem")
        try write(Self.pem("PRIVATE KEY", identity.key), to: folder.path + "/key.pem")
        try Data(LiveSite.authority.rootPEM).write(to: folder.appending(path: "root.pem"))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    var title: String {
        switch mistake.server {
        case .nginx: "nginx"
        case .apache2: "Apache"
        case .caddy: "Caddy"
        }
    }

    /// The lines with the snippet in them, in which nothing is replaced but the reader's own root and address.
    func fixed(by snippet: String) -> (lines: String, folderRules: String?) {
        let address = "https://www.good.test"
        let own = snippet.replacing("‹path of your file›", with: root.path + LiveSite.path)
            .replacing("‹your web root›", with: root.path)
            .replacing("‹your redirect or other rule›", with: "return 301 \(address)$request_uri")
            .replacing("‹address of your redirect›", with: address + "{uri}")
        if let rules = mistake.folderRules { return (mistake.lines, own + "\n" + rules) }
        return (mistake.placement == .inPlace ? own : own + "\n" + mistake.lines, nil)
    }

    /// What `aasa check` says of the running server.
    func outcome(lines: String, folderRules: String?) throws -> Outcome {
        try write(folderRules: folderRules)
        return try RealServer.run(mistake.server, in: folder, with: lines) { server in
            try Outcome([
                "--connect-to", "good.test:443:127.0.0.1:\(server.port)", "--cacert", folder.path + "/root.pem",
            ])
        }
    }

    /// What it says of the same text before it is deployed.
    func deployed(lines: String, folderRules: String?) throws -> Outcome {
        try write(folderRules: folderRules)
        let configuration = ServerConfigurationText(mistake.server, in: folder, port: 443)
        // The rules of a folder stand alone there, as they do on a host of which only they are the owner's.
        let file = folder.appending(path: configuration.name)
        if folderRules == nil {
            try write(configuration.text(with: lines), to: file.path)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
        return try Outcome(["--deployment", "good.test=" + folder.path, "--offline"])
    }

    private func write(folderRules: String?) throws {
        guard let folderRules else { return }
        try write(folderRules, to: root.path + "/.htaccess")
    }

    private func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

    private static func pem(_ label: String, _ bytes: [UInt8]) -> String {
        let text = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----\n"
    }
}

private struct Outcome {
    let status: Int32
    let findings: [Finding]

    init(_ options: [String]) throws {
        let command = try Command(
            ["check", "webcredentials:good.test", "--app", LiveSite.app, "--format", "json"] + options)
        status = command.status
        findings = try JSONDecoder().decode(Report.self, from: Data(command.output.utf8)).findings.filter {
            $0.name != "response-slow"
        }
    }

    struct Finding: Decodable {
        struct Snippet: Decodable { let text: String }
        let name: String
        let help: String?
        let snippet: Snippet?
    }

    private struct Report: Decodable { let findings: [Finding] }
}
