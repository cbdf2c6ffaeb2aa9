import Foundation
import TestData
import TestSupport
import Testing

/// What the help of each command shows as examples works as it is shown.
@Suite struct `the examples in the help` {
    static let commands: [String] = {
        let help = (try? Command("--help").output) ?? ""
        let names = help.matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { String($0.1) }
        return names.flatMap { name in
            guard let text = try? Command(name, "--help").output, text.contains("<subcommand>") else { return [name] }
            return text.matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { "\(name) \($0.1)" }
        }
    }()

    @Test(arguments: commands) func `are at least two for each command, and each of them runs`(command: String)
        async throws
    {
        let words = command.split(separator: " ").map(String.init)
        let help = try Command(words + ["--help"]).output
        let examples = try #require(help.components(separatedBy: "\nExamples:\n").dropFirst().first, "aasa \(command)")
        let lines = examples.components(separatedBy: "\n\nUSAGE:")[0].replacing("\\\n", with: "").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let runs = lines.filter { $0.hasPrefix("aasa \(command) ") || $0 == "aasa \(command)" }
        #expect(runs.count >= 2 && lines.allSatisfy { runs.contains($0) || $0.hasPrefix("#") }, "\(lines)")
        // The page runs until it is ended, and without its package trait it says that it is missing.
        if command == "serve" { return }
        let site = try await ExampleSite()
        for run in runs {
            let result = try site.run(run)
            #expect([0, 1].contains(result.status), "\(run)\n\(result.complaint)\(result.output)")
        }
    }
}

/// A folder with the files that the examples name, and a server that plays the host.
private struct ExampleSite {
    private let folder: TemporaryFolder
    private let server: LoopbackServer
    private static let host = "shop.example.com"
    private static let authority = TestAuthority()

    init() async throws {
        folder = try TemporaryFolder([
            "expectations.json": Self.expectations, ".aasa.json": Self.configuration, "domains.txt": "\(Self.host)\n",
        ])
        try folder.write(Self.authority.rootPEM, to: "roots.pem")
        let fixtures = Repository.root.appending(path: "Fixtures")
        let name = "Sites/\(Self.host)/.well-known/apple-app-site-association"
        for (source, target) in [
            (name, "public/.well-known/apple-app-site-association"), (name, "old.json"), ("Apps/Shop.app", "Shop.app"),
            ("Logs/signup.log", "device.log"), ("Screens/SignUp.storyboard", "SignUp.storyboard"),
            ("Screens/SignUp.storyboard", "Screens/SignUp.storyboard"), ("Screens/sign-up.html", "sign-up.html"),
        ] + Self.project {
            try folder.copy(fixtures.appending(path: source), to: target)
        }
        let file = try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
        server = try await LoopbackServer.start(
            .tls(Self.authority.identity(for: [Self.host])), [LiveSite.path: .answer(200, LiveSite.json, file)])
    }

    /// A project whose app receives links.
    private static let project = [
        "Shop.xcodeproj", "Info.plist", "Shop.entitlements", "AppDelegate.swift", "SceneDelegate.swift",
    ].map { ("Checks/AD740-link-handler-missing/passes-scenes/" + $0, $0) }

    /// Runs an example in the folder, with the server as the host.
    func run(_ example: String) throws -> ProgramRun {
        let asks = ["aasa check", "aasa watch", "aasa fetch", "aasa scan", "--domain", "aasa diff shop", "--check"]
        let server = " --connect-to \(Self.host):443:127.0.0.1:\(self.server.port) --cacert roots.pem --allow-private"
        let ending = asks.contains { example.contains($0) } && !example.contains("password-rules") ? server : ""
        let limit = example.contains("aasa watch") ? " --timeout-total 1" : ""
        let shortened = limit.isEmpty ? example : example.replacing(#/ --timeout-total \d+/#, with: "")
        return try ProgramRun(
            shell: "cd \"$1\"; exe=$2; aasa() { \"$exe\" \"$@\"; }; " + shortened + ending + limit,
            [folder.path, Command.aasa.path])
    }

    private static let expectations = """
        {
            "sites": { "\(host)": "public" },
            "apps": { "shop": "7D3KX9QW2M.com.example.shop" },
            "associations": [{ "app": "shop", "service": "webcredentials", "domain": "\(host)" }],
        }
        """

    private static let configuration = """
        { "sites": { "\(host)": "public" }, "environments": { "staging": { "allow-private": true } } }
        """
}
