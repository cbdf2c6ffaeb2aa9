import AssociationModel
import Findings
import TextFormats

/// What a Caddyfile does to the file. <https://caddyserver.com/docs/caddyfile/concepts>
struct CaddyRules {
    let deployment: Deployment
    let request: ServerRequest

    /// What each site that answers for the host answers itself; nil for one that does not.
    var answers: [ServerAnswer?] {
        var expansion = IncludeExpansion(of: .caddy, .caddy, in: deployment)
        return expansion.roots.flatMap { root -> [ServerAnswer?] in
            let answering = answering(in: root, &expansion).sites
            if answering.count > ServerAnswer.most { return [nil] }
            return answering.map { site in
                let content = expansion.expanded(site.directives)
                var evaluation = CaddyEvaluation(request, isSecure: site.isSecure, content)
                return evaluation.finding(of: content, at: site.place) == nil ? evaluation.answer : nil
            }
        }
    }

    // The file with what it imports, and those of its sites that answer for the host.
    private func answering(
        in root: [ServerDirective], _ expansion: inout IncludeExpansion
    ) -> (file: [ServerDirective], sites: [CaddySite]) {
        expansion.snippets = [:]
        let file = expansion.expanded(root, intoBlocks: false)
        expansion.snippets = Self.snippets(in: file)
        let sites = CaddySite.sites(in: file)
        let secure = sites.filter(\.isSecure)
        return (file, (secure.isEmpty ? sites : secure).answering(to: request))
    }

    /// For each site that answers for the host at most one, and what it imports that was not read.
    var findings: [ServerFinding] {
        var expansion = IncludeExpansion(of: .caddy, .caddy, in: deployment)
        let files = expansion.roots
        return files.flatMap { root -> [ServerFinding] in
            let (file, answering) = answering(in: root, &expansion)
            let found = answering.findings { site in
                let content = expansion.expanded(site.directives)
                var evaluation = CaddyEvaluation(request, isSecure: site.isSecure, content)
                let root = content.first {
                    $0.name.text == "root" && ($0.words.count == 1 || $0.words.first == "*")
                }
                let finding = evaluation.finding(of: content, at: site.place)?.knowing(webRoot: root?.words.last)
                    .knowing(block: site.directives)
                return expansion.findings(finding, besides: expansion.unread(in: content, intoBlocks: true))
            }
            return found + expansion.findings(beside: file, isAnswered: !answering.isEmpty)
        }
    }

    private static func snippets(in file: [ServerDirective]) -> [String: [ServerDirective]] {
        let found = file.filter { $0.name.text.hasPrefix("(") && $0.children != nil }
        return Dictionary(
            found.map { (String($0.name.text.dropFirst().dropLast()), $0.children ?? []) }, uniquingKeysWith: { $1 })
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
            let host = address.afterScheme
            guard !host.hasPrefix("{"), let colon = host.firstIndex(of: ":") else { return true }
            return host[host.index(after: colon)...].prefix { $0 != "/" } == "443"
        }
    }

    var names: [String] {
        written.map { address in
            let name = String(address.afterScheme.prefix { $0 != "/" })
            if name.hasPrefix("{") { return name }
            return String(name.prefix { $0 != ":" })
        }
    }

    var isDefault: Bool { names.contains("") }
}
