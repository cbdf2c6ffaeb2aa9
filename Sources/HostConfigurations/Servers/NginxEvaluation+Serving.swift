import AssociationModel
import Findings
import TextFormats

/// What comes after the rewriting: who may have the file, what serves it, and its media type.
extension NginxEvaluation {
    /// What the innermost of the scopes does, which inherits from the outer ones.
    func serving(in scopes: [[ServerDirective]], by block: ServerDirective, isLocation: Bool) -> ServerFinding? {
        if let refused = access(in: scopes) { return refused.excused(by: scopes) }
        let inner = scopes.first ?? []
        if let internalOnly = inner.first(where: { $0.name.text == "internal" }) {
            return ServerFinding(.refused("the location is for internal requests only"), at: internalOnly)
        }
        let isHandled = inner.contains { Self.handlers.contains($0.name.text) || $0.name.text.contains("_by_lua") }
        guard request.hasFile, !isHandled else { return nil }
        if let attempt = inner.first(where: { $0.name.text == "try_files" }),
            case .ended(let finding) = tried(attempt)
        {
            return finding
        }
        if isLocation, let moved = otherFolder(inner, in: block) { return moved }
        return mediaType(in: scopes) ? nil : ServerFinding(.untyped, at: block)
    }

    private static let handlers: Set<String> = [
        "proxy_pass", "fastcgi_pass", "uwsgi_pass", "scgi_pass", "grpc_pass", "memcached_pass", "js_content", "perl",
        "passenger_enabled", "empty_gif", "stub_status",
    ]

    /// A rule that keeps everybody out, or those without a password.
    func access(in scopes: [[ServerDirective]]) -> ServerFinding? {
        let lists = scopes.lazy.map { $0.filter { ["allow", "deny"].contains($0.name.text) } }
        if let list = lists.first(where: { !$0.isEmpty }), let finding = Self.decision(of: list) { return finding }
        let levels = scopes.lazy.compactMap { $0.first { $0.name.text == "auth_basic" } }
        guard let password = levels.first, password.words.first != "off" else { return nil }
        return ServerFinding(.refused("it asks for a password"), at: password)
    }

    // The first rule for the client's address counts. Apple's are not known.
    private static func decision(of list: [ServerDirective]) -> ServerFinding? {
        for rule in list where rule.words.first == "all" {
            guard rule.name.text == "deny" else { return nil }
            return ServerFinding(.refused("“deny all” applies to it"), at: rule)
        }
        return nil
    }

    // A file comes first if a variable names it; `try_files /index.html =404` has none.
    private func tried(_ directive: ServerDirective) -> NginxStep {
        let files = directive.words
        guard let last = files.last, !files.dropLast().contains(where: { $0.contains("$") }) else { return .goesOn }
        if last.hasPrefix("@") || last.contains("$") { return .ended(nil) }
        let target = last.hasPrefix("=") ? files.first ?? last : last
        return .ended(directive.replacing(by: target))
    }

    private func otherFolder(_ inner: [ServerDirective], in block: ServerDirective) -> ServerFinding? {
        let pattern = block.words.last ?? "/"
        guard pattern != "/", block.words.first != "=", pattern != ServerRequest.path,
            let folder = inner.first(where: { $0.name.text == "root" || $0.name.text == "alias" }),
            let path = folder.words.first
        else { return nil }
        return ServerFinding(.unknown("it takes the file from \(path), not from the web root"), at: folder)
    }

    private func mediaType(in scopes: [[ServerDirective]]) -> Bool {
        let defaults = (scopes + [around]).lazy.compactMap { $0.first { $0.name.text == "default_type" } }
        if let type = defaults.first?.words.first, Self.isJSON(type) { return true }
        return scopes.joined().contains { field in
            ["add_header", "more_set_headers"].contains(field.name.text)
                && Self.isJSON(field.words.joined(separator: " ").asciiLowercased)
        }
    }

    private static func isJSON(_ type: String) -> Bool {
        type.asciiLowercased.contains("application/json") || type.asciiLowercased.contains("application/pkcs7-mime")
    }
}

extension ServerFinding {
    // With `error_page 403 = …` something else answers.
    fileprivate func excused(by scopes: [[ServerDirective]]) -> ServerFinding {
        let pages = scopes.joined().filter { $0.name.text == "error_page" }
        let isAnswered = pages.contains { page in
            page.words.contains { ["401", "403", "404"].contains($0) } && page.words.contains { $0.hasPrefix("=") }
        }
        return isAnswered ? uncertain("“error_page” answers in place of the refusal") : self
    }
}
