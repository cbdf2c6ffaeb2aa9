import AssociationModel
import Findings
import Judging
import TextFormats

/// What a rule in the configuration of a web server does to the file, before it is said in whose words.
struct ServerFinding: Sendable {
    enum Harm: Sendable {
        /// The request is refused; the reason is said after a semicolon.
        case refused(Message)
        case redirected(RedirectTarget)
        /// A page, or a program, answers.
        case replaced(by: String)
        case untyped
        /// Something that is included was not read; what is said in whole, and what to do.
        case unread(Message, help: Message)
        /// A limit kept it from being checked; what is said in whole.
        case unchecked(Message)
        /// It may come to harm; the reason is said after a semicolon.
        case unknown(Message)
    }

    let harm: Harm
    let place: Place
    /// The folder of the site's files on the server, as its configuration has it; nil where that does not say.
    var webRoot: String?
    /// The first byte of what the site's block holds, before which the fix goes; nil where it goes elsewhere.
    var start: Place?

    init(_ harm: Harm, at directive: ServerDirective) { self.init(harm, at: directive.place) }

    init(_ harm: Harm, at place: Place) {
        self.harm = harm
        self.place = place
    }

    /// The same where something unknown decides.
    func uncertain(_ reason: Message) -> ServerFinding {
        if case .unknown = harm { return self }
        if case .untyped = harm { return self }
        return ServerFinding(.unknown(reason), at: place)
    }

    /// The same with the folder of the site's files; a relative one, or one with variables, says nothing.
    func knowing(webRoot: String?) -> ServerFinding {
        var finding = self
        finding.webRoot = webRoot.flatMap { $0.hasPrefix("/") ? $0 : nil }
        return finding
    }

    /// The same, whose fix goes before what a block holds; it is left to people where a location for the path is there.
    func knowing(block: [ServerDirective]) -> ServerFinding {
        var finding = self
        let hasOwn = block.contains { $0.name.text == "location" && $0.words.contains(ServerRequest.path) }
        finding.start = hasOwn ? nil : (block.first { !$0.isAboutServer } ?? block.first)?.place
        return finding
    }

    /// Whether something else of the configuration may still answer before it.
    var isCertain: Bool { if case .unknown = harm { false } else { true } }

    /// Whether it tells of something that was not read.
    var isUnread: Bool { if case .unread = harm { true } else { false } }

    var isUntyped: Bool { if case .untyped = harm { true } else { false } }
}

extension ServerFinding.Harm {
    /// A redirect of a request; to another host, it may be of no matter where it is not known which one is asked.
    static func redirect(_ request: ServerRequest, to target: RedirectTarget) -> Self {
        guard request.host == nil, target.host != nil else { return .redirected(target) }
        return .unknown("it redirects to another host, which matters only if an app names this one")
    }
}

extension ServerFinding {
    /// The effect of it, with the fix of the stack.
    func effect(on stack: Stack, in deployment: Deployment) -> DeploymentEffect {
        let fix = obstacle(for: deployment.host).flatMap(stack.fix)
        let file = webRoot.map { ($0.hasSuffix("/") ? String($0.dropLast()) : $0) + ServerRequest.path }
        let snippet = fix?.snippet?.filled(.webRoot, with: webRoot).filled(.file, with: file)
        return DeploymentEffect(
            kind, message(stack.title), at: place,
            help: fix?.advice ?? otherHelp,
            snippet: snippet, repair: snippet.flatMap(repair), in: deployment)
    }

    // A snippet with a blank is left to people.
    private func repair(with snippet: Snippet) -> Repair? {
        guard !snippet.text.contains("‹"), case .text(let text, let span)? = start,
            place.source?.origin == text.origin
        else { return nil }
        return Repair(putting: snippet.text, beforeLineOf: span.start, of: text)
    }

    private var otherHelp: Message { if case .unread(_, let help) = harm { help } else { Self.generalHelp } }

    static let generalHelp: Message = "run aasa check for the domain after the next deployment"

    private var kind: DeploymentEffect.Kind {
        switch harm {
        case .refused: .denied
        case .redirected: .redirected
        case .replaced: .caught
        case .untyped: .untyped
        case .unread: .notIncluded
        case .unchecked: .unreadable
        case .unknown: .unknown
        }
    }

    private func obstacle(for host: String?) -> Obstacle? {
        switch harm {
        case .refused: .denied
        case .redirected(let target): target.obstacle(for: host)
        case .replaced: .page
        case .untyped: .mediaType
        case .unknown, .unread, .unchecked: nil
        }
    }

    private func message(_ title: String) -> Message {
        let path = ServerRequest.path
        return switch harm {
        case .refused(let reason): "\(plain: title) refuses \(plain: path); \(reason)"
        case .redirected(let target): "\(plain: title) redirects \(plain: path) to \(target.text)"
        case .replaced(let page): "\(plain: title) answers requests for \(plain: path) with \(page)"
        case .untyped: "\(plain: title) serves \(plain: path) without the media type application/json"
        case .unread(let what, _), .unchecked(let what): what
        case .unknown(let reason): "this rule may keep \(plain: path) from Apple; \(reason)"
        }
    }
}

extension ServerDirective {
    // What people write first, and what decides nothing about a request.
    fileprivate var isAboutServer: Bool {
        let name = name.text.asciiLowercased
        return name.hasPrefix("ssl")
            || [
                "listen", "server_name", "root", "index", "charset", "access_log", "error_log", "servername",
                "serveralias",
                "serveradmin", "documentroot", "errorlog", "customlog", "tls", "encode",
            ].contains(name)
    }
}
