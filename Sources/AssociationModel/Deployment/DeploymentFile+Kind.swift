package import Findings
package import TextFormats

extension DeploymentFile.Kind {
    /// The ends of the names of all files that may be one, in lower case.
    package static let suffixes =
        allCases.filter(\.hasName).map { $0.rawValue.asciiLowercased } + [
            ".conf", ".yml", ".yaml", "wrangler.json", "wrangler.jsonc",
        ] + SiteFramework.suffixes

    // Whether its files have one name.
    private var hasName: Bool { ![.workflow, .script, .siteBuild].contains(self) }

    /// The kind of a file by its path in a repository; nil for all others.
    package init?(path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        let lower = name.asciiLowercased
        if path.hasPrefix(".github/workflows/"), lower.hasSuffix(".yml") || lower.hasSuffix(".yaml") {
            self = .workflow
        } else if let kind = Self(rawValue: name), kind.hasName {
            self = kind
        } else if lower == "web.config" {
            self = .webConfig
        } else if lower == "wrangler.json" || lower == "wrangler.jsonc" {
            self = .wrangler
        } else if lower == "_config.yaml" {
            self = .jekyll
        } else if SiteFramework.isSign(name) {
            self = .siteBuild
        } else if lower.hasSuffix(".conf") {
            guard let kind = Self(server: parts.map(\.asciiLowercased)) else { return nil }
            self = kind
        } else {
            return nil
        }
    }

    /// The folders in which Debian's packages of web servers keep sites, each in a file that may have any name.
    package static let siteFolders: Set<String> = ["sites-available", "sites-enabled"]

    /// Whether a file may be the configuration of a web server, which only its text can tell.
    package static func mayBeServer(path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return path.asciiLowercased.hasSuffix(".conf") || parts.dropLast().last.map(siteFolders.contains) ?? false
    }

    /// The web server whose configuration a text is, by the sites that it declares; nil for all other texts.
    package init?(declaringSites text: SourceText) {
        let lower = text.bytes.map(\.asciiLowercased)
        if ["<virtualhost", "documentroot"].contains(where: { lower.firstRange(of: Array($0.utf8)) != nil }) {
            self = .apache
        } else if lower.firstRange(of: Array("server".utf8)) != nil || lower.firstRange(of: Array("http".utf8)) != nil,
            ServerConfiguration(text, in: .nginx).directives.contains(where: \.declaresSite)
        {
            self = .nginx
        } else {
            return nil
        }
    }

    /// The syntax of the web server whose configuration it is; nil for all others.
    package var syntax: ServerConfiguration.Syntax? {
        switch self {
        case .nginx: .nginx
        case .apache, .htaccess: .apache
        case .caddy: .caddy
        default: nil
        }
    }

    // The configuration of a web server, by the names of the folders that people keep it in.
    private init?(server parts: [String]) {
        let isMentioned = { (word: String) in parts.contains { $0.contains(word) } }
        if isMentioned("nginx") {
            self = .nginx
        } else if isMentioned("apache") || isMentioned("httpd") {
            self = .apache
        } else {
            return nil
        }
    }
}

extension ServerDirective {
    // A block of nginx that has servers, or is one.
    fileprivate var declaresSite: Bool {
        switch name.text {
        case "http": children?.contains { ["server", "include", "upstream"].contains($0.name.text) } ?? false
        case "server": children?.contains { ["listen", "server_name", "location"].contains($0.name.text) } ?? false
        default: false
        }
    }
}
