import AssociationModel
import Findings
import TextFormats

/// The rules of mod_rewrite, in their order. <https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html>
extension ApacheEvaluation {
    enum Step {
        case goesOn
        /// A rule answered, or sent the request to where it cannot be followed (nil).
        case ended(ServerFinding?)
    }

    /// Carries them out.
    ///
    /// - Parameter isTyped: set where a rule gives the file its media type.
    mutating func rewriting(_ directives: [ServerDirective], _ isTyped: inout Bool) -> Step {
        guard directives.last(where: { $0.isNamed("RewriteEngine") })?.words.first?.asciiLowercased == "on" else {
            return .goesOn
        }
        var conditions: [ServerDirective] = []
        var skipped = 0
        var isChainBroken = false
        for directive in directives {
            if directive.isNamed("RewriteCond") { conditions.append(directive) }
            guard directive.isNamed("RewriteRule") else { continue }
            let rule = RewriteRule(directive)
            defer { conditions = [] }
            if skipped > 0 {
                skipped -= 1
                continue
            }
            let applies = isChainBroken ? false : self.applies(rule, conditions)
            if applies == true, rule.isLast, rule.target == "%{DOCUMENT_ROOT}%{REQUEST_URI}" {
                servesFile = true
                return .goesOn
            }
            guard applies != false else {
                isChainBroken = rule.has("c", "chain")
                continue
            }
            if applies == true, let count = rule.value("s", "skip").flatMap({ Int($0) }) { skipped = count }
            if applies == true, let type = rule.value("t", "type"), type.contains("json") { isTyped = true }
            switch (outcome(of: rule), applies) {
            case (.ended(let finding?), nil): uncertain = uncertain ?? finding.uncertain(Self.reason(conditions, rule))
            case (.ended(let finding), true?): return .ended(finding)
            case (.ended(nil), _), (.goesOn, _), (_, false?): break
            }
            if applies == true, rule.isLast { return .goesOn }
        }
        return .goesOn
    }

    private static func reason(_ conditions: [ServerDirective], _ rule: RewriteRule) -> Message {
        guard let condition = conditions.first(where: { $0.words.count > 1 }) else {
            return "whether the pattern \(rule.pattern) matches could not be decided"
        }
        return "it depends on \(plain: condition.words[0])"
    }

    // What a rule does that applies.
    private func outcome(of rule: RewriteRule) -> Step {
        if rule.has("f", "forbidden") || rule.has("g", "gone") {
            return .ended(
                ServerFinding(
                    .refused("the rule has the flag \(plain: rule.has("f", "forbidden") ? "F" : "G")"),
                    at: rule.directive))
        }
        let target = rule.target
        if let status = rule.value("r", "redirect") ?? (rule.has("r", "redirect") ? "302" : nil) {
            return .ended(answer(status, target, rule.directive))
        }
        if target == "-" { return .goesOn }
        if rule.has("p", "proxy") { return .ended(nil) }
        if target.contains("://") { return .ended(redirected(to: target, by: rule.directive)) }
        guard request.hasFile, !target.contains("$"), !target.contains("%") else { return .ended(nil) }
        return .ended(rule.directive.replacing(by: target))
    }

    private func applies(_ rule: RewriteRule, _ conditions: [ServerDirective]) -> Bool? {
        let path =
            switch context {
            case .host: ServerRequest.path
            case .folder(let depth): depth == 0 ? String(ServerRequest.path.dropFirst()) : ServerRequest.fileName
            }
        let isNegated = rule.pattern.hasPrefix("!")
        let pattern = isNegated ? String(rule.pattern.dropFirst()) : rule.pattern
        let isFound = request.finds(pattern, in: path, ignoringCase: rule.has("nc", "nocase"))
        guard let isMatch = isNegated ? isFound.negated : isFound else {
            return holds(conditions) == false ? false : nil
        }
        return isMatch ? holds(conditions) : false
    }

    // All conditions must hold; those that end in [OR] make a group with the next one.
    private func holds(_ conditions: [ServerDirective]) -> Bool? {
        var all: Bool? = true
        var group: Bool? = false
        for condition in conditions {
            let parsed = RewriteCondition(condition)
            group = [group, holds(parsed)].anyHolds
            if parsed.isAlternative { continue }
            if group == false { return false }
            if group == nil { all = nil }
            group = false
        }
        return all
    }

