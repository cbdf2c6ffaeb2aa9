import AssociationModel
import Judging
import TextFormats

/// The request that the configuration of a web server is judged for: Apple's, over HTTPS.
struct ServerRequest: Sendable {
    static let path = Location.Kind.wellKnown.path
    /// The last name of the path.
    static let fileName = "apple-app-site-association"
    static let userAgent = "AASA-Bot/1.0.0"

    /// The host in lower case; nil if it is not known for which one the deployment is.
    let host: String?
    /// Whether the web root has the file. Without it a program may make it, so only refusals and redirects count.
    let hasFile: Bool
    /// What may be spent on following what the configuration does to it.
    let budget: FoldingBudget

    init(_ deployment: Deployment, within budget: FoldingBudget) {
        host = deployment.host
        hasFile = deployment.hasFile
        self.budget = budget
    }

    /// Whether a regular expression is found in a text; nil if that cannot be decided.
    func finds(_ pattern: String, in text: String = Self.path, ignoringCase: Bool = false) -> Bool? {
        RegularExpression.isFound(pattern, in: text, ignoringCase: ignoringCase, within: budget)
    }

    /// A text with the values of its variables; nil if one of them is not known, or if it is too long.
    ///
    /// - Parameters:
    ///   - marks: the characters of which one stands before each variable.
    ///   - value: takes the rest of a variable off the text behind its mark, and returns its value.
    func filled(_ text: String, behind marks: String, by value: (inout Substring) -> String?) -> String? {
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(where: marks.contains) {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let value = value(&rest), budget.produce(value.utf8.count) else { return nil }
            result += value
        }
        return result + rest
    }

    /// The value of a header field of the request; nil if it is not known. Cookies and a referrer are not sent.
    func header(_ name: String) -> String? {
        switch name.asciiLowercased.replacing("_", with: "-") {
        case "host", "x-forwarded-host": host
        case "user-agent": Self.userAgent
        case "cookie", "referer", "origin", "upgrade", "authorization": ""
        case "x-forwarded-proto", "x-forwarded-scheme": "https"
        default: nil
        }
    }
}

/// What a page or program that takes the place of the file is, by the path or address that a rule names.
enum ServerTarget {
    /// A web page, which is not the file.
    case page
    /// A program, which may answer anything.
    case program
    /// Something else, such as another place of the file.
    case other

    init(_ target: String) {
        let path = target.prefix { $0 != "?" && $0 != "#" }.asciiLowercased
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? path
        if name.hasSuffix(".html") || name.hasSuffix(".htm") || path == "/" {
            self = .page
        } else if [".php", ".aspx", ".asp", ".cgi", ".fcgi", ".py", ".pl", ".js"].contains(where: name.hasSuffix) {
            self = .program
        } else {
            self = .other
        }
    }
}

extension Substring {
    var asciiLowercased: String { String(self).asciiLowercased }
}

/// Where a redirect goes, as far as the text of a rule tells.
struct RedirectTarget: Sendable {
    /// The text of the rule.
    let text: String
    /// The host in lower case; nil if it is the same one, or made of variables.
    let host: String?
    /// Whether it certainly goes to HTTPS.
    let isSecure: Bool

    /// - Parameter variable: the marks with which a variable begins, such as `$` in nginx.
    init(_ text: String, variable: String) {
        self.text = text
        let lower = text.asciiLowercased
        isSecure = lower.hasPrefix("https://")
        guard let slashes = lower.firstRange(of: "//"), lower[..<slashes.lowerBound].utf8.count <= 10 else {
            host = nil
            return
        }
        let name = lower[slashes.upperBound...].prefix { !"/?#:".contains($0) }
        host = name.isEmpty || name.contains { variable.contains($0) } ? nil : String(name)
    }

    /// What it is for a host: to another one, or on the same.
    func obstacle(for host: String?) -> Obstacle {
        guard let target = self.host else { return .redirectOnHost }
        return target == host ? .redirectOnHost : .redirectToHost
    }
}

extension Bool? {
    /// The opposite; nil stays nil.
    var negated: Bool? { map { !$0 } }
}

extension [Bool?] {
    /// Whether every one holds; nil where that depends on one of which it is not known.
    var allHold: Bool? { contains(false) ? false : contains(nil) ? nil : true }
    /// Whether one holds, likewise.
    var anyHolds: Bool? { contains(true) ? true : contains(nil) ? nil : false }
}
