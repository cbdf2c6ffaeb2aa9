import AssociationModel
import Findings
import TextFormats

/// What the configuration of nginx does to the file. <https://nginx.org/en/docs/http/request_processing.html>
struct NginxRules {
    private let deployment: Deployment
    private let request: ServerRequest
    private let files: [NginxFile]
    // The most directives that are taken from included files and files that are looked at for them, and how far one may
    // include another: a file can include itself. An include beyond that stays one whose file is not known.
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
        return candidates.answering(to: request.host).findings { server in
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
            if directive.name.text == "include", depth < Self.includeDepth {
                let found = included(directive, &left)
                if found.isEmpty { result.append(directive) }
                for file in found { result += expanded(file.directives, &left, depth: depth + 1) }
            } else if let children = directive.children {
                let inner = expanded(children, &left, depth: depth)
                result.append(ServerDirective(directive.name, directive.arguments, children: inner, in: directive.text))
            } else {
                result.append(directive)
            }
        }
        return result
    }

    // The files that it names; none if there are more than may still be taken.
    private func included(_ directive: ServerDirective, _ left: inout Int) -> [NginxFile] {
        guard var pattern = directive.words.first, left >= files.count else { return [] }
        left -= files.count
        for prefix in ["/etc/nginx/", "/usr/local/etc/nginx/", "/usr/local/nginx/conf/", "./"]
        where pattern.hasPrefix(prefix) {
            pattern = String(pattern.dropFirst(prefix.count))
        }
        let parts = pattern.split(separator: "/").map(String.init)
        let found = files.filter { file in
            let names = file.path.split(separator: "/").suffix(parts.count)
            return names.count == parts.count
                && zip(names, parts).allSatisfy { Wildcard($1, .classes).matches(String($0)) }
        }
        let cost = found.reduce(0) { $0 + $1.directives.count }
        guard cost <= left else { return [] }
        left -= cost
        return found
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
                Self.servers(in: directive.children ?? [])
            default: []
            }
        }
    }

    private static func servers(in block: [ServerDirective]) -> [NginxServer] {
        let inherited = block.filter { NginxEvaluation.inherited.contains($0.name.text) }
        return block.filter { $0.name.text == "server" && $0.children != nil }.map {
            NginxServer(directive: $0, around: inherited)
        }
    }
}

/// A `server` block, and what it inherits from the block around it.
private struct NginxServer: NamedServer {
    let directive: ServerDirective
    let around: [ServerDirective]

    var place: Place { directive.place }
    var size: Int { directive.children?.count ?? 0 }

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