    private func holds(_ condition: RewriteCondition) -> Bool? {
        var test = condition.test
        let isNegated = test.hasPrefix("!")
        if isNegated { test = String(test.dropFirst()) }
        let result = positive(test, condition)
        return isNegated ? result.negated : result
    }

    private func positive(_ test: String, _ condition: RewriteCondition) -> Bool? {
        if ["-f", "-s", "-F", "-d", "-l", "-L", "-h", "-U"].contains(test) {
            guard Self.isFile(condition.subject), request.hasFile else { return nil }
            return ["-f", "-s", "-F", "-U"].contains(test) ? true : (test == "-d" ? false : nil)
        }
        guard let value = value(ofTest: condition.subject) else { return nil }
        if test.hasPrefix("=") { return value == test.dropFirst().filter { $0 != "\"" } }
        if test.hasPrefix("<") || test.hasPrefix(">") || test.hasPrefix("-") { return nil }
        return request.finds(test, in: value, ignoringCase: condition.ignoresCase)
    }

    private static func isFile(_ subject: String) -> Bool {
        [
            "%{REQUEST_FILENAME}", "%{SCRIPT_FILENAME}", "%{DOCUMENT_ROOT}%{REQUEST_URI}",
            "%{DOCUMENT_ROOT}/%{REQUEST_URI}", "%{LA-U:REQUEST_FILENAME}", "%{REQUEST_URI}",
        ].contains(subject)
    }

    // The value of a text with variables; nil if one of them is not known.
    private func value(ofTest text: String) -> String? {
        request.filled(text, behind: "%$") { rest in
            guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
            let name = rest[..<end].dropFirst()
            rest = rest[rest.index(after: end)...]
            return variable(String(name))
        }
    }

    private func variable(_ name: String) -> String? {
        switch name.uppercasedASCII {
        case "REQUEST_URI": return ServerRequest.path
        case "HTTP_HOST", "SERVER_NAME": return request.host
        case "HTTPS": return isPlain ? nil : "on"
        case "REQUEST_SCHEME": return isPlain ? nil : "https"
        case "SERVER_PORT": return isPlain ? nil : "443"
        case "REQUEST_METHOD": return "GET"
        case "QUERY_STRING", "REMOTE_USER", "ENV:REDIRECT_STATUS", "PATH_INFO": return ""
        case "THE_REQUEST": return "GET \(ServerRequest.path) HTTP/1.1"
        default:
            let lower = name.asciiLowercased
            if lower.hasPrefix("http:") { return request.header(String(name.dropFirst(5))) }
            if lower.hasPrefix("env:") { return nil }
            return lower.hasPrefix("http_") ? request.header(String(name.dropFirst(5))) : nil
        }
    }

    private var isPlain: Bool { if case .host(_, isSecure: false) = context { true } else { false } }
}

extension String {
    fileprivate var uppercasedASCII: String {
        String(decoding: utf8.map { $0.isASCIILower ? $0 & 0xDF : $0 }, as: UTF8.self)
    }
}

/// A `RewriteRule`.
private struct RewriteRule {
    let directive: ServerDirective
    let pattern: String
    let target: String
    private let flags: [(name: String, value: String?)]

    init(_ directive: ServerDirective) {
        self.directive = directive
        let words = directive.words
        pattern = words.first ?? ""
        target = words.count > 1 ? words[1] : "-"
        flags = words.dropFirst(2).joined().filter { $0 != "[" && $0 != "]" }.split(separator: ",").map { flag in
            let parts = flag.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts.first?.asciiLowercased ?? "", parts.count > 1 ? parts[1].asciiLowercased : nil)
        }
    }

    func has(_ short: String, _ long: String) -> Bool { flags.contains { $0.name == short || $0.name == long } }

    func value(_ short: String, _ long: String) -> String? {
        flags.first { $0.name == short || $0.name == long }?.value
    }

    var isLast: Bool { has("l", "last") || has("end", "end") }
}

/// A `RewriteCond`.
private struct RewriteCondition {
    let subject: String
    let test: String
    let isAlternative: Bool
    let ignoresCase: Bool

    init(_ directive: ServerDirective) {
        let words = directive.words
        subject = words.first ?? ""
        test = words.count > 1 ? words[1] : ""
        let flags = words.dropFirst(2).joined().filter { $0 != "[" && $0 != "]" }.split(separator: ",").map(
            \.asciiLowercased)
        isAlternative = flags.contains("or") || flags.contains("ornext")
        ignoresCase = flags.contains("nc") || flags.contains("nocase")
    }
}
