import AssociationModel
import Findings
import TextFormats

/// Vercel, by https://vercel.com/docs/project-configuration.
///
/// `rewrites` are tried after files, so they never hide the file. `trailingSlash` leaves `.well-known` alone. Whether
/// `redirects` apply below `.well-known` is documented and reported differently.
extension HostReading {
    mutating func readVercel() {
        guard let root = json() else { return }
        let isTyped = readLegacyRoutes(root.member("routes")?.value.elements ?? [])
        for rule in root.member("redirects")?.value.elements ?? [] { readRedirect(rule) }
        guard deployment.hasFile, !isTyped, !isTypedByVercel(root), !deployment.usesFrameworkWithHeaders else { return }
        addUntyped(root)
    }

    // “routes” and “headers” exclude each other.
    private mutating func addUntyped(_ root: JSONValue) {
        let routes = root.member("routes")
        let first = routes?.value.elements?.first
        add(
            .untyped, "no rule in vercel.json gives the file its media type",
            at: (root.member("headers") ?? routes)?.key.span, citing: routes == nil ? .vercelMediaType : .vercelRoutes,
            help: routes == nil
                ? "add this to vercel.json; if that has “headers”, add the rule inside to them"
                : "put this before all other routes: “headers” can’t be used beside “routes”",
            snippet: routes == nil ? Self.vercelHeaders : Self.ownRoute,
            repair: first.map(puttingOwnRoute)
                ?? (routes == nil ? addingHeadersRule(to: root) : nil))
    }

    mutating func readVercelIgnore() {
        guard deployment.hasFile, let path = association, let root = webRoot,
            let match = IgnoreRules(file.text.bytes, dialect: .git).match(path)
        else { return }
        let isOwn = match.depth > root.split(separator: "/").count
        let name = path.split(separator: "/").prefix(match.depth).joined(separator: "/")
        guard isOwn || !match.isBuildOutput(of: path) else { return }
        add(
            isOwn || !match.hasWildcard ? .dropped : .unknown,
            "the pattern \(match.rule.text) leaves \(name) out of what is uploaded to Vercel", at: match.rule.span,
            citing: .vercelIgnore, help: "remove the pattern, or add “!” rules after it for the folder and the file",
            repair: excepting(Self.gitException, after: match))
    }

    // Whether they set the media type. Rules before `filesystem` are tried before files.
    private mutating func readLegacyRoutes(_ routes: [JSONValue]) -> Bool {
        var isTyped = false
        for route in routes {
            if route.string("handle") == "filesystem", deployment.answers { return isTyped }
            guard let source = route.string("src"), route.allowsGET else { continue }
            // The pattern stands for the whole path, with or without anchors.
            guard let matches = RegularExpression(source)?.matches(whole: Self.path, within: budget) else {
                add(.unknown, "whether the route \(source) covers the file was not decided", at: route.span("src"))
                return isTyped
            }
            guard matches else { continue }
            isTyped = isTyped || MediaTypeRule.isJSON(object: route.member("headers")?.value)
            if route.member("continue")?.value.bool == true { continue }
            readLegacyRoute(route, source, before: routes[0])
            return isTyped
        }
        return isTyped
    }

    private mutating func readLegacyRoute(_ route: JSONValue, _ source: String, before first: JSONValue) {
        let redirect = route.redirectTarget
        let target = route.string("dest") ?? redirect ?? ""
        // What keeps the path, such as `/public/$1`, looks for the file.
        guard !target.contains("apple-app-site-association"), redirect != nil || !target.contains("$") else { return }
        let span = route.span("src")
        func add(_ kind: DeploymentEffect.Kind, _ message: Message) {
            self.add(
                kind, message, at: span, citing: .vercelRoutes,
                help: "put this before all other routes; the file gets its media type with it", snippet: Self.ownRoute,
                repair: puttingOwnRoute(before: first))
        }
        if route.hasCondition {
            self.add(
                .unknown, "the route \(source) covers the file under a condition", at: span, citing: .vercelRoutes)
        } else if let status = route.status, (300..<400).contains(status) {
            add(.redirected, "the route \(source) redirects every request it covers to \(target)")
        } else if target.isPage {
            add(.caught, "the route \(source) answers with \(target) before Vercel looks for files")
        } else if let status = route.status, (400..<500).contains(status), target.isEmpty {
            add(.caught, "the route \(source) answers with status \(status) before Vercel looks for files")
        } else if !target.isEmpty, deployment.hasFile {
            self.add(
                .unknown, "the route \(source) hands the request to \(target) before Vercel looks for files",
                at: span, citing: .vercelRoutes,
                help: "unless \(target) serves the file itself, put this before all other routes",
                snippet: Self.ownRoute)
        }
    }

