import AssociationModel
import Findings
import Judging
import TextFormats

/// Follows Apple's request through one `server` block: its rewrite directives, the choice of a location, those of the
/// location, access, and what serves the content. <https://nginx.org/en/docs/dev/development_guide.html#http_phases>
struct NginxEvaluation {
    let request: ServerRequest
    /// Whether the server answers HTTPS itself; otherwise something before it does, and it sees plain HTTP.
    let isSecure: Bool
    /// The directives that the server inherits.
    let around: [ServerDirective]
    /// The names of those directives of the block around a server that count here.
    static let inherited: Set<String> = ["default_type"]
    var variables: [String: String] = [:]
    /// What may come to harm, where nothing certain is found.
    var uncertain: ServerFinding?
    /// What the server and the location include that was not read.
    private(set) var unread: [ServerDirective] = []
    /// The `return` that answers with a text.
    var returning: ServerDirective?
    /// What it answers.
    private(set) var answer: ServerAnswer?
    let expansion: IncludeExpansion

    /// What the server does to the file; nil if nothing, or if a program answers.
    mutating func finding(in content: [ServerDirective], of server: ServerDirective) -> ServerFinding? {
        unread = expansion.unread(in: content)
        guard let finding = certain(in: content, of: server) else { return uncertain }
        return finding.isUntyped ? uncertain ?? finding : finding
    }

    private mutating func certain(in content: [ServerDirective], of server: ServerDirective) -> ServerFinding? {
        // No location is chosen before it.
        if case .ended(let finding) = rewriting(content) {
            takeAnswer(in: [content])
            return finding
        }
        let chain = location(in: content)
        unread += chain.flatMap { expansion.unread(in: $0.children ?? []) }
        let scopes = chain.reversed().map { $0.children ?? [] } + [content]
        if let block = chain.last, case .ended(let finding) = rewriting(block.children ?? []) {
            takeAnswer(in: scopes)
            return finding
        }
        return serving(in: scopes, by: chain.last ?? server, isLocation: !chain.isEmpty)
    }
}

extension NginxEvaluation {
    // Without a field of its own, `default_type` of the innermost block counts.
    private mutating func takeAnswer(in scopes: [[ServerDirective]]) {
        guard let returning else { return }
        let hasField = scopes.joined().contains { $0.words.first?.asciiLowercased == "content-type" }
        let types = (scopes + [around]).lazy.compactMap { $0.first { $0.name.text == "default_type" } }
        answer = ServerAnswer(returnedBy: returning, mediaType: hasField ? nil : types.first?.words.first)
    }
}

// MARK: - The choice of a location

extension NginxEvaluation {
    /// The locations that the request gets into, from the outer to the inner one.
    mutating func location(in directives: [ServerDirective]) -> [ServerDirective] {
        let locations = directives.filter { $0.name.text == "location" && $0.children != nil }.map(NginxLocation.init)
        if let exact = locations.first(where: { $0.isExact && $0.pattern == ServerRequest.path }) {
            return [exact.directive]
        }
        let prefixes = locations.filter { $0.isPrefix && ServerRequest.path.hasPrefix($0.pattern) }
        let longest = prefixes.max { $0.pattern.utf8.count < $1.pattern.utf8.count }
        let inner = longest.map { location(in: $0.directive.children ?? []) } ?? []
        if let longest, !inner.isEmpty { return [longest.directive] + inner }
        if let longest, longest.stopsSearch { return [longest.directive] }
        for regular in locations where regular.isRegular {
            switch regular.isFound(by: request) {
            case true?: return [regular.directive] + location(in: regular.directive.children ?? [])
            case false?: continue
            case nil: note(regular)
            }
        }
        return longest.map { [$0.directive] } ?? []
    }

    // A pattern that cannot be decided counts only where its block would refuse or redirect.
    private mutating func note(_ location: NginxLocation) {
        guard uncertain == nil, case .ended(let finding?) = refusing(location.directive.children ?? []) else { return }
        uncertain = ServerFinding(finding.harm, at: location.directive).uncertain(
            "whether the pattern \(location.pattern) matches could not be decided")
    }

    private mutating func refusing(_ directives: [ServerDirective]) -> NginxStep {
        if case .ended(let finding?) = rewriting(directives) { return .ended(finding) }
        return access(in: [directives]).map { .ended($0) } ?? .goesOn
    }
}

/// A `location` block.
private struct NginxLocation {
    let directive: ServerDirective
    let modifier: String
    let pattern: String

    init(_ directive: ServerDirective) {
        self.directive = directive
        let words = directive.words
        if words.count > 1 {
            (modifier, pattern) = (words[0], words[1])
        } else {
            // The modifier may stand without a space before the pattern.
            let word = words.first ?? ""
            let found = ["=", "^~", "~*", "~"].first(where: word.hasPrefix) ?? ""
            (modifier, pattern) = (found, String(word.dropFirst(found.count)))
        }
    }

    var isExact: Bool { modifier == "=" }
    var isPrefix: Bool { (modifier == "" || modifier == "^~") && !pattern.hasPrefix("@") }
    var stopsSearch: Bool { modifier == "^~" }
    var isRegular: Bool { modifier == "~" || modifier == "~*" }

    func isFound(by request: ServerRequest) -> Bool? { request.finds(pattern, ignoringCase: modifier == "~*") }
}

/// How the handling of a request goes on after some directives.
enum NginxStep {
    case goesOn
    /// “break” ended the rewriting, here and in the blocks around it.
    case leftRewriting
    /// It did so if something is as it may or may not be.
    case mayHaveLeft(Message)
    /// A rule answered, or sent the request to where it cannot be followed (nil).
    case ended(ServerFinding?)

    /// Whether “break” may have ended the rewriting.
    var hasLeft: Bool {
        switch self {
        case .leftRewriting, .mayHaveLeft: true
        case .goesOn, .ended: false
        }
    }
}
