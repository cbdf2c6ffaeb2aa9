import AssociationModel
import Findings
import TextFormats

/// Follows Apple's request through the directives of a virtual host, or of the `.htaccess` files around the file.
struct ApacheEvaluation {
    let request: ServerRequest
    let context: ApacheContext
    /// The marks that `SetEnvIf` gave the request.
    var marks: Set<String> = []
    /// Whether a rule of rewriting named the file itself.
    var servesFile = false
    /// What may come to harm, where nothing certain is found.
    var uncertain: ServerFinding?

    /// What they do to the file; nil if nothing, or if a program answers.
    ///
    /// - Parameters:
    ///   - levels: the directives, from the outer to the inner folder.
    ///   - place: where to say that a media type is missing; nil to say it at the virtual host.
    ///   - index: the level whose rules of rewriting count.
    mutating func finding(
        in levels: [[ServerDirective]], at place: Place?, rewritingIn index: Int = 0
    ) -> ServerFinding? {
        let all = levels.flatMap(\.self)
        mark(all)
        var type = false
        if case .ended(let finding) = translation(of: all, rewriting: levels[index], &type) {
            return finding ?? uncertain
        }
        let sections = all.mergedSections(for: context, request)
        if case .ended(let finding?) = rewriting(in: sections, &type) { return finding }
        if let refused = access(in: sections) { return refused }
        if let uncertain = uncertain ?? otherFolder(in: all) { return uncertain }
        guard request.hasFile, !type, !sections.contains(where: \.givesJSON) else { return nil }
        guard !sections.contains(where: \.hasHandler) else { return nil }
        return (place ?? all.last { $0.isNamed("DocumentRoot") }?.place).map { ServerFinding(.untyped, at: $0) }
    }

    // In a virtual host, mod_rewrite comes first, and mod_alias has no say where a rule named the file. In a folder, a
    // redirect of mod_alias counts whatever mod_rewrite did.
    private mutating func translation(
        of all: [ServerDirective], rewriting rules: [ServerDirective], _ type: inout Bool
    ) -> Step {
        if case .host = context {
            if case .ended(let finding) = rewriting(rules, &type) { return .ended(finding) }
            return servesFile ? .goesOn : redirect(in: all).map { .ended($0) } ?? .goesOn
        }
        return redirect(in: all).map { .ended($0) } ?? rewriting(rules, &type)
    }

    private func otherFolder(in directives: [ServerDirective]) -> ServerFinding? {
        let aliases = directives.lazy.filter { $0.isNamed("Alias") && $0.words.count == 2 }
        let covering = aliases.first { Self.covers($0.words[0], ServerRequest.path) }
        guard request.hasFile, !servesFile, let alias = covering, alias.words[0] != ServerRequest.path else {
            return nil
        }
        return ServerFinding(.unknown("it takes the file from \(alias.words[1]), not from the web root"), at: alias)
    }

    // `<Directory>` may have rules of its own, which see the path as those of `.htaccess` do.
    private mutating func rewriting(in sections: [ApacheSection], _ type: inout Bool) -> Step {
        guard case .host(let root?, _) = context else { return .goesOn }
        let own = sections.last { $0.opening?.words.first == root && $0.directives.hasRewriting }
        guard let own else { return .goesOn }
        var inner = ApacheEvaluation(request: request, context: .folder(depth: 0))
        let step = inner.rewriting(own.directives, &type)
        uncertain = uncertain ?? inner.uncertain
        return step
    }

    // `SetEnvIf User-Agent "bot" bad_bot` and its kin. <https://httpd.apache.org/docs/2.4/mod/mod_setenvif.html>
    private mutating func mark(_ directives: [ServerDirective]) {
        for directive in directives {
            let name = directive.name.text.asciiLowercased
            guard name.hasPrefix("setenvif") || name.hasPrefix("browsermatch") else { continue }
            var words = directive.words
            if name.hasPrefix("browsermatch") { words.insert("User-Agent", at: 0) }
            guard words.count > 2, let value = value(of: words[0]) else { continue }
            let ignoresCase = name.hasSuffix("nocase")
            guard request.finds(words[1], in: value, ignoringCase: ignoresCase) == true else { continue }
            for word in words.dropFirst(2) {
                if word.hasPrefix("!") {
                    marks.remove(String(word.dropFirst()))
                } else {
                    marks.insert(String(word.prefix { $0 != "=" }))
                }
            }
        }
    }

    private func value(of attribute: String) -> String? {
        switch attribute.asciiLowercased {
        case "request_uri": ServerRequest.path
        case "request_method": "GET"
        default: request.header(attribute)
        }
    }

