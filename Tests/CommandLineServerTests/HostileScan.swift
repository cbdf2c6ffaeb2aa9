import Findings
import Foundation
import TestData
import TestSupport
import Testing

/// A run of `aasa scan` over hosts on loopback, good ones and hostile ones.
struct HostileScan {
    /// What is scanned.
    struct Target {
        let domain: String
        let address: String
        /// What is expected of it.
        let outcome: HostileHost.Outcome
    }

    /// What a line says.
    struct Answer: Decodable {
        struct Finding: Decodable { let name: String }
        let id: Int
        let domain: String
        let file: String
        let status: Int?
        let findings: [Finding]

        /// As the table has it, without the findings that a busy machine adds to any.
        var outcome: HostileHost.Outcome? {
            FileState(rawValue: file).map { file in
                let names = Set(findings.map(\.name)).subtracting(["response-slow"])
                return HostileHost.Outcome(file: file, status: status, findings: Array(names))
            }
        }
    }

    let targets: [Target]
    let run: ProgramRun
    /// By the number of their target.
    let answers: [Int: Answer]
    /// The most memory that the scan had, in KiB.
    let peakMemory: Int

    /// Scans.
    init(_ targets: [Target], _ options: String...) throws {
        let folder = try TemporaryFolder()
        let roots = try folder.write(LiveSite.authority.rootPEM, to: "roots.pem")
        let memory = folder.appending(path: "memory")
        let lines = targets.enumerated().map { number, target in
            #"{"domain": "\#(target.domain)", "address": "\#(target.address)", "id": \#(number)}"# + "\n"
        }
        self.targets = targets
        run = try ProgramRun(
            shell: #"exec python3 -c "$@""#,
            [Self.measured, memory.path, Command.aasa.path, "scan", "--allow-private", "--cacert", roots]
                + options, input: lines.joined())
        peakMemory = Int(try String(contentsOf: memory, encoding: .utf8)) ?? .max
        let decoder = JSONDecoder()
        let answers = try run.output.split(separator: "\n").map {
            try decoder.decode(Answer.self, from: Data($0.utf8))
        }
        #expect(answers.count == targets.count)
        self.answers = Dictionary(answers.map { ($0.id, $0) }) { first, second in
            Issue.record("\(first.domain) is answered twice")
            return second
        }
    }

    /// Runs a program, and writes the most memory that it had, in KiB, to a file.
    private static let measured = """
        import resource, subprocess, sys
        code = subprocess.call(sys.argv[2:])
        open(sys.argv[1], "w").write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
        sys.exit(code)
        """

    /// Whether a host ran out of time that should not.
    var isShortOfTime: Bool {
        answers.contains { number, answer in
            let names = Set(answer.findings.map(\.name)).subtracting(targets[number].outcome.findings)
            return names.contains { $0.hasSuffix("-timeout") }
        }
    }

    /// What a good host yields.
    static let good = HostileHost.Outcome(file: .read, status: 200, findings: [])

    /// Good hosts.
    static func good(_ count: Int, at port: Int, from first: Int = 0) -> [Target] {
        (first..<first + count).map {
            Target(domain: "h\($0).good.test", address: "127.0.0.1:\(port)", outcome: good)
        }
    }

    /// Hostile hosts, each in turn.
    static func hostile(_ count: Int, on server: HostileServer) -> [Target] {
        (0..<count).map { number in
            let host = HostileHost.all[number % HostileHost.all.count]
            return Target(
                domain: "\(host.name)-\(number).\(HostileHost.domain)", address: server.address(of: host),
                outcome: host.outcome)
        }
    }

    /// Some among many others, evenly.
    static func mixed(_ many: [Target], _ some: [Target]) -> [Target] {
        let distance = many.count / some.count
        return some.enumerated().flatMap { many[$0 * distance..<($0 + 1) * distance] + [$1] }
    }

    /// A server for good hosts that answer.
    static func goodServer() async throws -> LoopbackServer { try await server { .answer($0) } }

    /// A server for good hosts that answer in some way.
    static func server(_ behaviour: (ServerAnswer) -> ServerBehaviour) async throws -> LoopbackServer {
        let answer = ServerAnswer(headers: LiveSite.json, body: HostileHost.file)
        return try await LoopbackServer.start(
            .tls(LiveSite.authority.identity(for: ["*.good.test"])), [HostileHost.path: behaviour(answer)])
    }
}
