import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `aasa watch` {
    private static let file = "Fixtures/Sites/shop.example.com"
    private static let shop = ["webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.shop"]

    private func watch(_ behaviours: [ServerBehaviour], _ options: [String] = []) async throws -> Command {
        let site = try await LiveSite([LiveSite.path: .inTurn(behaviours)])
        let folder = try TemporaryFolder()
        let roots = try folder.write(LiveSite.authority.rootPEM, to: "roots.pem")
        return try Command(
            [
                "watch", "webcredentials:good.test", "--app", LiveSite.app, "--interval", "0.01", "--connect-to",
                "good.test:443:127.0.0.1:\(site.server.port)", "--cacert", roots,
            ] + options)
    }

    private static let other = ServerBehaviour.answer(
        200, LiveSite.json, #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.other"]}}"#)
    private static let good = ServerBehaviour.answer(200, LiveSite.json, LiveSite.file)

    @Test func `ends well when the server has the new file`() async throws {
        let run = try await watch([Self.other, Self.other, Self.other, Self.good], ["--until", "associated"])
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 2)
        #expect(lines[0].contains(#/^\d\d:\d\d:\d\d  good.test webcredentials  server: not-associated  \(/#))
        #expect(lines[1].contains("server: not-associated → associated  -app-not-listed"))
    }

    @Test func `writes JSON, an object per line`() async throws {
        let run = try await watch([Self.good, Self.other], ["--until", "changed", "--format", "json"])
        #expect(run.status == 1)
        struct Line: Decodable {
            struct State: Decodable { let verdict: String }
            let verdict: String
            let findings: [String]
            let previous: State?
        }
        let lines = try run.output.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        #expect(lines.map(\.verdict) == ["associated", "not-associated"])
        #expect(lines.last?.findings == ["app-not-listed"])
        #expect(lines.map { $0.previous?.verdict } == [nil, "associated"])
    }

    @Test func `ends with the last state when its time is over, and says so`() throws {
        let options = ["--site", "shop.example.com=\(Self.file)", "--timeout-total", "0", "--until", "not-associated"]
        let run = try Command(["watch"] + Self.shop + options)
        #expect(run.status == 0)
        #expect(run.complaint == "aasa: ended by --timeout-total after 0 seconds\n")
        #expect(try Command(["watch"] + Self.shop + ["--offline", "--timeout-total", "0"]).status == 1)
    }

    @Test(arguments: [("INT", "130"), ("TERM", "143")])
    func `is ended by a signal after whole lines`(signal: String, status: String) throws {
        // The first line is read before the signal is sent.
        let run = try ProgramRun(
            shell: """
                pipe="$(mktemp -d)/pipe"; mkfifo "$pipe"
                env --default-signal=\(signal) "$@" > "$pipe" & pid=$!
                exec 3< "$pipe"; read -r line <&3; kill -\(signal) $pid; wait $pid; echo $?; cat <&3; echo "$line"
                rm -r "${pipe%/*}"
                """,
            [Command.aasa.path, "watch"] + Self.shop + [
                "--site", "shop.example.com=\(Self.file)", "--interval", "3600",
            ])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2 && lines.first.map(String.init) == status)
        #expect(lines.last?.hasSuffix("shop.example.com webcredentials  server: associated") == true)
    }

    @Test func `needs an app for a goal, something to watch, and sensible numbers`() throws {
        let cases: [([String], Int32, String)] = [
            (["shop.example.com", "--offline", "--until", "associated"], 64, "--until associated needs an app"),
            (["shop.example.com", "--interval", "0"], 64, "--interval must be more than 0"),
            (["shop.example.com", "--timeout-total", "-1"], 64, "--timeout-total"),
            (["shop.example.com", "--record", "x"], 64, "--record saves a single check"),
            (["shop.example.com", "--until", "x"], 64, "--until"),
            (["shop.example.com", "--target", "x"], 64, "--target and --configuration need an .xcodeproj"),
            (["Fixtures/Absent.entitlements"], 66, "Fixtures/Absent.entitlements"),
        ]
        for (arguments, status, complaint) in cases {
            let run = try Command(["watch"] + arguments)
            #expect(run.status == status && run.complaint.contains(complaint), "\(arguments): \(run.complaint)")
        }
    }
}
