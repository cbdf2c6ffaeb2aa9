import Foundation
import TestData
import TestSupport

/// A server on loopback that plays many domains below `scan.test`, and `aasa scan` asking it.
struct ScanSite {
    static let app = "7D3KX9QW2M.com.example.app"
    static let path = "/.well-known/apple-app-site-association"
    static let file =
        #"{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.app"], "components": [{"/": "/a"}]}]}, "webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#
    static let goodAnswer = ServerAnswer(headers: [("Content-Type", "application/json")], body: Array(file.utf8))
    static let good = ServerBehaviour.answer(goodAnswer)
    private static let authority = TestAuthority()

    let server: LoopbackServer
    let folder: TemporaryFolder

    init(_ behaviour: ServerBehaviour = good) async throws {
        let identity = Self.authority.identity(for: ["*.scan.test"])
        server = try await LoopbackServer.start(.tls(identity), [Self.path: behaviour])
        folder = try TemporaryFolder()
        try folder.write(Self.authority.rootPEM, to: "ca.pem")
    }

    /// The options that lead all domains to the server, and give it all the time that a busy machine needs.
    var network: [String] {
        [
            "--cacert", folder.appending(path: "ca.pem").path, "--connect-to", "::127.0.0.1:\(server.port)",
            "--timeout", "600", "--connect-timeout", "600",
        ]
    }

    /// Scans lines that come from standard input.
    func scan(_ lines: String, _ options: [String] = []) throws -> Outcome {
        let command = try Command(["scan"] + network + options, input: lines)
        return Outcome(
            status: command.status, complaint: command.complaint,
            lines: try command.output.split(separator: "\n").map { try ScanLine(String($0)) })
    }

    struct Outcome {
        let status: Int32
        let complaint: String
        let lines: [ScanLine]
    }
}

/// A line that `aasa scan` wrote.
struct ScanLine {
    let text: String
    private let object: [String: Any]

    struct NoObject: Error {}

    init(_ text: String) throws {
        self.text = text
        guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw NoObject()
        }
        self.object = object
    }

    subscript(_ key: String) -> String? { object[key] as? String }

    func number(_ key: String) -> Int? { object[key] as? Int }

    var keys: Set<String> { Set(object.keys) }

    /// Whether a key is there, and null.
    func isNull(_ key: String) -> Bool { object[key] is NSNull }

    var services: [String: Int] { object["services"] as? [String: Int] ?? [:] }

    /// The names of the findings.
    var findings: [String] {
        if let names = object["findings"] as? [String] { return names }
        return (object["findings"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    var report: [String: Any]? { object["report"] as? [String: Any] }
}
