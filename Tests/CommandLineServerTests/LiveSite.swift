import Foundation
import TestData
import TestSupport

/// A server on loopback that plays `good.test`, and commands that ask it.
struct LiveSite {
    static let app = "7D3KX9QW2M.com.example.app"
    static let path = "/.well-known/apple-app-site-association"
    static let file = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#
    static let json = [("Content-Type", "application/json")]
    static let authority = TestAuthority()

    let server: LoopbackServer
    /// The address, as options take it.
    private let address: String

    /// Starts a server with a certificate of the authority, unless another is given.
    init(
        _ behaviours: [String: ServerBehaviour], _ transport: LoopbackServer.Transport? = nil, isIPv6: Bool = false
    ) async throws {
        let standard = LoopbackServer.Transport.tls(Self.authority.identity(for: ["good.test"]))
        server = try await LoopbackServer.start(
            transport ?? standard, behaviours, address: isIPv6 ? "::1" : "127.0.0.1")
        address = isIPv6 ? "[::1]" : "127.0.0.1"
    }

    /// What `aasa check` says of it: the exit code, the verdict, and the names of the findings but `response-slow`,
    /// which a busy machine adds to any.
    func outcome(_ options: [String] = [], shell limit: String? = nil) throws -> Outcome {
        let command = try check(options, shell: limit)
        let report = try JSONDecoder().decode(Decoded.self, from: Data(command.output.utf8))
        return Outcome(
            status: command.status, verdict: report.associations.first?.verdict ?? "none",
            findings: report.findings.map(\.name).filter { $0 != "response-slow" })
    }

    /// Runs `aasa check` with it.
    func check(_ options: [String] = [], shell limit: String? = nil) throws -> Command {
        try run(["check", "webcredentials:good.test", "--app", Self.app, "--format", "json"] + options, shell: limit)
    }

    /// Runs a command for which this server is `good.test`, and other hosts if they are named.
    func run(_ arguments: [String], as hosts: [String] = ["good.test"], shell limit: String? = nil) throws -> Command {
        let folder = try TemporaryFolder()
        let roots = try folder.write(Self.authority.rootPEM, to: "roots.pem")
        let connections = hosts.flatMap { ["--connect-to", "\($0):443:\(address):\(server.port)"] }
        return try Command(arguments + connections + ["--cacert", roots], after: limit)
    }

    struct Outcome: Equatable {
        let status: Int32
        let verdict: String
        let findings: [String]
    }

    private struct Decoded: Decodable {
        struct Association: Decodable { let verdict: String }
        struct Finding: Decodable { let name: String }
        let associations: [Association]
        let findings: [Finding]
    }
}
