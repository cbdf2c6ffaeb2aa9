import AssociationModel
import Findings
import TextFormats

/// The directives of the rewrite module, which are carried out in their order.
/// <https://nginx.org/en/docs/http/ngx_http_rewrite_module.html>
extension NginxEvaluation {
    /// Carries out those of a block.
    mutating func rewriting(_ directives: [ServerDirective]) -> NginxStep {
        var doubt: Message?
        for directive in directives {
            switch carriedOut(directive) {
            case .goesOn: break
            case .mayHaveLeft(let reason): doubt = doubt ?? reason
            case .ended(let finding) where doubt != nil:
                if let finding, let doubt { uncertain = uncertain ?? finding.uncertain(doubt) }
                return doubt.map(NginxStep.mayHaveLeft) ?? .goesOn
            case let last: return last
            }
            // Nor is known what it would set.
            if doubt != nil, directive.name.text == "set", let name = directive.words.first { variables[name] = nil }
        }
        return doubt.map(NginxStep.mayHaveLeft) ?? .goesOn
    }

    private mutating func carriedOut(_ directive: ServerDirective) -> NginxStep {
        switch directive.name.text {
        case "break": return .leftRewriting
        case "set": set(directive)
        case "return": return returned(directive)
        case "rewrite":
            let step = rewritten(directive)
            guard case .ended(let finding?) = step, !finding.isCertain else { return step }
            uncertain = uncertain ?? finding
        case "if": return conditional(directive)
        default: break
        }
        return .goesOn
    }

    private mutating func set(_ directive: ServerDirective) {
        guard directive.words.count == 2 else { return }
        variables[directive.words[0]] =
            variables.count < Self.mostVariables ? value(of: directive.words[1]) : nil
    }

    // Each condition that is not decided is tried on a copy of them. The others are not known.
    private static let mostVariables = 500

    private mutating func conditional(_ directive: ServerDirective) -> NginxStep {
        let condition = NginxCondition(directive.words)
        switch holds(condition) {
        case true?: return rewriting(directive.children ?? [])
        case false?: return .goesOn
        case nil:
            let reason: Message = "it depends on \(plain: condition.subject)"
            var trial = self
            let step = trial.rewriting(directive.children ?? [])
            if case .ended(let finding?) = step { uncertain = uncertain ?? finding.uncertain(reason) }
            // What it sets is not known either.
            for set in directive.children ?? [] where set.name.text == "set" {
                if let name = set.words.first { variables[name] = nil }
            }
            return step.hasLeft ? .mayHaveLeft(reason) : .goesOn
        }
    }

    private mutating func returned(_ directive: ServerDirective) -> NginxStep {
        let words = directive.words
        guard let first = words.first else { return .goesOn }
        guard let status = Int(first) else { return redirected(to: first, directive) }
        switch status {
        case 301, 302, 303, 307, 308: return redirected(to: words.dropFirst().first ?? "", directive)
        case 400...:
            return .ended(ServerFinding(.refused("“return \(status)” applies to it"), at: directive))
        default:
            returning = directive
            return .ended(nil)
        }
    }

    // A redirect to HTTPS in a server for plain HTTP is none for Apple, which begins with HTTPS.
    private func redirected(to address: String, _ directive: ServerDirective) -> NginxStep {
        let target = RedirectTarget(address, variable: "$")
        if !isSecure, target.isSecure || address.hasPrefix("$scheme") { return .ended(nil) }
        return .ended(ServerFinding(.redirect(request, to: target), at: directive))
    }

    private func rewritten(_ directive: ServerDirective) -> NginxStep {
        let words = directive.words
        guard words.count >= 2 else { return .goesOn }
        let flag = words.count > 2 ? words[2] : ""
        let isFound = request.finds(words[0])
        guard isFound != false else { return .goesOn }
        let step = target(of: words[1], flag, directive)
        guard isFound == nil else { return step }
        let reason: Message = "whether the pattern \(words[0]) matches could not be decided"
        if case .ended(let finding?) = step { return .ended(finding.uncertain(reason)) }
        return step.hasLeft ? .mayHaveLeft(reason) : step
    }