    // <https://httpd.apache.org/docs/2.4/mod/mod_alias.html>
    private mutating func redirect(in directives: [ServerDirective]) -> ServerFinding? {
        for directive in directives {
            let name = directive.name.text.asciiLowercased
            guard name.hasPrefix("redirect") else { continue }
            var words = directive.words
            var status = name == "redirectpermanent" ? "301" : "302"
            if words.count > 1, !words[0].hasPrefix("/"), let first = Self.status(words[0]) {
                status = first
                words.removeFirst()
            }
            guard let pattern = words.first else { continue }
            let isMatch = name == "redirectmatch"
            let isFound =
                isMatch ? request.finds(pattern) : Self.covers(pattern, ServerRequest.path)
            guard isFound != false, let finding = answer(status, words.dropFirst().first ?? "", directive) else {
                continue
            }
            if isFound == true, finding.isCertain { return finding }
            uncertain = uncertain ?? finding.uncertain("whether the pattern \(pattern) matches could not be decided")
        }
        return nil
    }

    private static func status(_ word: String) -> String? {
        let words = ["permanent": "301", "temp": "302", "seeother": "303", "gone": "410"]
        return words[word.asciiLowercased] ?? (word.utf8.allSatisfy(\.isASCIIDigit) ? word : nil)
    }

    // A path covers itself and what lies below it.
    static func covers(_ prefix: String, _ path: String) -> Bool {
        let prefix = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
        return path == prefix || path.hasPrefix(prefix + "/")
    }

    func answer(_ status: String, _ target: String, _ directive: ServerDirective) -> ServerFinding? {
        if status.hasPrefix("4") || status.hasPrefix("5") {
            return ServerFinding(.refused("the rule answers with status \(plain: status)"), at: directive)
        }
        return redirected(to: target, by: directive)
    }

    /// A redirect, unless it only leads from plain HTTP to HTTPS.
    func redirected(to address: String, by directive: ServerDirective) -> ServerFinding? {
        let target = RedirectTarget(address, variable: "$%")
        if case .host(_, isSecure: false) = context, target.isSecure { return nil }
        return ServerFinding(.redirect(request, to: target), at: directive)
    }
}

// MARK: - Who may have it

extension ApacheEvaluation {
    /// The last section that says something of access counts alone. <https://httpd.apache.org/docs/2.4/sections.html#merging>
    func access(in sections: [ApacheSection]) -> ServerFinding? {
        for section in sections.reversed() {
            let rules = section.directives.filter {
                ["require", "deny", "allow", "requireall", "requireany", "requirenone"]
                    .contains($0.name.text.asciiLowercased)
            }
            guard let last = rules.last else { continue }
            let place = section.opening ?? last
            switch isGranted(rules, in: section.directives) {
            case true?: return nil
            case false?:
                let finding = ServerFinding(.refused("this section keeps everybody out"), at: place)
                return section.isCertain
                    ? finding : finding.uncertain("whether the section counts could not be decided")
            case nil: return ServerFinding(.unknown("it depends on who asks"), at: last)
            }
        }
        return nil
    }

    private func isGranted(_ rules: [ServerDirective], in all: [ServerDirective]) -> Bool? {
        let old = rules.filter { $0.isNamed("Deny") || $0.isNamed("Allow") }
        let new = rules.filter { !$0.isNamed("Deny") && !$0.isNamed("Allow") }
        // In a list of refusals alone, nothing grants.
        let isOpen = new.isEmpty ? true : new.map(required).anyHolds
        return [isOpen, oldGranted(old, in: all)].allHold
    }

    private func required(_ rule: ServerDirective) -> Bool? {
        let children = (rule.children ?? []).inEffect
        switch rule.name.text.asciiLowercased {
        case "requireall": return children.map(required).allHold
        case "requireany": return children.map(required).anyHolds
        case "requirenone": return children.map(required).anyHolds.negated
        default: break
        }
        var words = rule.words
        let isNegated = words.first?.asciiLowercased == "not"
        if isNegated { words.removeFirst() }
        let result: Bool? =
            switch words.first?.asciiLowercased {
            case "all": words.last?.asciiLowercased == "granted"
            case "env": words.dropFirst().contains { marks.contains($0) }
            case "valid-user", "user", "group": false
            case "method": words.contains("GET")
            default: nil
            }
        // An address that is kept out is hardly Apple's.
        if isNegated { return result.negated ?? true }
        return result
    }

    // `Order`, `Deny` and `Allow` of mod_access_compat. <https://httpd.apache.org/docs/2.4/mod/mod_access_compat.html>
    private func oldGranted(_ rules: [ServerDirective], in all: [ServerDirective]) -> Bool? {
        guard !rules.isEmpty else { return true }
        let order = all.last { $0.isNamed("Order") }?.words.joined().asciiLowercased ?? "deny,allow"
        let denied = rules.filter { $0.isNamed("Deny") }.contains(where: coversClient)
        let allowed = rules.filter { $0.isNamed("Allow") }.contains(where: coversClient)
        let someAllowed = rules.contains { $0.isNamed("Allow") }
        if order.hasPrefix("deny") {
            if allowed || !denied { return true }
            return someAllowed ? nil : false
        }
        if denied { return false }
        return allowed ? true : (someAllowed ? nil : false)
    }

    private func coversClient(_ rule: ServerDirective) -> Bool {
        rule.words.dropFirst().contains { word in
            word.asciiLowercased == "all"
                || (word.asciiLowercased.hasPrefix("env=") && marks.contains(String(word.dropFirst(4))))
        }
    }
}
