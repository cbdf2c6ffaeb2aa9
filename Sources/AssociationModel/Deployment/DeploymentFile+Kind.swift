import TextFormats

extension DeploymentFile.Kind {
    /// The ends of the names of all files that may be one, in lower case.
    package static let suffixes =
        allCases.map { $0.rawValue.asciiLowercased } + [
            ".conf", ".yml", ".yaml", "wrangler.json", "wrangler.jsonc",
        ]

    /// The kind of a file by its path in a repository; nil for all others.
    package init?(path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        let lower = name.asciiLowercased
        if path.hasPrefix(".github/workflows/"), lower.hasSuffix(".yml") || lower.hasSuffix(".yaml") {
            self = .workflow
        } else if let kind = Self(rawValue: name), kind != .workflow {
            self = kind
        } else if lower == "web.config" {
            self = .webConfig
        } else if lower == "wrangler.json" || lower == "wrangler.jsonc" {
            self = .wrangler
        } else if lower == "_config.yaml" {
            self = .jekyll
        } else if lower.hasSuffix(".conf") {
            guard let kind = Self(server: parts.map(\.asciiLowercased)) else { return nil }
            self = kind
        } else {
            return nil
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