    private func target(of text: String, _ flag: String, _ directive: ServerDirective) -> NginxStep {
        let isAddress = ["http://", "https://", "$scheme"].contains(where: text.hasPrefix)
        if isAddress || flag == "redirect" || flag == "permanent" { return redirected(to: text, directive) }
        let path = text.prefix { $0 != "?" }
        if path == ServerRequest.path || path == "$uri" || path == "$request_uri" {
            return flag == "break" || flag == "last" ? .leftRewriting : .goesOn
        }
        guard request.hasFile, !path.contains("$") else { return .ended(nil) }
        return .ended(directive.replacing(by: text))
    }

    /// The value of a text with variables; nil if one of them is not known, or if it is too long.
    func value(of text: String) -> String? {
        request.filled(text, behind: "$") { rest in
            let isBraced = rest.first == "{"
            if isBraced { rest = rest.dropFirst() }
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            rest = rest.dropFirst(name.count)
            if isBraced, rest.first == "}" { rest = rest.dropFirst() }
            return variable(String(name))
        }
    }

    private func variable(_ name: String) -> String? {
        if let value = variables["$" + name] { return value }
        switch name {
        case "uri", "request_uri", "document_uri": return ServerRequest.path
        case "host", "http_host", "server_name": return request.host
        case "request_method": return "GET"
        case "request": return "GET \(ServerRequest.path) HTTP/1.1"
        case "args", "query_string", "is_args": return ""
        case "scheme": return isSecure ? "https" : nil
        case "https": return isSecure ? "on" : nil
        case "server_port": return isSecure ? "443" : nil
        default:
            if name.hasPrefix("cookie_") || name.hasPrefix("arg_") { return "" }
            return name.hasPrefix("http_") ? request.header(String(name.dropFirst(5))) : nil
        }
    }
}

extension ServerDirective {
    /// A page, or a program, in place of the file; nil if it may be the file at another place.
    func replacing(by target: String) -> ServerFinding? {
        switch ServerTarget(target) {
        case .page: ServerFinding(.replaced(by: target), at: self)
        case .program: ServerFinding(.unknown("it sends the request to \(target), whatever files there are"), at: self)
        case .other: nil
        }
    }
}

/// The condition of an `if`.
private struct NginxCondition {
    let words: [String]

    init(_ arguments: [String]) {
        var words = arguments
        if let first = words.first, first.hasPrefix("(") { words[0] = String(first.dropFirst()) }
        if let last = words.last, last.hasSuffix(")") { words[words.count - 1] = String(last.dropLast()) }
        self.words = words.filter { !$0.isEmpty }
    }

    var subject: String { words.first { $0.hasPrefix("$") } ?? words.joined(separator: " ") }
}

extension NginxEvaluation {
    fileprivate func holds(_ condition: NginxCondition) -> Bool? {
        let words = condition.words
        switch words.count {
        case 1: return value(of: words[0]).map { !$0.isEmpty && $0 != "0" }
        case 2 where words[1].hasPrefix("$") && words[0].contains("-"): return fileTest(words[0], words[1])
        case 2: return compared(words[0], words[1], "")
        case 3: return compared(words[0], words[1], words[2])
        default: return nil
        }
    }

    private func fileTest(_ test: String, _ file: String) -> Bool? {
        let isItself = ["$request_filename", "$document_root$uri", "$document_root$request_uri"].contains(file)
        guard isItself, request.hasFile else { return nil }
        let result: Bool? =
            switch test.suffix(2) {
            case "-f", "-e": true
            case "-d": false
            default: nil
            }
        return test.hasPrefix("!") ? result.negated : result
    }

    private func compared(_ left: String, _ sign: String, _ right: String) -> Bool? {
        guard let value = value(of: left) else { return nil }
        switch sign {
        case "=", "==": return self.value(of: right).map { $0 == value }
        case "!=": return self.value(of: right).map { $0 != value }
        case "~", "~*": return request.finds(right, in: value, ignoringCase: sign == "~*")
        case "!~", "!~*": return request.finds(right, in: value, ignoringCase: sign == "!~*").negated
        default: return nil
        }
    }
}
