import AssociationModel
import Findings
import TextFormats

/// Cloudflare Pages, by https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/: redirects apply
/// whether or not there is a file, the first one that matches wins, and types go by the extension of a name.
extension HostReading {
    mutating func readCloudflareRedirects(_ rules: [RedirectRule]) {
        let isCloudflare = !deployment.files(.wrangler).isEmpty
        guard
            let rule = rules.first(where: {
                (300..<400).contains($0.status) && !$0.isForced && !$0.hasCondition && !$0.from.text.contains("://")
                    && $0.reach(on: deployment.host) == .covers
            }), !rule.servesFile
        else { return }
        add(
            isCloudflare ? .redirected : .unknown,
            "the redirect of \(rule.from.text) to \(rule.target) covers the file", at: rule.from.span,
            label: isCloudflare ? nil : "Cloudflare Pages redirects, Netlify serves the file that exists",
            citing: .cloudflareRedirects,
            help:
                "name the paths that have moved instead of “*”, or redirect with a rule of the zone that leaves /.well-known/ out"
        )
    }

    mutating func readWrangler() {
        guard deployment.hasFile, file.name == "wrangler.toml", let root = value(of: TOMLReader.read(file.text.bytes))
        else { return }
        let isStatic = root.member("pages_build_output_dir") != nil || root.member("assets") != nil
        // A Worker can set header fields in its code.
        guard isStatic, root.member("main") == nil, !deployment.usesFrameworkWithHeaders, !isTypedByHeaders else {
            return
        }
        let key = root.member("pages_build_output_dir") ?? root.member("assets")
        add(
            .untyped, "no rule in _headers gives the file its media type", at: key?.key.span,
            citing: .cloudflareMediaType, help: "add this to _headers in the web root", snippet: Self.headers)
    }

    // A rule is a line with a path or URL, and indented lines with its header fields.
    private var isTypedByHeaders: Bool { deployment.files(.headers).contains { Self.givesType($0.text) } }

    private static func givesType(_ text: SourceText) -> Bool {
        var covers = false
        for number in 1...text.lineCount {
            guard let span = text.span(ofLine: number) else { continue }
            let line = text.string(in: span)
            if let first = line.first, first != " ", first != "\t", first != "#" {
                covers = isCovered(by: line)
            } else if covers, let colon = line.firstIndex(of: ":") {
                let name = line[..<colon].filter { $0 != " " && $0 != "\t" }
                if MediaTypeRule.isJSON(name, String(line[colon...])) { return true }
            }
        }
        return false
    }

    private static func isCovered(by pattern: String) -> Bool {
        guard let start = pattern.contains("://") ? pattern.dropFirst(8).firstIndex(of: "/") : pattern.startIndex else {
            return false
        }
        let glob = pattern[start...].split(separator: "*", omittingEmptySubsequences: false)
        guard let first = glob.first, path.hasPrefix(first.prefix { $0 != ":" }) else { return false }
        return glob.count > 1 || first.contains(":") || String(first) == path
    }

    private static let headers = Snippet(
        for: "_headers",
        """
        /.well-known/apple-app-site-association
          Content-Type: application/json
        """)
}
