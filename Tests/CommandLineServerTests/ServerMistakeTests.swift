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

    @Test(.needsTool("lighttpd"), arguments: ServerMistake.all.filter { $0.server == .lighttpd })
    func `are found in lighttpd, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(.needsTool("haproxy"), arguments: ServerMistake.all.filter { $0.server == .haproxy })
    func `are found in HAProxy, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(
        .needsTool("node"), .needsFile("/usr/share/nodejs/express"),
        arguments: ServerMistake.all.filter { $0.server == .express })
    func `are found in Express, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(
        .needsFile("/usr/lib/python3/dist-packages/django"),
        arguments: ServerMistake.all.filter { $0.server == .django })
    func `are found in Django, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    @Test(
        .needsFile("/usr/lib/python3/dist-packages/flask"), arguments: ServerMistake.all.filter { $0.server == .flask })
    func `are found in Flask, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    // Its forty packages are not installed for every run: make test-cures.
    @Test(
        .needsTool("rails"), .needsTool("puma"),
        arguments: ServerMistake.all.filter { $0.server == .rails })
    func `are found in Ruby on Rails, and the printed snippet fixes them`(mistake: ServerMistake) throws {
        try expectFix(of: mistake)
    }

    private func expectFix(of mistake: ServerMistake) throws {
        let site = try MistakenSite(mistake)
        let before = try site.outcome(mistake.folderRules)
        let finding = try #require(
            before.findings.first { $0.name == mistake.finding }, "found: \(before.findings.map(\.name))")
        let help = try #require(finding.help)
        #expect(help.hasPrefix("on \(mistake.server.title): "), "\(help)")
        let snippet = try #require(finding.snippet?.text, "\(mistake.finding) has no snippet")

        if !mistake.hasFile {
            #expect(help.contains("put the file "))
            try site.writeFile()
        }
        if help.contains("not in public/") { try site.takeOutOfRoot() }
        let fixed = site.fixed(by: snippet)
        let after = try site.outcome(fixed.folderRules, content: fixed.content)
        #expect(after.findings.map(\.name) == [])
        #expect(after.status == 0)
        #expect(after.others == before.others, "the rest of the site answers as before")
        guard mistake.server.isRead else { return }
        let deployed = try site.deployed(fixed.folderRules, content: fixed.content)
        #expect(deployed.findings.map(\.name) == [])
    }

    @Test(arguments: ServerMistake.all.filter { $0.hasFile && $0.server.isRead })
    func `are found in the text before it is deployed`(mistake: ServerMistake) throws {
        let site = try MistakenSite(mistake)
        let found = try site.deployed(mistake.folderRules)
        #expect(found.findings.map(\.name) == mistake.deployed.map { [$0] } ?? [])
    }
}

/// A folder with a web root, its configuration, and a certificate for `good.test`.
private struct MistakenSite {
    let mistake: ServerMistake
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }
    private var root: URL { RealServer.root(in: folder) }

    init(_ mistake: ServerMistake) throws {
        self.mistake = mistake
        temporary = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: RealServer.root(in: folder).appending(path: ".well-known"), withIntermediateDirectories: true)
        if mistake.hasFile { try writeFile() }
        let page = "<!DOCTYPE html><html><body>Welcome</body></html>"
        for (name, text) in [("index.html", page), ("index.php", page), ("style.css", "body {}"), (".env", "KEY=1")] {
            try temporary.write(text, to: "public/" + name)
        }
        let identity = LiveSite.authority.identity(for: ["good.test"])
        let chain = identity.chain.map { Self.pem("CERTIFICATE", $0) }.joined()
        try temporary.write(chain, to: "certificate.pem")
        let key = Self.pem("PRIVATE KEY", identity.key)
        try temporary.write(key, to: "key.pem")
        try temporary.write(chain + key, to: "both.pem")
        try temporary.write(LiveSite.authority.rootPEM, to: "root.pem")
    }

    func writeFile() throws {
        try temporary.write(LiveSite.file, to: "public" + LiveSite.path)
        guard mistake.server == .rails else { return }
        try temporary.write(LiveSite.file, to: "config/apple-app-site-association.json")
    }

    /// Takes the file out of the web root, where the help says so.
    func takeOutOfRoot() throws { try FileManager.default.removeItem(atPath: root.path + LiveSite.path) }

    /// What the site's block has.
    private var content: String {
        ServerConfigurationText.content(
            mistake.server, mistake.lines.replacing("ROOT", with: root.path), root: mistake.hasRoot ? root.path : nil)
    }

    /// The same with the snippet before all else, or after it where that is what the help says; in it nothing is replaced but
    /// the reader's own root, file and directives.
    func fixed(by snippet: String) -> (content: String, folderRules: String?) {
        let file = root.path + LiveSite.path
        let own = snippet.replacing("‹path of your file›", with: file).replacing("‹your web root›", with: root.path)
            .replacing("‹\"path of your file\"›", with: "\"\(file)\"")
            .replacing("‹\"your web root\"›", with: "\"\(root.path)\"")
        if let rules = mistake.changedRules ?? mistake.folderRules { return (content, own + "\n" + rules) }
        let others = "‹the other directives of the block›"
        if mistake.server.takesLast { return (content + "\n" + own, nil) }
        return (own.contains(others) ? own.replacing(others, with: content) : own + "\n" + content, nil)
    }

    /// What `aasa check` says of the running server, and how that answers for other paths.
    func outcome(_ folderRules: String?, content: String? = nil) throws -> Outcome {
        try write(folderRules: folderRules)
        return try RealServer.run(mistake.server, in: folder, with: content ?? self.content) { server in
            let connection = "good.test:443:127.0.0.1:\(server.port)"
            let certificates = ["--cacert", folder.path + "/root.pem"]
            let stack = mistake.isNamed ? ["--stack", mistake.server.rawValue] : []
            var outcome = try Outcome(["--connect-to", connection] + certificates + stack)
            // Below a file there is nothing for a program to answer, with whatever configuration.
            let others = Self.others.filter { mistake.hasFile || !$0.path.hasPrefix(LiveSite.path) }
            let answers = try ProgramRun(
                URL(filePath: "/usr/bin/env"),
                ["curl"]
                    + others.flatMap { path, agent in
                        let written = " %{http_code} %{content_type} %{redirect_url}\(Self.end)"
                        return ["--connect-to", connection] + certificates
                            + ["-s", "-A", agent, "-w", written, "https://good.test" + path, "--next"]
                    }.dropLast())
            outcome.others = answers.output.replacing(":\(server.port)", with: "").components(separatedBy: Self.end)
            try #require(outcome.others.count == others.count + 1, "\(answers.complaint)")
            return outcome
        }
    }

    // What no answer has.
    private static let end = "\n== the end of an answer ==\n"

    private static let others: [(path: String, agent: String)] = [
        ("/", "Safari"), ("/", "Googlebot"), ("/index.html", "Safari"), ("/style.css", "Safari"), ("/.env", "Safari"),
        ("/about", "Safari"), ("/about/", "Safari"), ("/.well-known/other", "Safari"),
        ("/.well-known/apple-app-site-association/other", "Safari"),
    ]

    /// What it says of the same text before it is deployed.
    func deployed(_ folderRules: String?, content: String? = nil) throws -> Outcome {
        try write(folderRules: folderRules)
        let configuration = ServerConfigurationText(mistake.server, in: folder, port: 443)
        // The rules of a folder stand alone there, as they do on a host of which only they are the owner's.
        let file = folder.appending(path: configuration.name)
        if folderRules == nil {
            try temporary.write(configuration.text(with: content ?? self.content), to: configuration.name)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
        return try Outcome(["--deployment", "good.test=" + folder.path, "--offline"])
    }

    private func write(folderRules: String?) throws {
        guard let folderRules else { return }
        try temporary.write(folderRules, to: "public/.htaccess")
    }

    private static func pem(_ label: String, _ bytes: [UInt8]) -> String {
        let text = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----\n"
    }
}

private struct Outcome {
    let status: Int32
    let findings: [Finding]
    /// What other paths answered: the body, the status, the media type, the target of a redirect.
    var others: [String] = []

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
