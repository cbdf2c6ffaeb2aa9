import Findings
import TextFormats

/// Decides URLs for one app. It reuses its working memory, so deciding a URL allocates nothing. Use one matcher per
/// task.
package struct LinkMatcher: Sendable {
    package let links: CompiledLinks
    private let domain: LinkDomain?
    private let isListed: Bool
    private let tables: [PrefixTable]
    private let pathless: [Int]
    private var paths = Array(repeating: TextPart(), count: TextForm.count)
    private var texts = LinkTexts()
    private var positions = PositionMatcher()

    /// Prepares to match URLs for an app.
    ///
    /// - Parameters:
    ///   - app: any string; compared byte for byte with the identifiers in the file.
    ///   - domain: the domain the file was served for; nil accepts any host that is not empty.
    package init(_ links: CompiledLinks, app: String, domain: LinkDomain?) {
        self.links = links
        self.domain = domain
        let rules = links.rules(for: app)
        isListed = rules != nil
        var byForm: [[Int]] = Array(repeating: [], count: TextForm.count)
        var pathless: [Int] = []
        var conditions: Set<RuleProgram> = []
        for rule in rules ?? [] {
            let program = links.programs[rule]
            // If several rules have the same conditions, only the first can decide.
            guard conditions.insert(changed(program) { $0.excludes = false }).inserted else { continue }
            if program.path == nil { pathless.append(rule) } else { byForm[program.form.rawValue].append(rule) }
        }
        self.pathless = pathless
        tables = byForm.indices.filter { !byForm[$0].isEmpty }
            .map { PrefixTable(TextForm(rawValue: $0), byForm[$0], links) }
    }

    /// Decides a URL.
    package mutating func decide(_ url: [UInt8]) -> LinkDecision { url.withUnsafeBufferPointer { decide($0) } }

    /// Decides a URL.
    package mutating func decide(_ url: String) -> LinkDecision { decide(Array(url.utf8)) }

    /// Decides a URL. The worst-case time is proportional to the length of the URL times that of the patterns that may
    /// match it.
    package mutating func decide(_ bytes: UnsafeBufferPointer<UInt8>) -> LinkDecision {
        let url = LinkURL(bytes)
        guard let scheme = url.scheme, Self.isWeb(bytes, scheme) else { return .noMatch(.scheme) }
        let host = url.host ?? 0..<0
        guard domain?.takes(UnsafeBufferPointer(rebasing: bytes[host])) ?? !host.isEmpty else { return .noMatch(.host) }
        guard links.hasAppLinks else { return .noMatch(.noAppLinks) }
        guard isListed else { return .noMatch(.appNotListed) }
        texts.begin(links.pool)
        guard let rule = Self.firstRule(url, bytes, links, tables, pathless, &paths, &texts, &positions) else {
            return .noMatch(.noRule)
        }
        return links.programs[rule].excludes ? .exclude(rule: rule) : .match(rule: rule)
    }

    private static func isWeb(_ bytes: UnsafeBufferPointer<UInt8>, _ scheme: Range<Int>) -> Bool {
        let https: StaticString = "https"
        guard scheme.count == 4 || scheme.count == 5 else { return false }
        return https.withUTF8Buffer { https in
            scheme.allSatisfy { bytes[$0].asciiLowercased == https[$0] }
        }
    }

    private static func firstRule(
        _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>, _ links: CompiledLinks, _ tables: [PrefixTable],
        _ pathless: [Int], _ paths: inout [TextPart], _ texts: inout LinkTexts, _ positions: inout PositionMatcher
    ) -> Int? {
        var best = Int.max
        for index in tables.indices {
            let form = tables[index].form
            paths[form.rawValue].fillPath(bytes, url.path, form)
            guard paths[form.rawValue].state == .ready else { continue }
            paths[form.rawValue].with { path in
                var search = tables[index].search(path, links.pool)
                while let rule = tables[index].next(&search, below: best, path) {
                    let program = links.programs[rule]
                    if links.pool.matches(program, path, &texts, &positions),
                        Self.holds(program, url, bytes, links, &texts, &positions)
                    {
                        best = rule
                    }
                }
            }
        }
        for rule in pathless {
            guard rule < best else { break }
            if Self.holds(links.programs[rule], url, bytes, links, &texts, &positions) { best = rule }
        }
        return best == .max ? nil : best
    }

    /// Whether the rule's conditions on fragment and query are met.
    private static func holds(
        _ rule: RuleProgram, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>, _ links: CompiledLinks,
        _ texts: inout LinkTexts, _ positions: inout PositionMatcher
    ) -> Bool {
        if let fragment = rule.fragment {
            guard texts.prepare(.fragment, rule.form, url, bytes),
                texts.matches(.fragment, rule.form, fragment, links.pool, &positions)
            else { return false }
        }
        switch rule.query {
        case .unspecified: return true
        case .whole(let query):
            return texts.prepare(.query, rule.form, url, bytes)
                && texts.matches(.query, rule.form, query, links.pool, &positions)
        case .items(let object):
            texts.prepareItems(rule.form, url, bytes, links)
            return texts.satisfies(object, rule.form, links, &positions)
        }
    }
}

extension PatternPool {
    /// Whether the pattern of a rule matches a path that is already known to begin with the pattern's prefix.
    fileprivate func matches(
        _ rule: RuleProgram, _ path: LinkText, _ texts: inout LinkTexts, _ positions: inout PositionMatcher
    ) -> Bool {
        guard let place = rule.path else { return true }
        let program = programs[place]
        return switch program.shape {
        case .prefix: true
        case .literal: path.count == program.literal.count
        default:
            texts.remembered(program, rule.form) { matches(program, path, &positions) }
        }
    }
}
