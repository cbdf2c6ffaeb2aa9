import AssociationModel
import Findings
import TextFormats

/// Follows Apple's request through the directives of a site, in the order in which Caddy sorts them.
/// <https://caddyserver.com/docs/caddyfile/directives#directive-order>
struct CaddyEvaluation {
    let request: ServerRequest
    let isSecure: Bool
    let matchers: [String: [ServerDirective]]
    /// What is known of those that were asked for.
    var decided: [String: Bool?] = [:]
    /// Whether a directive has given the file its media type.
    private var isTyped = false
    /// What a directive answers itself.
    private(set) var answer: ServerAnswer?
    /// What may come to harm, where nothing certain is found.
    private var uncertain: ServerFinding?

    init(_ request: ServerRequest, isSecure: Bool, _ content: [ServerDirective]) {
        self.request = request
        self.isSecure = isSecure
        matchers = Self.matchers(in: content)
    }

    private static func matchers(in directives: [ServerDirective]) -> [String: [ServerDirective]] {
        var found: [String: [ServerDirective]] = [:]
        for directive in directives {
            if directive.name.text.hasPrefix("@") {
                found[directive.name.text] = CaddyMatcher.conditions(of: directive)
            } else if let children = directive.children {
                found.merge(matchers(in: children)) { first, _ in first }
            }
        }
        return found
    }

    /// What the site does to the file; nil if nothing, or if a program answers.
    mutating func finding(of content: [ServerDirective], at place: Place) -> ServerFinding? {
        switch run(content, isSorted: true) {
        case .served(let hidden):
            if let found = hidden ?? uncertain { return found }
            return request.hasFile && !isTyped ? ServerFinding(.untyped, at: place) : nil
        case .ended(let finding): return finding ?? uncertain
        case .goesOn: return uncertain
        }
    }

    private enum Step {
        case goesOn
        /// A rule answered, or sent the request to where it cannot be followed (nil).
        case ended(ServerFinding?)
        /// The file server answers, with a rule that hides the file if there is one.
        case served(hidden: ServerFinding?)
    }

    private mutating func run(_ directives: [ServerDirective], isSorted: Bool) -> Step {
        var hasHandled = false
        for directive in isSorted ? Self.sorted(directives) : directives {
            let isHandle = ["handle", "handle_path"].contains(directive.name.text)
            if isHandle, hasHandled { continue }
            guard let answer = step(directive) else { continue }
            switch matches(directive) {
            case false?: continue
            case true?:
                if isHandle { hasHandled = true }
                let step = answer(&self)
                if case .goesOn = step { continue }
                if case .ended(let finding?) = step, !finding.isCertain {
                    uncertain = uncertain ?? finding
                    return .ended(nil)
                }
                return step
            case nil:
                var trial = self
                guard case .ended(let finding?) = answer(&trial), uncertain == nil else { continue }
                uncertain = finding.uncertain("whether its matcher matches could not be decided")
            }
        }
        return .goesOn
    }

    // Stable; directives that are not known here keep their place at the front, where they do nothing.
    private static func sorted(_ directives: [ServerDirective]) -> [ServerDirective] {
        directives.enumerated().map { index, directive -> (key: (Int, Int, Int), directive: ServerDirective) in
            let rank = order.firstIndex(of: directive.name.text) ?? -1
            let matcher = CaddyMatcher.token(of: directive)
            // The longest path first, then other matchers, then none.
            let specificity = matcher.map { $0.hasPrefix("/") ? -$0.utf8.count : 0 } ?? 1
            return ((rank, specificity, index), directive)
        }.sorted { $0.key < $1.key }.map(\.directive)
    }

    private static let order = [
        "root", "header", "redir", "method", "rewrite", "uri", "try_files", "basic_auth", "basicauth", "forward_auth",
        "invoke", "handle", "handle_path", "route", "abort", "error", "respond", "reverse_proxy", "php_fastcgi",
        "php_server", "file_server",
    ]

