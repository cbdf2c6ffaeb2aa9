import Foundation
import TestData
import TestSupport
import Testing

/// Servers that fail at first, and proxies, asked by the whole command. `Retry-After` makes the pauses short.
@Suite struct `a server that is asked again` {
    private static let busy = ServerBehaviour.answer(503, [("Retry-After", "0")])

    private static func requests(_ site: LiveSite) -> Int {
        site.server.requests.count { $0.path == LiveSite.path }
    }

    @Test func `is not blamed for one bad moment`() async throws {
        let site = try await LiveSite([LiveSite.path: .inTurn([Self.busy, `aasa check against a real server`.good])])
        let command = try site.run(["check", "webcredentials:good.test", "--app", LiveSite.app])
        #expect(command.status == 0)
        #expect(
            command.output.contains("note[AD214]: good.test answered only when asked again; before that: status 503\n"),
            "\(command.output)")
        #expect(Self.requests(site) == 2)
    }

    @Test(arguments: [
        (0, 1, "status 503\n"), (1, 2, "before that: status 503\n"), (2, 3, "status 503, then status 503\n"),
    ])
    func `is asked as often as was chosen, and the note says so`(
        retries: Int, count: Int, note: String
    ) async throws {
        let site = try await LiveSite([LiveSite.path: Self.busy])
        let command = try site.run(
            ["check", "webcredentials:good.test", "--app", LiveSite.app, "--retries", "\(retries)"])
        #expect(command.status == 1 && command.output.contains("error[AD238]") && command.output.contains(note))
        // As AASA-Bot, and as a browser.
        #expect(Self.requests(site) == 2 * count)
    }

    @Test func `is not said to refuse AASA-Bot where it lets the bot in after a browser`() async throws {
        let good = `aasa check against a real server`.good
        let fickle = try await LiveSite([LiveSite.path: .inTurn([.answer(403), good, good])]).outcome()
        #expect(fickle == .init(status: 0, verdict: "associated", findings: ["answered-when-asked-again"]))
        let strict = try await LiveSite([LiveSite.path: .inTurn([.answer(403), good, .answer(403)])]).outcome()
        #expect(strict == .init(status: 1, verdict: "not-associated", findings: ["apple-bot-refused"]))
        let late = try await LiveSite([LiveSite.path: .inTurn([.answer(403), good, .answer(404)])]).outcome()
        #expect(late.findings == ["status-forbidden"])
    }

    @Test func `says the same when it is replayed`() async throws {
        let good = `aasa check against a real server`.good
        let turns: [[ServerBehaviour]] = [
            [Self.busy, good], [Self.busy], [.answer(403), good, good], [.answer(403), good, .answer(403)],
        ]
        for behaviours in turns {
            let site = try await LiveSite([LiveSite.path: .inTurn(behaviours)])
            let parent = try TemporaryFolder()
            let folder = parent / "recording"
            let question = ["check", "webcredentials:good.test", "--app", LiveSite.app]
            let live = try site.run(question + ["--record", folder])
            let replayed = try Command(question + ["--replay", folder])
            // What was recorded stays as it is, so that only the live run says how to check again.
            let told = live.output.replacing(#/(?m)^to check again: .*\n/#, with: "")
            #expect(replayed.output == told && replayed.status == live.status)
        }
    }

    @Test func `is told from one that cannot agree on TLS`() async throws {
        let host = try #require(HostileHost.all.first { $0.name == "reset-in-handshake" })
        let server = try await HostileServer.start([host], authority: LiveSite.authority)
        let command = try Command([
            "check", "webcredentials:good.test", "--app", LiveSite.app, "--retries", "0", "--connect-to",
            "good.test:443:\(server.address(of: host))",
        ])
        #expect(command.status == 1 && !command.output.contains("AD220"))
        #expect(
            command.output.contains("error[AD202]: the connection to good.test is reset before TLS is established"),
            "\(command.output)")
        try await server.stop()
    }
}

@Suite struct `a proxy of the environment` {
    private static func environment(_ port: Int) -> String { "export https_proxy=http://127.0.0.1:\(port)" }

    @Test func `is used for everything`() async throws {
        let site = try await LiveSite([LiveSite.path: `aasa check against a real server`.good])
        let proxy = try await LoopbackProxy.start(.tunnel(port: site.server.port))
        let folder = try TemporaryFolder()
        let roots = try folder.write(LiveSite.authority.rootPEM, to: "roots.pem")
        let command = try Command(
            ["check", "webcredentials:good.test", "--app", LiveSite.app, "--cacert", roots],
            after: Self.environment(proxy.port))
        #expect(command.status == 0, "\(command.output)\(command.complaint)")
        #expect(proxy.targets == ["good.test:443"])
    }

    @Test func `is not asked for a server of this machine`() async throws {
        let site = try await LiveSite([LiveSite.path: `aasa check against a real server`.good])
        let outcome = try site.outcome(shell: Self.environment(1))
        #expect(outcome == .init(status: 0, verdict: "associated", findings: []))
    }

    @Test func `that cannot be reached, or refuses, is trouble of this machine, told once`() async throws {
        let site = try await LiveSite([LiveSite.path: `aasa check against a real server`.good])
        for status in [407, 403, nil] {
            let port = if let status { try await LoopbackProxy.start(.answer(status)).port } else { 1 }
            let command = try site.run(
                ["check", "good.test", "shop.aasa.com", "store.aasa.com", "--app", LiveSite.app],
                shell: Self.environment(port))
            #expect(command.status == 75, "\(command.output)\(command.complaint)")
            #expect(command.output.components(separatedBy: "error[AD208]").count == 2)
            #expect(command.output.contains("not seen: shop.aasa.com, store.aasa.com\n"))
            #expect(!command.output.contains("Strong Passwords for app"))
        }
    }

    @Test func `is not used by the page unless private addresses are allowed`() throws {
        let sentence = "the environment names a proxy, which is used only with --allow-private"
        // Without the page, or at an address that nobody has, the command ends at once.
        let page = ["serve", "--host", "192.0.2.1"]
        #expect(try Command(page, after: Self.environment(1)).complaint.contains(sentence))
        #expect(try !Command(page + ["--allow-private"], after: Self.environment(1)).complaint.contains(sentence))
        #expect(
            try !Command(page, after: "unset https_proxy HTTPS_PROXY all_proxy ALL_PROXY http_proxy").complaint
                .contains(sentence))
    }
}
