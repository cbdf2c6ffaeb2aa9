import AssociationModel
import Findings
import TextFormats

/// What a Caddyfile does to the file. <https://caddyserver.com/docs/caddyfile/concepts>
struct CaddyRules {
    private let request: ServerRequest
    private let files: [[ServerDirective]]
    // The most directives that are taken from snippets, and how far one may import another: one can import itself.
    private static let importLimit = 50_000
    private static let importDepth = 16

    init(_ deployment: Deployment) {
        request = ServerRequest(deployment)
        files = deployment.files(.caddy).filter { !WebServerRules.isTemplate($0.text) }.map {
            ServerConfiguration($0.text, in: .caddy).directives
        }
    }

    /// At most one for each site that answers for the host.
    var findings: [ServerFinding] {
        var left = Self.importLimit
        return files.flatMap { file -> [ServerFinding] in
            let snippets = Self.snippets(in: file)
            let sites = CaddySite.sites(in: file)
            let secure = sites.filter(\.isSecure)
            return (secure.isEmpty ? sites : secure).answering(to: request.host).findings { site in
                var isWhole = true
                let content = Self.expanded(site.directives, snippets, &left, &isWhole)
                var evaluation = CaddyEvaluation(request, isSecure: site.isSecure, content)
                let finding = evaluation.finding(of: content, at: site.place)
                return isWhole ? finding : finding?.uncertain("it imports a file that is not in the deployment")
            }
        }
    }

    private static func snippets(in file: [ServerDirective]) -> [String: [ServerDirective]] {
        let found = file.filter { $0.name.text.hasPrefix("(") && $0.children != nil }
        return Dictionary(
            found.map { (String($0.name.text.dropFirst().dropLast()), $0.children ?? []) }, uniquingKeysWith: { $1 })
    }

    private static func expanded(
        _ directives: [ServerDirective], _ snippets: [String: [ServerDirective]], _ left: inout Int,
        _ isWhole: inout Bool, depth: Int = 0
    ) -> [ServerDirective] {
        var result: [ServerDirective] = []
        for directive in directives {
            if directive.name.text == "import" {
                let content = directive.words.first.flatMap { snippets[$0] }
                left -= (content?.count ?? 0) + 1
                if let content, left > 0, depth < importDepth {
                    result += expanded(content, snippets, &left, &isWhole, depth: depth + 1)
                } else {
                    isWhole = false
                }
            } else if let children = directive.children {
                let inner = expanded(children, snippets, &left, &isWhole, depth: depth)
                result.append(ServerDirective(directive.name, directive.arguments, children: inner, in: directive.text))
            } else {
                result.append(directive)
            }
        }
        return result
    }
}

/// A site, with its addresses.
private struct CaddySite: NamedServer {
    let addresses: [LocatedString]
    let directives: [ServerDirective]
    let text: SourceText

    static func sites(in file: [ServerDirective]) -> [CaddySite] {
        guard let first = file.first(where: { $0.name.text != "import" }) else { return [] }
        // A file with one site may have no braces around it.
        if first.children == nil, !first.name.text.isEmpty {
            let rest = file.drop { $0.span != first.span }.dropFirst()
            return [CaddySite(addresses: [first.name] + first.arguments, directives: Array(rest), text: first.text)]
        }
        return file.compactMap { block in
            guard let children = block.children, !block.name.text.isEmpty, !block.name.text.hasPrefix("("),
                !block.name.text.hasPrefix("&(")
            else { return nil }
            return CaddySite(addresses: [block.name] + block.arguments, directives: children, text: block.text)
        }
    }

    var size: Int { directives.count }

    var place: Place { .text(text, addresses.first?.span ?? SourceSpan(0, 0)) }

    private var written: [String] {
        addresses.flatMap { $0.text.split(separator: ",").map(\.asciiLowercased) }
    }

    // A site without `http://` and without a port of its own gets a certificate, and is reached at port 443.
    var isSecure: Bool {
        written.contains { address in
            guard !address.hasPrefix("http://") else { return false }
            let host = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
            guard !host.hasPrefix("{"), let colon = host.firstIndex(of: ":") else { return true }
            return host[host.index(after: colon)...].prefix { $0 != "/" } == "443"
        }
    }

    var names: [String] {
        written.map { address in
            let rest = address.firstRange(of: "://").map { String(address[$0.upperBound...]) } ?? address
            let name = String(rest.prefix { $0 != "/" })
            if name.hasPrefix("{") { return name }
            return String(name.prefix { $0 != ":" })
        }
    }

    var isDefault: Bool { names.contains("") }
}
