import AssociationModel
import Findings
import TextFormats

/// What the configuration of nginx does to the file. <https://nginx.org/en/docs/http/request_processing.html>
struct NginxRules {
    let deployment: Deployment
    let request: ServerRequest

    /// What each server that answers for the host answers itself; nil for one that does not, or that has a part which was
    /// not read.
    var answers: [ServerAnswer?] {
        var expansion = IncludeExpansion(of: .nginx, .nginx, in: deployment)
        let answering = answering(in: expansion.roots.map { expansion.expanded($0) })
        if answering.count > ServerAnswer.most { return [nil] }
        return answering.map { server in
            let (evaluation, finding) = evaluated(server, expansion)
            return finding == nil && evaluation.unread.isEmpty ? evaluation.answer : nil
        }
    }

    private func evaluated(
        _ server: NginxServer, _ expansion: IncludeExpansion
    ) -> (NginxEvaluation, ServerFinding?) {
        var evaluation = NginxEvaluation(
            request: request, isSecure: server.isSecure, around: server.around, expansion: expansion)
        let finding = evaluation.finding(in: server.directive.children ?? [], of: server.directive)
        return (evaluation, finding)
    }

    private func answering(in roots: [[ServerDirective]]) -> [NginxServer] {
        let servers = roots.enumerated().flatMap { NginxServer.servers(in: $1, ofFile: $0) }
        let secure = servers.filter(\.isSecure)
        return (secure.isEmpty ? servers.filter { !$0.isInternal } : secure).answering(to: request)
    }

    /// For each server that answers for the host at most one, and what it includes that was not read.
    var findings: [ServerFinding] {
        var expansion = IncludeExpansion(of: .nginx, .nginx, in: deployment)
        let roots = expansion.roots.map { expansion.expanded($0) }
        let answering = answering(in: roots)
        let found = answering.findings { server in
            let (evaluation, finding) = evaluated(server, expansion)
            return expansion.findings(
                finding?.knowing(webRoot: server.root).knowing(block: server.directive.children ?? []),
                besides: evaluation.unread)
        }
        let concerned = answering.isEmpty ? Set(roots.indices) : Set(answering.map(\.file))
        let beside = concerned.sorted().flatMap { roots[$0].flatMap(\.aroundServers) }
        return found + expansion.findings(beside: beside, isAnswered: !answering.isEmpty)
    }
}

extension ServerDirective {
    // Itself, or what stands beside the servers in it.
    fileprivate var aroundServers: [ServerDirective] { name.text == "http" ? children ?? [] : [self] }
}

/// A `server` block, and what it inherits from the block around it.
private struct NginxServer: NamedServer {
    let directive: ServerDirective
    let around: [ServerDirective]
    /// The number of the file that it stands in, or that includes it.
    let file: Int

    /// Those of a file, with what is included in it.
    static func servers(in file: [ServerDirective], ofFile number: Int) -> [NginxServer] {
        file.flatMap { directive -> [NginxServer] in
            let block = directive.name.text == "http" ? directive.children ?? [] : [directive]
            let inherited = block.filter { NginxEvaluation.inherited.contains($0.name.text) }
            return block.filter { $0.name.text == "server" && $0.children != nil }.map {
                NginxServer(directive: $0, around: inherited, file: number)
            }
        }
    }

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

    var root: String? { all("root").first?.words.first }

    var names: [String] { all("server_name").flatMap(\.words) }

    var isDefault: Bool {
        all("listen").contains { $0.words.contains("default_server") || $0.words.contains("default") }
    }
}