    private func step(_ directive: ServerDirective) -> ((inout CaddyEvaluation) -> Step)? {
        let words = CaddyMatcher.arguments(of: directive)
        switch directive.name.text {
        case "header": return { $0.typed(by: directive, words) }
        case "redir": return { $0.redirected(by: directive, words) }
        case "rewrite", "try_files": return { $0.rewritten(by: directive, words) }
        case "basic_auth", "basicauth": return { _ in .ended(.init(.refused("it asks for a password"), at: directive)) }
        case "forward_auth":
            return { _ in .ended(.init(.unknown("another server decides who may have it"), at: directive)) }
        case "handle", "handle_path": return { $0.handled(by: directive) }
        case "route": return { $0.run(directive.children ?? [], isSorted: false) }
        case "abort": return { _ in .ended(.init(.refused("the rule ends the connection"), at: directive)) }
        case "error": return { _ in .ended(.init(.refused("the rule answers with an error"), at: directive)) }
        case "respond":
            return {
                $0.answer = ServerAnswer(respondedBy: directive, isTyped: $0.isTyped)
                return .ended(Self.response(directive, words))
            }
        case "reverse_proxy", "php_fastcgi", "php_server", "invoke": return { _ in .ended(nil) }
        case "file_server": return { _ in .served(hidden: Self.hidden(by: directive)) }
        default: return nil
        }
    }

    // A `handle` that matches is the only one, but what follows it goes on if it has no answer.
    private mutating func handled(by directive: ServerDirective) -> Step {
        let content = directive.children ?? []
        let step = run(content, isSorted: true)
        guard case .served(hidden: nil) = step, let token = CaddyMatcher.token(of: directive),
            token != ServerRequest.path, let root = content.first(where: { $0.name.text == "root" })
        else { return step }
        let folder = root.words.last ?? ""
        return .ended(ServerFinding(.unknown("it takes the file from \(folder), not from the web root"), at: root))
    }

    private mutating func typed(by directive: ServerDirective, _ words: [String]) -> Step {
        let lines = [words] + (directive.children ?? []).map { [$0.name.text] + $0.words }
        let isJSON = lines.contains { line in
            let name = line.first?.drop { ">?+".contains($0) } ?? ""
            return name.asciiLowercased == "content-type" && line.dropFirst().contains { $0.contains("application/") }
        }
        isTyped = isTyped || isJSON
        return .goesOn
    }

    private func redirected(by directive: ServerDirective, _ words: [String]) -> Step {
        let target = RedirectTarget(words.first ?? "", variable: "{")
        if !isSecure, target.isSecure { return .ended(nil) }
        return .ended(ServerFinding(.redirect(request, to: target), at: directive))
    }

    // A file comes first if a placeholder names it.
    private func rewritten(by directive: ServerDirective, _ words: [String]) -> Step {
        let targets = directive.name.text == "rewrite" ? Array(words.prefix(1)) : words
        guard request.hasFile, let target = targets.last, !targets.contains(where: { $0.contains("{") }) else {
            return .goesOn
        }
        return directive.replacing(by: target).map { .ended($0) } ?? .ended(nil)
    }

    private static func response(_ directive: ServerDirective, _ words: [String]) -> ServerFinding? {
        let inner = (directive.children ?? []).map(\.name.text)
        guard !inner.contains("body") else { return nil }
        guard let status = (words + inner).compactMap({ Int($0) }).first, status >= 400 else { return nil }
        return ServerFinding(.refused("the rule answers with status \(status)"), at: directive)
    }

    private static func hidden(by directive: ServerDirective) -> ServerFinding? {
        for option in directive.children ?? [] where option.name.text == "hide" {
            for pattern in option.words where !pattern.contains("/") {
                let names = ServerRequest.path.split(separator: "/")
                guard names.contains(where: { Wildcard(pattern, .classes).matches(String($0)) }) else { continue }
                return ServerFinding(.refused("“hide” covers it"), at: option)
            }
        }
        return nil
    }
}
