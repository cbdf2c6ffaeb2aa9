import AssociationModel
import Findings
import TextFormats

/// What the configuration of nginx does to the file. <https://nginx.org/en/docs/http/request_processing.html>
struct NginxRules {
    private let deployment: Deployment
    private let request: ServerRequest
    private let files: [NginxFile]
    // The most directives that are taken from included files, and how far one may include another: a file can include
    // itself.
    private static let includeLimit = 50_000
    private static let includeDepth = 16

    init(_ deployment: Deployment) {
        self.deployment = deployment
        request = ServerRequest(deployment)
        files = deployment.files(.nginx).filter { !WebServerRules.isTemplate($0.text) }.map {
            NginxFile(path: $0.path, directives: ServerConfiguration($0.text, in: .nginx).directives)
        }
    }

    /// At most one for each server that answers for the host.
    var findings: [ServerFinding] {
        let servers = files.flatMap(\.servers)
        let secure = servers.filter(\.isSecure)
        let candidates = secure.isEmpty ? servers.filter { !$0.isInternal } : secure
        var left = Self.includeLimit
        return candidates.answering(to: request.host).compactMap { server in
            let content = expanded(server.directive.children ?? [], &left)
            var evaluation = NginxEvaluation(request, isSecure: server.isSecure, around: server.around)
            return evaluation.finding(in: content, of: server.directive)
        }
    }

    // The directives with those of the files that they include in their place. What is not in the deployment stays.
    private func expanded(
        _ directives: [ServerDirective], _ left: inout Int, depth: Int = 0
    ) -> [ServerDirective] {
        var result: [ServerDirective] = []
        for directive in directives {
            let found =
                directive.name.text == "include" && left > 0 && depth < Self.includeDepth ? included(directive) : []
            if !found.isEmpty {
                for file in found {
                    left -= file.directives.count + 1
                    guard left > 0 else { return result }
                    result += expanded(file.directives, &left, depth: depth + 1)
                }
            } else if let children = directive.children {
                let inner = expanded(children, &left, depth: depth)
                result.append(ServerDirective(directive.name, directive.arguments, children: inner, in: directive.text))
            } else {
                result.append(directive)
            }
        }
        return result
    }

    private func included(_ directive: ServerDirective) -> [NginxFile] {
        guard var pattern = directive.words.first else { return [] }
        for prefix in ["/etc/nginx/", "/usr/local/etc/nginx/", "/usr/local/nginx/conf/", "./"]
        where pattern.hasPrefix(prefix) {
            pattern = String(pattern.dropFirst(prefix.count))
        }
        let parts = pattern.split(separator: "/").map(String.init)
        return files.filter { file in
            let names = file.path.split(separator: "/").suffix(parts.count)
            return names.count == parts.count && zip(names, parts).allSatisfy { Wildcard($1).matches(String($0)) }
        }
    }
}

private struct NginxFile {
    let path: String
    let directives: [ServerDirective]

    var servers: [NginxServer] {
        directives.flatMap { directive -> [NginxServer] in
            switch directive.name.text {
            case "server" where directive.children != nil: [NginxServer(directive: directive, around: [])]
            case "http":
                (directive.children ?? []).filter { $0.name.text == "server" && $0.children != nil }.map {
                    NginxServer(directive: $0, around: directive.children ?? [])
                }
            default: []
            }
        }
    }
}

/// A `server` block, and the directives of the block around it.
private struct NginxServer: NamedServer {
    let directive: ServerDirective
    let around: [ServerDirective]

    private func all(_ name: String) -> [ServerDirective] { (directive.children ?? []).filter { $0.name.text == name } }

    var isSecure: Bool {
        all("listen").contains { listen in
            listen.words.contains("ssl") || listen.words.contains("quic")
                || listen.words.first.map { $0 == "443" || $0.hasSuffix(":443") } ?? false
        } || all("ssl").contains { $0.words == ["on"] } || !all("ssl_certificate").isEmpty
    }

    /// Whether only the machine itself reaches it.
    var isInternal: Bool {
        let addresses = all("listen").compactMap(\.words.first)
        return !addresses.isEmpty
            && addresses.allSatisfy { address in
                ["127.0.0.1", "localhost", "[::1]", "unix:"].contains(where: address.hasPrefix)
            }
    }

    var names: [String] { all("server_name").flatMap(\.words) }

    var isDefault: Bool {
        all("listen").contains { $0.words.contains("default_server") || $0.words.contains("default") }
    }
}

/// A server for some hosts, by their names.
protocol NamedServer {
    /// The names as written; none for any host.
    var names: [String] { get }
    /// Whether it answers for hosts that no other names.
    var isDefault: Bool { get }
}

extension Array where Element: NamedServer {
    /// Those that answer for a host; all where the host is not known. Where none names the host, it is those whose name is
    /// filled in later, or that are for any host, unless there are others: then the configuration is for other sites.
    func answering(to host: String?) -> [Element] {
        guard let host else { return self }
        let exact = filter { $0.names.contains { $0.asciiLowercased == host } }
        if !exact.isEmpty { return exact }
        let covering = filter { $0.names.contains { ServerName.covers($0.asciiLowercased, host) } }
        if !covering.isEmpty { return covering }
        let open = filter { $0.names.contains(where: ServerName.isPlaceholder) }
        if !open.isEmpty { return open }
        guard allSatisfy({ $0.names.allSatisfy(ServerName.isAnybody) }) else { return [] }
        return contains(where: \.isDefault) ? filter(\.isDefault) : self
    }
}

private enum ServerName {
    static func covers(_ name: String, _ host: String) -> Bool {
        if name.hasPrefix("~") { return RegularExpression.isFound(String(name.dropFirst()), in: host) ?? false }
        if name.hasPrefix("*.") { return host.hasSuffix(name.dropFirst()) }
        if name.hasPrefix(".") { return host == name.dropFirst() || host.hasSuffix(name) }
        return name.hasSuffix(".*") && host.hasPrefix(name.dropLast())
    }

    static func isPlaceholder(_ name: String) -> Bool { name.contains { "$%{}<>".contains($0) } }

    static func isAnybody(_ name: String) -> Bool {
        ["_", "", "localhost", "127.0.0.1", "*", "default"].contains(name)
    }
}
