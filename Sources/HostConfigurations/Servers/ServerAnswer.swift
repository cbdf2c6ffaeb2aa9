package import AssociationModel
import Findings
import Judging
import TextFormats

/// What the configuration of a web server answers itself: nginx's `return`, Caddy's `respond`.
package struct ServerAnswer: Sendable {
    let status: Int
    /// Nil where it is not known.
    let mediaType: String?
    /// The argument that is the body; nil for an empty one.
    let body: LocatedString?
    /// Whether something in it is filled in when the server answers.
    let isComputed: Bool
    let directive: ServerDirective

    /// The most servers that are asked for theirs. With more, none is known.
    static let most = 20

    /// What the server of a deployment answers for the path; nil where a file or a program does, or another host may serve
    /// the site.
    package static func handler(of deployment: Deployment) -> RouteHandler? {
        let kinds = Set(deployment.files.map(\.kind))
        guard kinds.isDisjoint(with: WebServerRules.staticHosts) else { return nil }
        let request = ServerRequest(deployment, within: FoldingBudget())
        let answers =
            NginxRules(deployment: deployment, request: request).answers
            + CaddyRules(deployment: deployment, request: request).answers
        // Several servers may answer for the host.
        guard case let first?? = answers.first, answers.allSatisfy({ $0?.isLike(first) ?? false }) else {
            return nil
        }
        return first.handler
    }

    private func isLike(_ other: ServerAnswer) -> Bool {
        (status, mediaType, body?.text) == (other.status, other.mediaType, other.body?.text)
    }

    private var handler: RouteHandler {
        let span = directive.span
        guard !isComputed else { return RouteHandler(.wellKnown, in: directive.text, at: span, .computed) }
        let literal = RouteHandler.Literal(status: status, mediaType: mediaType, body: written)
        return RouteHandler(.wellKnown, in: directive.text, at: span, .literal(literal))
    }

    // Between quotation marks, or as it is, unless it has escapes.
    private var written: WrittenText {
        guard let body else { return WrittenText() }
        let bytes = Array(body.text.utf8)
        for inset in [0, 1] {
            let span = SourceSpan(body.span.start + inset, body.span.end - inset)
            if directive.text.bytes(in: span).elementsEqual(bytes) {
                return WrittenText(bytes, from: span, isExact: true)
            }
        }
        return WrittenText(bytes, from: body.span)
    }
}

extension ServerAnswer {
    /// nginx's `return 200 "…";`, whose media type is the one of `default_type`.
    ///
    /// <https://nginx.org/en/docs/http/ngx_http_rewrite_module.html#return>
    init?(returnedBy directive: ServerDirective, mediaType: String?) {
        guard let status = directive.words.first.flatMap(Int.init), (200..<300).contains(status) else { return nil }
        let body = directive.arguments.dropFirst().first
        self.init(
            status: status, mediaType: mediaType, body: body, isComputed: body?.text.contains("$") ?? false,
            directive: directive)
    }

    /// Caddy's `respond [<matcher>] <status>|<body> [<status>]`, or with `body` in its block.
    ///
    /// <https://caddyserver.com/docs/caddyfile/directives/respond>
    init?(respondedBy directive: ServerDirective, isTyped: Bool) {
        let isMatched = CaddyMatcher.token(of: directive) != nil
        let words = directive.arguments.dropFirst(isMatched ? 1 : 0)
        let inner = (directive.children ?? []).first { $0.name.text == "body" }?.arguments.first
        let body = inner ?? words.first { Int($0.text) == nil || $0.text.count != 3 }
        let status = words.lazy.compactMap { Int($0.text) }.first { (100..<600).contains($0) } ?? 200
        guard (200..<300).contains(status), let body else { return nil }
        self.init(
            status: status, mediaType: isTyped ? "application/json" : nil, body: body,
            isComputed: ["{$", "{env.", "{http.", "{vars.", "{file."].contains(where: body.text.contains),
            directive: directive)
    }
}
