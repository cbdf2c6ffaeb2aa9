import AssociationModel
import Findings
import TextFormats

/// The rules of the URL Rewrite module.
/// <https://learn.microsoft.com/iis/extensions/url-rewrite-module/url-rewrite-module-configuration-reference>
extension IISEvaluation {
    /// What a rule does; nil if it lets the request go on. A rule that ends the rules without harm has no finding.
    func rewriting(_ rule: XMLElement, in level: IISLevel) -> (finding: ServerFinding?, isEnd: Bool)? {
        let applies = self.applies(rule)
        guard applies != false, let action = rule.all("action").first else { return nil }
        let finding = harm(of: action).map { ServerFinding($0, at: level.place(of: action)) }
        if applies == nil {
            return finding.map { ($0.uncertain("whether the rule applies could not be decided"), false) }
        }
        if let finding { return (finding, true) }
        let type = action.attribute("type")?.value.string.asciiLowercased ?? "rewrite"
        return type == "rewrite" || rule.flag("stopProcessing") ?? false ? (nil, true) : nil
    }

    private func harm(of action: XMLElement) -> ServerFinding.Harm? {
        let target = action.attribute("url")?.value.string ?? ""
        switch action.attribute("type")?.value.string.asciiLowercased {
        case "redirect": return .redirect(request, to: RedirectTarget(target, variable: "{"))
        case "abortrequest": return .refused("the rule aborts the request")
        case "customresponse":
            let status = action.attribute("statusCode")?.value.string ?? "403"
            return status.hasPrefix("2") ? nil : .refused("the rule answers with status \(plain: status)")
        case "rewrite":
            guard request.hasFile, !target.contains("{") else { return nil }
            switch ServerTarget(target) {
            case .page: return .replaced(by: target)
            case .program: return .unknown("it sends the request to \(target), whatever files there are")
            case .other: return nil
            }
        default: return nil
        }
    }

    private func applies(_ rule: XMLElement) -> Bool? {
        guard let match = rule.all("match").first else { return false }
        let syntax = rule.attribute("patternSyntax")?.value.string ?? "ECMAScript"
        let path = String(ServerRequest.path.dropFirst())
        let isFound = self.isFound(match, "url", in: path, syntax)
        if isFound == false { return false }
        let holds = conditions(rule.all("conditions").first, syntax)
        return holds == false ? false : (isFound == nil ? nil : holds)
    }

    private func conditions(_ conditions: XMLElement?, _ syntax: String) -> Bool? {
        guard let conditions else { return true }
        let results = conditions.all("add").map { holds($0, syntax) }
        let isAny = conditions.attribute("logicalGrouping")?.value.string == "MatchAny"
        return isAny && !results.isEmpty ? results.anyHolds : results.allHold
    }

    private func holds(_ condition: XMLElement, _ syntax: String) -> Bool? {
        let input = condition.attribute("input")?.value.string ?? ""
        let isNegated = condition.flag("negate") ?? false
        switch condition.attribute("matchType")?.value.string.asciiLowercased {
        case "isfile", "isdirectory":
            guard input == "{REQUEST_FILENAME}", request.hasFile else { return nil }
            let isFile = condition.attribute("matchType")?.value.string.asciiLowercased == "isfile"
            return isFile != isNegated
        default:
            guard let value = value(of: input) else { return nil }
            return isFound(condition, "pattern", in: value, syntax)
        }
    }

    private func isFound(_ element: XMLElement, _ name: String, in text: String, _ syntax: String) -> Bool? {
        let pattern = element.attribute(name)?.value.string ?? ""
        let ignoresCase = element.flag("ignoreCase") ?? true
        let isFound: Bool? =
            switch syntax.asciiLowercased {
            case "wildcard": Wildcard(pattern, [.classes, .crossesSlash]).matches(text)
            case "exactmatch": pattern == text
            default: request.finds(pattern, in: text, ignoringCase: ignoresCase)
            }
        return element.flag("negate") ?? false ? isFound.negated : isFound
    }

    private func value(of input: String) -> String? {
        switch input {
        case "{HTTPS}": "on"
        case "{HTTP_HOST}", "{SERVER_NAME}": request.host
        case "{REQUEST_URI}", "{URL}", "{PATH_INFO}", "{UNENCODED_URL}": ServerRequest.path
        case "{REQUEST_METHOD}": "GET"
        case "{QUERY_STRING}": ""
        case "{SERVER_PORT}": "443"
        case "{SERVER_PORT_SECURE}": "1"
        case "{REQUEST_SCHEME}": "https"
        default:
            input.hasPrefix("{HTTP_") ? request.header(String(input.dropFirst(6).dropLast())) : nil
        }
    }
}
