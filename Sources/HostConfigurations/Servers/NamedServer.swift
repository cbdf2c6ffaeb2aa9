import AssociationModel
import Findings
import TextFormats

/// A server for some hosts, by their names.
protocol NamedServer {
    /// The names as written; none for any host.
    var names: [String] { get }
    /// Whether it answers for hosts that no other names.
    var isDefault: Bool { get }
    /// Where it begins.
    var place: Place { get }
    /// The number of its directives, with those that it shares.
    var size: Int { get }
}

extension Array where Element: NamedServer {
    /// Those that answer for a host; all where the host is not known. Where none names the host, it is those whose name is
    /// filled in later, or that are for any host, unless there are others: then the configuration is for other sites.
    func answering(to request: ServerRequest) -> [Element] {
        guard let host = request.host else { return self }
        let exact = filter { $0.names.contains { $0.asciiLowercased == host } }
        if !exact.isEmpty { return exact }
        let covering = filter { $0.names.contains { ServerName.covers($0.asciiLowercased, host, request) } }
        if !covering.isEmpty { return covering }
        let open = filter { $0.names.contains(where: ServerName.isPlaceholder) }
        if !open.isEmpty { return open }
        guard allSatisfy({ $0.names.allSatisfy(ServerName.isAnybody) }) else { return [] }
        return contains(where: \.isDefault) ? filter(\.isDefault) : self
    }
}

extension Array where Element: NamedServer {
    /// What each does to the file. Many servers, or a few with much that they share, are not judged to the end, which is
    /// told at the first that is left out.
    func findings(_ findings: (Element) -> [ServerFinding]) -> [ServerFinding] {
        var result: [ServerFinding] = []
        var left = Self.directiveLimit
        for (index, server) in enumerated() {
            left -= server.size
            guard index == 0 || index < Self.serverLimit && left > 0 else {
                let others = count - index - 1
                let rest: Message = others == 0 ? "" : ", nor \(others == 1 ? "the one" : "the \(others)") after it"
                return result + [
                    ServerFinding(
                        .unchecked(
                            "this server was not checked\(rest): there are more than \(Self.serverLimit) servers, or too much in them"
                        ), at: server.place)
                ]
            }
            result += findings(server)
        }
        return result
    }

    private static var serverLimit: Int { Bound.servers.most }
    private static var directiveLimit: Int { 100_000 }
}

private enum ServerName {
    static func covers(_ name: String, _ host: String, _ request: ServerRequest) -> Bool {
        if name.hasPrefix("~") { return request.finds(String(name.dropFirst()), in: host) ?? false }
        if name.hasPrefix("*.") { return host.hasSuffix(name.dropFirst()) }
        if name.hasPrefix(".") { return host == name.dropFirst() || host.hasSuffix(name) }
        return name.hasSuffix(".*") && host.hasPrefix(name.dropLast())
    }

    static func isPlaceholder(_ name: String) -> Bool { name.contains { "$%{}<>".contains($0) } }

    static func isAnybody(_ name: String) -> Bool {
        ["_", "", "localhost", "127.0.0.1", "*", "default"].contains(name)
    }
}
