import AssociationModel
import TextFormats

/// Explains what a file decides about one URL for any of its apps. Apps that the same entries name are explained once, and
/// all apps together within limits.
package struct LinkExplainer: Sendable {
    private let links: CompiledLinks
    private let url: [UInt8]
    private let domain: LinkDomain?
    /// The strings under `appIDs`, where an array belongs.
    private let lone: Set<[UInt8]>
    /// Whether the query items of defaults are few enough to be copied into every rule.
    private let mayMerge: Bool
    /// By entries, what is the same for all apps that they name.
    private var known: [[Int]: LinkExplanation] = [:]
    private var tracesLeft = 1 << 26
    private var readingsLeft = 1 << 23

    // The limits are on the length of all patterns of an app, with the values of their variables, times that of the
    // URL: for tracing the rules, and for reading them in every other way.
    private static let traceLimit = 1 << 26
    private static let readingLimit = 1 << 22
    // The limit on the query items of defaults, times the rules that may extend them.
    private static let mergingLimit = 1 << 18

    /// - Parameters:
    ///   - url: the bytes of the URL.
    ///   - domain: the domain the file was served for; nil accepts any host that is not empty.
    package init(_ links: CompiledLinks, _ url: [UInt8], domain: LinkDomain?) {
        self.links = links
        self.url = url
        self.domain = domain
        let defaults = [links.site.appLinks?.defaults] + (links.site.appLinks?.details ?? []).map(\.defaults)
        let most = defaults.map { $0?.value.member("?")?.value.members?.count ?? 0 }.max() ?? 0
        mayMerge = most * links.rules.count <= Self.mergingLimit
        lone = Set((links.site.appLinks?.details ?? []).compactMap { $0.appIDs?.value.string.map { Array($0.utf8) } })
    }

    /// Decides the URL for an app and says why.
    ///
    /// - Parameter app: any string; compared byte for byte with the identifiers in the file.
    package mutating func explanation(for app: String) -> LinkExplanation {
        let entries = links.table.entries(for: app)
        let explanation = known[entries] ?? explanation(sharedBy: app)
        known[entries] = explanation
        let isLone = explanation.decision.rule == nil && lone.contains(Array(app.utf8))
        guard isLone, explanation.decision != .noMatch(.scheme), explanation.decision != .noMatch(.host) else {
            return explanation
        }
        return explanation.depending(on: .identifiersOfOtherKind)
    }

    private mutating func explanation(sharedBy app: String) -> LinkExplanation {
        var matcher = LinkMatcher(links, app: app, domain: domain)
        let decision = matcher.decide(url)
        let reader = LinkReader(links, url, app: app, .standard)
        let wasSearched = decision.rule != nil || decision == .noMatch(.noRule)
        let work = wasSearched ? work(of: reader.candidates) : 0
        let isTraced = take(work, from: \.tracesLeft, within: Self.traceLimit)
        let isRead = wasSearched && take(work, from: \.readingsLeft, within: Self.readingLimit)
        var attempts: [LinkAttempt] = []
        for rule in reader.candidates where wasSearched && isTraced && rule <= decision.rule ?? .max {
            attempts.append(LinkAttempt(rule: rule, failure: reader.failure(of: rule)))
        }
        var points = unknownHosts(reader, app: app, decision)
        if isRead { points += unknownReadings(app: app, decision) }
        return LinkExplanation(
            decision: decision, attempts: attempts,
            closest: decision == .noMatch(.noRule) ? closest(attempts, reader) : nil,
            unknownPoints: UnknownPoint.allCases.filter(points.contains), isTraced: isTraced,
            isComplete: (isRead && mayMerge) || !wasSearched)
    }

    private mutating func take(
        _ work: Int, from left: WritableKeyPath<LinkExplainer, Int>, within limit: Int
    ) -> Bool {
        guard work < limit, work <= self[keyPath: left] else { return false }
        self[keyPath: left] -= work
        return true
    }

    /// The work of reading rules, or a number beyond all limits.
    private func work(of rules: [Int]) -> Int {
        var length = 0
        for rule in rules where length * (url.count + 1) < Self.traceLimit {
            length += links.rules[rule].patternLength(links.variables)
        }
        return length * (url.count + 1)
    }

    /// The undocumented points whose other reading would change the decision.
    private func unknownReadings(app: String, _ decision: LinkDecision) -> [UnknownPoint] {
        let wanted = decision.rule.map { links.rules[$0].excludes }
        return UnknownPoint.allCases.filter { point in
            if point == .mergedQueryObjects, !mayMerge { return false }
            let reader = LinkReader(links, url, app: app, LinkReading(point))
            return reader.firstRule.map { reader.rules[$0].excludes } != wanted
        }
    }

    /// The undocumented points about hosts and entries, which can be detected without a second reading.
    private func unknownHosts(_ reader: LinkReader, app: String, _ decision: LinkDecision) -> [UnknownPoint] {
        var points: [UnknownPoint] = []
        let host = reader.url.host.map { reader.bytes[$0] } ?? []
        if let domain, decision != .noMatch(.scheme) {
            if reader.url.hasMoreThanHost, domain.takes(host) { points.append(.portOrUserInformation) }
            if host.last == .point, domain.takes(host.dropLast()) { points.append(.trailingDotOfHost) }
            if host.contains(where: { $0 >= 0x80 }) { points.append(.hostOutsideASCII) }
        }
        guard decision != .noMatch(.scheme), decision != .noMatch(.host) else { return points }
        let entries = links.site.appLinks?.details ?? []
        let own = links.table.entries(for: app)
        if decision.rule == nil, own.contains(where: { entries[$0].components == nil && entries[$0].paths == nil }) {
            points.append(.patternsMissing)
        }
        if own.count > 1, links.site.appLinks?.detailsForm == .dictionary { points.append(.dictionaryOrder) }
        return points
    }
}

extension LinkRule {
    /// The total length of the rule's patterns in bytes, including the values of their variables.
    fileprivate func patternLength(_ variables: SubstitutionVariables) -> Int {
        func length(_ pattern: LinkPattern) -> Int {
            pattern.variables.reduce(pattern.bytes.count) { $0 + variables.length(of: $1) }
        }
        let items: Int =
            switch query {
            case .unspecified, .void: 1
            case .whole(let constraint): length(constraint.pattern)
            case .items(let object): object.items.reduce(1) { $0 + 1 + length($1.constraint.pattern) }
            }
        return items + (path.map { length($0.pattern) } ?? 0) + (fragment.map { length($0.pattern) } ?? 0)
    }
}
