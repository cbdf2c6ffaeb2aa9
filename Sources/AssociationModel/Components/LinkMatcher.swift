/// Decides URLs for one app. It keeps the memory that it works in, so that it allocates nothing for a URL; use one for
/// each task.
public struct LinkMatcher: Sendable {
    /// The file.
    public let links: CompiledLinks
    private let domain: LinkDomain?
    private let isListed: Bool
    private let tables: [PrefixTable]
    private let pathless: [Int]
    private var paths = Array(repeating: TextPart(), count: TextForm.count)
    private var texts = LinkTexts()
    private var positions = PositionMatcher()

    /// Prepares for an app.
    ///
    /// - Parameters:
    ///   - app: any string; it is compared byte for byte with what the file has.
    ///   - domain: the domain that the file was served for; nil compares no hosts.
    public init(_ links: CompiledLinks, app: String, domain: LinkDomain?) {
        self.links = links
        self.domain = domain
        let rules = links.rules(for: app)
        isListed = rules != nil
        var byForm: [[Int]] = Array(repeating: [], count: TextForm.count)
        var pathless: [Int] = []
        for rule in rules ?? [] {
            let program = links.programs[rule]
            if program.path == nil { pathless.append(rule) } else { byForm[program.form.rawValue].append(rule) }
        }
        self.pathless = pathless
        tables = byForm.indices.filter { !byForm[$0].isEmpty }
            .map { PrefixTable(TextForm(rawValue: $0), byForm[$0], links) }
    }

    /// Decides a URL.
    public mutating func decide(_ url: [UInt8]) -> LinkDecision { url.withUnsafeBufferPointer { decide($0) } }

    /// Decides a URL.
    public mutating func decide(_ url: String) -> LinkDecision { decide(Array(url.utf8)) }

    /// Decides a URL. Time grows with the length of the URL times that of the patterns that may take it, at worst.
    public mutating func decide(_ bytes: UnsafeBufferPointer<UInt8>) -> LinkDecision {
        let url = LinkURL(bytes)
        guard let scheme = url.scheme, Self.isWeb(bytes, scheme) else { return .noMatch(.scheme) }
        if let domain {
            guard domain.takes(UnsafeBufferPointer(rebasing: bytes[url.host ?? 0..<0])) else { return .noMatch(.host) }
        }
        guard links.hasAppLinks else { return .noMatch(.noAppLinks) }
        guard isListed else { return .noMatch(.appNotListed) }
        texts.begin()
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
        for table in tables {
            paths[table.form.rawValue].fillPath(bytes, url.path, table.form)
            guard paths[table.form.rawValue].state == .ready else { continue }
            best = paths[table.form.rawValue].with { path in
                table.first(below: best, path, links.pool) { rule in
                    let program = links.programs[rule]
                    return links.pool.matches(program, path, &positions)
                        && Self.holds(program, url, bytes, links, &texts, &positions)
                }
            }
        }
        for rule in pathless {
            guard rule < best else { break }
            if Self.holds(links.programs[rule], url, bytes, links, &texts, &positions) { best = rule }
        }
        return best == .max ? nil : best
    }

    /// Whether what a rule wants of the fragment and the query holds.
    private static func holds(
        _ rule: RuleProgram, _ url: LinkURL, _ bytes: UnsafeBufferPointer<UInt8>, _ links: CompiledLinks,
        _ texts: inout LinkTexts, _ positions: inout PositionMatcher
    ) -> Bool {
        let pool = links.pool
        if let fragment = rule.fragment {
            guard texts.prepare(.fragment, rule.form, url, bytes),
                texts.with(.fragment, rule.form, { pool.matches(pool.programs[fragment], $0, &positions) })
            else { return false }
        }
        switch rule.query {
        case .unspecified: return true
        case .whole(let query):
            return texts.prepare(.query, rule.form, url, bytes)
                && texts.with(.query, rule.form) { pool.matches(pool.programs[query], $0, &positions) }
        case .items(let range):
            texts.prepareItems(rule.form, url, bytes, links.names)
            for item in range {
                let item = links.items[item]
                guard texts.hasItem(item.name, rule.form) else {
                    if item.takesNothing { continue }
                    return false
                }
                let holds = texts.allValues(of: item.name, rule.form) {
                    pool.matches(pool.programs[item.pattern], $0, &positions)
                }
                guard holds else { return false }
            }
            return true
        }
    }
}

extension PatternPool {
    /// Whether the pattern of a rule matches a path that is known to begin with its prefix.
    fileprivate func matches(_ rule: RuleProgram, _ path: LinkText, _ positions: inout PositionMatcher) -> Bool {
        guard let place = rule.path else { return true }
        let program = programs[place]
        return switch program.shape {
        case .prefix: true
        case .literal: path.count == program.literal.count
        default: matches(program, path, &positions)
        }
    }
}
