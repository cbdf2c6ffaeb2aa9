import Findings
import TextFormats

/// A rule of Netlify, in `_redirects` or netlify.toml, or of Cloudflare Pages.
struct RedirectRule {
    /// The path or URL that it applies to.
    let from: LocatedString
    let target: String
    let status: Int
    /// Whether it applies where a file is, too.
    let isForced: Bool
    /// Whether it depends on a country, language, role or cookie.
    let hasCondition: Bool
    /// Whether it needs a query, which Apple's request does not have.
    let hasQuery: Bool

    /// Whether it answers with the file itself: `/.well-known/* /.well-known/:splat 200`.
    var servesFile: Bool {
        target.contains("apple-app-site-association") || status == 200 && target.hasPrefix("/.well-known/:")
    }

    /// What is known of its covering a request.
    enum Reach {
        case covers
        case misses
        case unknown
    }

    /// Whether it covers the file of a host that is asked over https; nil for a host that is not known.
    func reach(on host: String?) -> Reach {
        guard !hasQuery else { return .misses }
        guard let scheme = from.text.firstRange(of: "://") else { return Self.covers(from.text) }
        let rest = from.text[scheme.upperBound...]
        let name = String(rest.prefix { $0 != "/" }).asciiLowercased
        // The addresses that hosts give out themselves are not what an app names; a rule for plain http is for that.
        let isOther = host.map { $0 != name } ?? (name.hasSuffix(".netlify.app") || name.hasSuffix(".netlify.com"))
        guard !isOther, String(from.text[..<scheme.lowerBound]).asciiLowercased == "https" else { return .misses }
        let covered = Self.covers(String(rest.dropFirst(name.count)))
        return host == nil && covered == .covers ? .unknown : covered
    }

    // `*` at the end takes the rest, `:name` one name.
    private static func covers(_ pattern: String) -> Reach {
        let pattern = pattern.split(separator: "/").map(String.init)
        let names = HostReading.path.split(separator: "/").map(String.init)
        for (index, part) in pattern.enumerated() {
            if part == "*", index == pattern.count - 1 { return .covers }
            guard index < names.count else { return .misses }
            if part.hasPrefix(":") { continue }
            if part.contains("*") {
                return names[index].hasPrefix(part.prefix { $0 != "*" }) ? .unknown : .misses
            }
            guard part == names[index] else { return .misses }
        }
        return pattern.count == names.count ? .covers : .misses
    }
}

extension RedirectRule {
    /// The rules of `_redirects`: `from [query…] [to] [status[!]] [conditions…]` on a line each.
    static func rules(in text: SourceText) -> [RedirectRule] {
        (1...text.lineCount).compactMap { line in text.span(ofLine: line).flatMap { RedirectRule(line: $0, in: text) } }
    }

    private init?(line: SourceSpan, in text: SourceText) {
        let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        var words = text.bytes(in: line).split(whereSeparator: blank)
        if let comment = words.firstIndex(where: { $0.first == .hash }) { words = Array(words[..<comment]) }
        guard let first = words.first, words.count > 1 else { return nil }
        let rest = words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        from = LocatedString(
            String(decoding: first, as: UTF8.self), at: SourceSpan(first.startIndex, first.endIndex))
        let isTarget: (String) -> Bool = { $0.hasPrefix("/") || $0.contains("://") }
        let position = rest.firstIndex(where: isTarget)
        target = position.map { rest[$0] } ?? ""
        hasQuery = (position ?? 0) > 0
        let after = rest.dropFirst(position.map { $0 + 1 } ?? 0)
        let code = after.first ?? ""
        status = Int(code.prefix { $0.isNumber }) ?? 301
        isForced = code.hasSuffix("!")
        hasCondition = after.contains { $0.contains("=") }
    }

    /// A table under `redirects` in netlify.toml; nil if it has no `from`.
    init?(_ table: JSONValue) {
        guard let value = table.member("from")?.value, let from = LocatedString(value) else { return nil }
        self.from = from
        target = table.string("to") ?? ""
        let query = table.member("query")?.value.members ?? []
        let conditions = table.member("conditions")?.value.members ?? []
        hasQuery = !query.isEmpty
        hasCondition = !conditions.isEmpty
        isForced = table.member("force")?.value.bool ?? false
        status = table.status ?? 301
    }
}
