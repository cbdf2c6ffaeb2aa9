import Foundation
import TestData
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A web server, or an application in a framework, of the distribution on loopback, with a configuration of the test's own,
/// that plays `good.test`.
///
/// Each of them starts in the background and returns once it listens, so nothing is waited for.
struct RealServer {
    enum Kind: String, CaseIterable, Sendable {
        case nginx, apache2, caddy, lighttpd, haproxy, express, django, flask, rails

        /// Its name for people.
        var title: String {
            switch self {
            case .nginx, .lighttpd: rawValue
            case .apache2: "Apache"
            case .caddy, .express, .django, .flask: rawValue.capitalized
            case .haproxy: "HAProxy"
            case .rails: "Ruby on Rails"
            }
        }

        /// Whether its configuration is read before it is deployed.
        var isRead: Bool { [.nginx, .apache2, .caddy].contains(self) }

        /// Whether its snippet goes after all else; else it goes before.
        var takesLast: Bool { [.lighttpd, .django].contains(self) }
    }

    let kind: Kind
    let folder: URL
    let port: Int

    /// The folder of the site's files.
    static func root(in folder: URL) -> URL { folder.appending(path: "public") }

    /// Writes a configuration with some lines in its site, starts the server with it, and stops it afterwards.
    static func run<Result>(
        _ kind: Kind, in folder: URL, with lines: String, _ use: (RealServer) throws -> Result
    ) throws -> Result {
        let server = try started(kind, in: folder, with: lines)
        defer { server.stop() }
        return try use(server)
    }

    private static func started(_ kind: Kind, in folder: URL, with lines: String) throws -> RealServer {
        var complaint = ""
        // Another process may take the port before the server does.
        for _ in 0..<5 {
            let server = RealServer(kind: kind, folder: folder, port: try freePort())
            let configuration = ServerConfigurationText(kind, in: folder, port: server.port)
            let files = configuration.otherFiles.merging([configuration.name: configuration.text(with: lines)]) { $1 }
            for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
            let start = configuration.start(folder.appending(path: configuration.name).path)
            let run = try ProgramRun(URL(filePath: "/bin/bash"), ["-c", Self.inBackground + start + ")"])
            if run.status == 0 { return server }
            complaint = run.complaint
        }
        throw ServerFault(description: "\(kind) does not start: \(complaint)")
    }

    // What runs on in the background must not keep what this process waits at, or has locked: all but its three streams is
    // closed. The shell outside the parentheses waits for the start alone. A process that Foundation starts has signals
    // blocked, SIGTERM too.
    private static let inBackground = #"""
        (for file in /proc/self/fd/*; do
            number=${file##*/}
            [ "$number" -le 2 ] || eval "exec $number>&-"
        done
        exec env --default-signal 
        """#

    private func stop() {
        let file = folder.appending(path: "\(kind.rawValue)-\(port).pid")
        guard let text = try? String(contentsOf: file, encoding: .utf8),
            let process = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else {
            Issue.record("\(kind) left no process number")
            return
        }
        kill(process, SIGTERM)
    }

    /// A port that nothing listens on.
    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw ServerFault(description: "no socket") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 ? getsockname(descriptor, address, &size) : -1
            }
        }
        guard status == 0 else { throw ServerFault(description: "no free port") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

struct ServerFault: Error, CustomStringConvertible { let description: String }
