import AssociationModel
import Findings
import TextFormats

/// What the configuration of Apache's httpd does to the file: `.htaccess` and virtual hosts.
/// <https://httpd.apache.org/docs/2.4/sections.html>
struct ApacheRules {
    let deployment: Deployment
    let request: ServerRequest

    /// For each virtual host at most one, and what it includes that was not read; and one for the files in the web root.
    var findings: [ServerFinding] { hostFindings + folderFindings }

    private var hostFindings: [ServerFinding] {
        var expansion = IncludeExpansion(of: .apache, .apache, in: deployment)
        let roots = expansion.roots.map { expansion.expanded($0).inEffect }
        let hosts = roots.enumerated().flatMap { ApacheHost.hosts(in: $1, ofFile: $0) }
        let secure = hosts.filter(\.isSecure)
        let answering = (secure.isEmpty ? hosts : secure).answering(to: request)
        let found = answering.findings { host in
            var evaluation = ApacheEvaluation(
                request: request, context: .host(root: host.root, isSecure: host.isSecure))
            let finding = evaluation.finding(in: [host.directives], at: nil)
            return expansion.findings(
                finding?.knowing(block: host.block), besides: expansion.unread(in: host.isDefault ? [] : host.own))
        }
        let concerned = answering.isEmpty ? Set(roots.indices) : Set(answering.map(\.file))
        let beside = concerned.sorted().flatMap { roots[$0] }
        return found + expansion.findings(beside: beside, isAnswered: !answering.isEmpty)
    }

    // `.htaccess` in the web root and in `.well-known`: the latter has the last word, and its rules of rewriting count alone.
    private var folderFindings: [ServerFinding] {
        let root = deployment.webRoot.isEmpty ? "" : deployment.webRoot + "/"
        let outer = read(root + ".htaccess")
        let inner = read(root + ".well-known/.htaccess")
        guard let first = outer ?? inner else { return [] }
        let levels = [outer, inner].compactMap(\.self)
        let rewriting = levels.lastIndex { $0.directives.hasRewriting } ?? 0
        let depth = inner != nil && rewriting == levels.count - 1 ? 1 : 0
        var evaluation = ApacheEvaluation(request: request, context: .folder(depth: depth))
        let finding = evaluation.finding(
            in: levels.map { $0.directives }, at: .wholeText((inner ?? first).text), rewritingIn: rewriting)
        return finding.map { [$0.knowing(block: first.directives)] } ?? []
    }

    private func read(_ path: String) -> (text: SourceText, directives: [ServerDirective])? {
        guard let file = deployment.files(.htaccess).first(where: { $0.path == path }) else { return nil }
        guard WebServerRules.templateMark(in: file.text) == nil else { return nil }
        return (file.text, ServerConfiguration(file.text, in: .apache).directives.inEffect)
    }
}

/// Where directives stand.
enum ApacheContext: Sendable {
    /// In a server or virtual host, with its folder of files.
    case host(root: String?, isSecure: Bool)
    /// In a folder's `.htaccess`: 0 is the web root, 1 the folder of the file.
    case folder(depth: Int)
}

/// A virtual host with what counts for all of them, which they share.
private struct ApacheHost: NamedServer {
    private let common: [ServerDirective]
    let own: [ServerDirective]
    /// The number of the file that it stands in, or that includes it.
    let file: Int
    let isSecure: Bool
    /// What its section holds; nothing where the file has no virtual hosts.
    let block: [ServerDirective]
    /// Its own, or else that of all of them.
    let names: [String]
    /// Whether the file has no virtual hosts.
    let isDefault: Bool
    let place: Place

    private init(_ host: ServerDirective, _ own: [ServerDirective], common: ApacheHost?, file: Int) {
        self.own = own
        self.file = file
        self.common = common?.own ?? []
        let named = own.filter { $0.isNamed("ServerName") || $0.isNamed("ServerAlias") }
        let names = named.flatMap(\.words).map { String($0.prefix { $0 != ":" }) }
        self.names = names.isEmpty ? Array((common?.names ?? []).prefix(1)) : names
        let isOnPort = common != nil && host.words.contains { $0.hasSuffix(":443") }
        isSecure =
            isOnPort || common?.isSecure ?? false
            || own.contains { $0.isNamed("SSLEngine") && $0.words.first?.asciiLowercased == "on" }
        isDefault = common == nil
        block = common == nil ? [] : host.children ?? []
        place = host.place
    }

    /// Those of a file, of whose directives those in effect are given, with what is included in it.
    static func hosts(in directives: [ServerDirective], ofFile number: Int) -> [ApacheHost] {
        let common = directives.filter { !$0.isNamed("VirtualHost") }
        let hosts = directives.filter { $0.isNamed("VirtualHost") }
        guard let first = hosts.first else {
            // Otherwise it is a part that some other file includes.
            guard let root = common.first(where: { $0.isNamed("DocumentRoot") }) else { return [] }
            return [ApacheHost(root, common, common: nil, file: number)]
        }
        let shared = ApacheHost(first, common.forHosts, common: nil, file: number)
        return hosts.map { ApacheHost($0, ($0.children ?? []).inEffect, common: shared, file: number) }
    }

    var directives: [ServerDirective] { common + own }
    var size: Int { common.count + own.count }

    var root: String? { own.last { $0.isNamed("DocumentRoot") }?.words.first }
}

extension [ServerDirective] {
    /// The directives with what the sections for a module or version hold in their place, if they count in Apache 2.4.
    var inEffect: [ServerDirective] {
        flatMap { directive -> [ServerDirective] in
            switch directive.name.text.asciiLowercased {
            case "ifmodule":
                // The modules that a usual installation has; those of version 2.2 are not among them.
                return Self.isThere(directive.words.first ?? "") ? (directive.children ?? []).inEffect : []
            case "ifversion": return Self.isCurrent(directive.words) ? (directive.children ?? []).inEffect : []
            case "ifdefine", "iffile", "ifdirective", "ifsection": return []
            default: return [directive]
            }
        }
    }

    private static func isThere(_ module: String) -> Bool {
        let isOld = ["access_compat", "authz_default"].contains { module.contains($0) }
        return module.hasPrefix("!") == isOld
    }

    private static func isCurrent(_ words: [String]) -> Bool {
        let sign = words.count > 1 ? words[0] : "="
        let parts = (words.last ?? "").split(separator: ".").map { Int($0) ?? 0 }
        let isOlder = parts.lexicographicallyPrecedes([2, 4])
        let isSame = parts.starts(with: [2, 4])
        switch sign {
        case ">", "!>=": return isOlder
        case ">=": return isOlder || isSame
        case "<", "!<": return !isOlder && !isSame
        case "<=": return !isOlder
        default: return isSame
        }
    }

    /// Whether they say if rules of rewriting count.
    var hasRewriting: Bool { contains { $0.isNamed("RewriteEngine") } }

    /// Without the rules of rewriting of the main server, which virtual hosts do not inherit.
    fileprivate var forHosts: [ServerDirective] {
        filter { !$0.name.text.asciiLowercased.hasPrefix("rewrite") && !$0.isNamed("DocumentRoot") }
    }
}

extension ServerDirective {
    /// Whether it has a name, whose case Apache ignores.
    func isNamed(_ name: String) -> Bool { self.name.text.asciiLowercased == name.asciiLowercased }
}