    // The snippet has the comma that follows it.
    private func puttingOwnRoute(before first: JSONValue) -> Repair {
        Repair(putting: String(Self.ownRoute.text.dropLast()), beforeItemAt: first.span.start, of: file.text)
    }

    private mutating func readRedirect(_ rule: JSONValue) {
        guard let source = rule.string("source") else { return }
        let target = rule.string("destination") ?? ""
        let matches = RoutePattern.pathToRegexp(source)?.matches(whole: Self.path, within: budget)
        guard matches != false else { return }
        guard appliesToHost(rule) else { return }
        if matches == nil {
            // A pattern that begins with another word does not cover the path, whatever follows.
            guard source.mayCoverFile else { return }
            add(.unknown, "whether the redirect \(source) covers the file was not decided", at: rule.span("source"))
            return
        }
        add(
            .unknown, "the redirect \(source) to \(target) covers the path of the file", at: rule.span("source"),
            label: "Vercel documents /.well-known as reserved; reports say otherwise", citing: .vercelWellKnown,
            help: "leave the path out: \"source\": \"/((?!\\\\.well-known/).*)\"")
    }

    // Whether a `has` condition for a host can hold.
    private func appliesToHost(_ rule: JSONValue) -> Bool {
        guard let host = deployment.host else { return true }
        let conditions = (rule.member("has")?.value.elements ?? []).filter { $0.string("type") == "host" }
        return conditions.allSatisfy { condition in
            guard let value = condition.string("value") else { return true }
            return RegularExpression(value)?.matches(whole: host, within: budget) ?? true
        }
    }

    private func isTypedByVercel(_ root: JSONValue) -> Bool {
        let rules = root.member("headers")?.value.elements ?? []
        let isRewritten = (root.member("rewrites")?.value.elements ?? []).contains {
            $0.string("source") == Self.path
        }
        return isRewritten
            || rules.contains { rule in
                guard MediaTypeRule.isJSON(rule.member("headers")?.value) else { return false }
                return RoutePattern.pathToRegexp(rule.string("source") ?? "")?.matches(whole: Self.path, within: budget)
                    ?? true
            }
    }

    private static let ownRoute = Snippet(
        for: "vercel.json",
        """
        {
          "src": "/.well-known/apple-app-site-association",
          "headers": { "Content-Type": "application/json" },
          "dest": "/.well-known/apple-app-site-association"
        },
        """)
    private static let vercelHeaders = Snippet(
        for: "vercel.json",
        """
        {
          "headers": [
            {
              "source": "/.well-known/apple-app-site-association",
              "headers": [{ "key": "Content-Type", "value": "application/json" }]
            }
          ]
        }
        """)
}

extension JSONValue {
    fileprivate var hasCondition: Bool { member("has") != nil || member("missing") != nil || member("host") != nil }

    // The header field `Location`, with which legacy routes redirect.
    fileprivate var redirectTarget: String? {
        member("headers")?.value.members?.first { $0.key.text.asciiLowercased == "location" }?.value.string
    }
}

extension String {
    /// Whether the target of a rule is a page and not a function: a name in `.html`, or a folder.
    var isPage: Bool {
        let path = prefix { $0 != "?" && $0 != "#" }
        return path == "/" || path.hasSuffix(".html") || path.hasSuffix(".htm")
    }

    /// Whether the text before the first special character of a pattern is the start of the file's path.
    var mayCoverFile: Bool { HostReading.path.hasPrefix(prefix { !":({[*+?\\^$|.!".contains($0) }) }
}
