import AssociationModel
import TextFormats

/// The matcher of a directive: nothing, `*`, a path, or the name of one. <https://caddyserver.com/docs/caddyfile/matchers>
enum CaddyMatcher {
    /// The matcher of a directive, as written; nil if it is for all requests.
    static func token(of directive: ServerDirective) -> String? {
        guard let first = directive.words.first, first.hasPrefix("@") || first.hasPrefix("/") || first == "*" else {
            return nil
        }
        // Their files begin with a slash, too; a matcher is followed by something else.
        let needsMore = ["try_files", "rewrite", "redir"].contains(directive.name.text)
        if needsMore, first.hasPrefix("/") {
            guard directive.name.text != "try_files", directive.words.count > 1, !isStatus(directive.words[1]) else {
                return nil
            }
        }
        return first == "*" ? nil : first
    }

    /// The arguments after the matcher.
    static func arguments(of directive: ServerDirective) -> [String] {
        token(of: directive) != nil || directive.words.first == "*"
            ? Array(directive.words.dropFirst()) : directive.words
    }

    /// The conditions of `@name condition…` or `@name { … }`.
    static func conditions(of definition: ServerDirective) -> [ServerDirective] {
        if let children = definition.children, definition.arguments.isEmpty { return children }
        guard let first = definition.arguments.first else { return [] }
        return [
            ServerDirective(
                first, Array(definition.arguments.dropFirst()), children: definition.children, in: definition.text)
        ]
    }

    private static func isStatus(_ word: String) -> Bool {
        ["permanent", "temporary", "html"].contains(word) || (word.utf8.count == 3 && Int(word) != nil)
    }

    /// Whether the path of the file matches a pattern of the `path` matcher, which ignores case. A star at one end or both
    /// stands for anything; elsewhere it does not cross a slash.
    static func path(_ written: String) -> Bool {
        let (path, pattern) = (ServerRequest.path, written.asciiLowercased)
        let marks = pattern.utf8.count { $0 == UInt8(ascii: "*") }
        if pattern == "*" { return true }
        if marks == 2, pattern.hasPrefix("*"), pattern.hasSuffix("*") {
            return path.contains(pattern.dropFirst().dropLast())
        }
        if marks == 1, pattern.hasPrefix("*") { return path.hasSuffix(pattern.dropFirst()) }
        if marks == 1, pattern.hasSuffix("*") { return path.hasPrefix(pattern.dropLast()) }
        return Wildcard(pattern, .classes).matches(path)
    }
}

extension CaddyEvaluation {
    /// Whether a directive is for Apple's request; nil if that cannot be told.
    mutating func matches(_ directive: ServerDirective) -> Bool? {
        guard let token = CaddyMatcher.token(of: directive) else { return true }
        guard token.hasPrefix("@") else { return CaddyMatcher.path(token) }
        if let known = decided[token] { return known }
        let holds = matchers[token].flatMap { all($0, depth: 0) }
        decided.updateValue(holds, forKey: token)
        return holds
    }

    // Conditions of one name are alternatives, those of different names must all hold.
    private func all(_ conditions: [ServerDirective], depth: Int) -> Bool? {
        var names: [String] = []
        for condition in conditions where !names.contains(condition.name.text) {
            names.append(condition.name.text)
            guard names.count <= 32 else { return nil }
        }
        guard depth < 8 else { return nil }
        var result: Bool? = true
        for name in names {
            let same = conditions.filter { $0.name.text == name }.map { holds($0, depth: depth) }
            // Each `not` counts for itself.
            let value = name == "not" ? same.allHold : same.anyHolds
            if value == false { return false }
            if value == nil { result = nil }
        }
        return result
    }

    private func holds(_ condition: ServerDirective, depth: Int) -> Bool? {
        let words = condition.words
        switch condition.name.text {
        case "path": return words.contains(where: CaddyMatcher.path)
        case "path_regexp":
            return words.last.flatMap { request.finds($0) }
        case "not": return all(CaddyMatcher.conditions(of: condition), depth: depth + 1).negated
        case "host": return request.host.map { host in words.contains { $0.asciiLowercased == host } }
        case "method": return words.contains { $0.asciiLowercased == "get" }
        case "protocol":
            return words.first == "https" ? (isSecure ? true : nil) : (words.first == "http" ? !isSecure : nil)
        case "query": return false
        case "header":
            guard let name = words.first, let value = request.header(name) else { return nil }
            if name.asciiLowercased == "x-forwarded-proto", isSecure { return nil }
            guard words.count > 1 else { return !value.isEmpty }
            return words.dropFirst().contains { Wildcard($0, [.classes, .crossesSlash]).matches(value) }
        case "header_regexp":
            guard let pattern = words.last, words.count > 1, let value = request.header(words[words.count - 2]) else {
                return nil
            }
            return request.finds(pattern, in: value)
        case "file":
            let files = words + (condition.children ?? []).filter { $0.name.text == "try_files" }.flatMap(\.words)
            let isItself = files.isEmpty || files.contains("{path}") || files.contains("{http.request.uri.path}")
            return isItself && request.hasFile ? true : nil
        default: return nil
        }
    }
}
