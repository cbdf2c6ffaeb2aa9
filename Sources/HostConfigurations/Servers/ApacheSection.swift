import AssociationModel
import Findings
import TextFormats

/// The directives of a section that counts for the file.
struct ApacheSection {
    /// The directive that opens it; nil for what stands outside all.
    let opening: ServerDirective?
    let directives: [ServerDirective]
    /// Whether it certainly counts.
    let isCertain: Bool

    /// Whether it gives the file its media type.
    var givesJSON: Bool {
        directives.contains { directive in
            let words = directive.words.map(\.asciiLowercased)
            switch directive.name.text.asciiLowercased {
            case "forcetype": return words.first.map(Self.isJSON) ?? false
            case "header": return words.contains("content-type") && words.contains(where: Self.isJSON)
            default: return false
            }
        }
    }

    /// Whether a program or another server answers.
    var hasHandler: Bool {
        directives.contains { directive in
            let name = directive.name.text.asciiLowercased
            if name == "sethandler" { return directive.words.first?.asciiLowercased != "none" }
            if name == "proxypass" { return directive.words.first == "/" }
            return name == "passengerenabled" || name.hasPrefix("wsgiscriptalias")
        }
    }

    private static func isJSON(_ word: String) -> Bool {
        word.hasPrefix("application/json") || word.hasPrefix("application/pkcs7-mime")
    }
}

extension [ServerDirective] {
    /// The sections for the file, in the order in which Apache merges them: folders, files, addresses, conditions. Each
    /// overrides those before it. <https://httpd.apache.org/docs/2.4/sections.html#merging>
    func mergedSections(for context: ApacheContext, _ request: ServerRequest) -> [ApacheSection] {
        let plain = ApacheSection(
            opening: nil, directives: filter { $0.children == nil || $0.isRequirement }, isCertain: true)
        let found = compactMap { section in section.rank.map { ($0, section) } }
        let ordered = found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        return [plain]
            + ordered.flatMap { _, item -> [ApacheSection] in
                let (_, section) = item
                let matches = section.covers(in: context, request)
                guard matches != false else { return [] }
                let children = (section.children ?? []).inEffect
                let own = ApacheSection(
                    opening: section, directives: children.filter { $0.children == nil || $0.isRequirement },
                    isCertain: matches == true)
                // `<Files>` may stand in `<Directory>`.
                return [own]
                    + children.filter { $0.rank != nil && $0.rank != section.rank }.mergedInner(for: context, request)
            }
    }

    private func mergedInner(for context: ApacheContext, _ request: ServerRequest) -> [ApacheSection] {
        isEmpty ? [] : Array<ApacheSection>(mergedSections(for: context, request).dropFirst())
    }
}

extension ServerDirective {
    fileprivate var isRequirement: Bool { name.text.asciiLowercased.hasPrefix("require") }

    /// The place of a section in the order of merging; nil for all other directives.
    fileprivate var rank: Int? {
        guard children != nil else { return nil }
        switch name.text.asciiLowercased {
        case "directory": return words.first == "~" ? 1 : 0
        case "directorymatch": return 1
        case "files", "filesmatch": return 2
        case "location", "locationmatch": return 3
        case "if": return 4
        default: return nil
        }
    }

    /// Whether a section counts for the file; nil if that cannot be told.
    fileprivate func covers(in context: ApacheContext, _ request: ServerRequest) -> Bool? {
        let kind = name.text.asciiLowercased
        let isPattern = kind.hasSuffix("match") || words.first == "~"
        guard let pattern = words.first == "~" ? words.dropFirst().first : words.first else { return false }
        switch kind {
        case "if": return words.contains { $0.contains(ServerRequest.fileName) } ? true : nil
        case "files", "filesmatch":
            let name = ServerRequest.fileName
            return isPattern ? request.finds(pattern, in: name) : Wildcard(pattern, .classes).matches(name)
        case "location", "locationmatch":
            if isPattern { return request.finds(pattern) }
            if pattern.contains(where: { "*?[".contains($0) }) {
                return Wildcard(pattern, .classes).matches(ServerRequest.path)
            }
            return ApacheEvaluation.covers(pattern, ServerRequest.path)
        default: return coversFolder(pattern, isPattern, context, request)
        }
    }

    private func coversFolder(
        _ pattern: String, _ isPattern: Bool, _ context: ApacheContext, _ request: ServerRequest
    ) -> Bool? {
        guard case .host(let root, _) = context else { return false }
        let base = root.flatMap { $0.contains("$") ? nil : $0 } ?? "/var/www/html"
        let folder = (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/.well-known"
        if !isPattern { return root == nil ? false : ApacheEvaluation.covers(pattern, folder) }
        // Each folder on the way is tried, with a slash at its end and without.
        for candidate in [folder, folder + "/"] {
            switch request.finds(pattern, in: candidate) {
            case false?: continue
            case true?: return true
            case nil: return nil
            }
        }
        return false
    }
}
