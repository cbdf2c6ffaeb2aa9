import AssociationModel
import TextFormats

/// A decision and the reasons for it: the rules tried, the closest one, and the undocumented behaviour it depends on.
package struct LinkExplanation: Sendable {
    /// The decision, the same as that of a ``LinkMatcher``.
    package let decision: LinkDecision
    /// The rules that were tried, in order; the last one decided, if any did. Empty if patterns and URL are so large
    /// that tracing them would take seconds.
    package let attempts: [LinkAttempt]
    /// The rule that came closest to matching; nil if a rule matches or none was tried.
    package let closest: LinkAttempt?
    /// The undocumented points the decision depends on: a different assumption would change it.
    package let unknownPoints: [UnknownPoint]
    /// Whether all undocumented points were examined. Beyond a limit on the work, ``unknownPoints`` has only those that are
    /// cheap to detect.
    package let isComplete: Bool
}

extension CompiledLinks {
    // The limits are on the length of all patterns of an app, with the values of their variables, times that of the
    // URL.
    private static let traceLimit = 1 << 26
    private static let explanationLimit = 1 << 22

    /// Decides a URL for an app and says why. Much slower than a ``LinkMatcher``; meant for showing to people, not for
    /// many URLs.
    ///
    /// - Parameters:
    ///   - url: the bytes of the URL.
    ///   - app: any string; compared byte for byte with the identifiers in the file.
    ///   - domain: the domain the file was served for; nil accepts any host that is not empty.
    package func explain(_ url: [UInt8], app: String, domain: LinkDomain?) -> LinkExplanation {
        var matcher = LinkMatcher(self, app: app, domain: domain)
        let decision = matcher.decide(url)
        let reader = LinkReader(self, url, .standard)
        let wasSearched = decision.rule != nil || decision == .noMatch(.noRule)
        let candidates = wasSearched ? rules(for: app) ?? [] : []
        let work = candidates.reduce(0) { $0 + rules[$1].patternLength(variables) } * (url.count + 1)
        let isComplete = work < Self.explanationLimit
        var attempts: [LinkAttempt] = []
        for rule in candidates where work < Self.traceLimit && rule <= decision.rule ?? .max {
            attempts.append(LinkAttempt(rule: rule, failure: reader.failure(of: rule)))
        }
        var unknownPoints = unknownHosts(reader, app: app, domain: domain, decision)
        if isComplete { unknownPoints += unknownReadings(url, app: app, decision) }
        return LinkExplanation(
            decision: decision, attempts: attempts,
            closest: decision == .noMatch(.noRule) ? closest(attempts, reader) : nil,
            unknownPoints: UnknownPoint.allCases.filter(unknownPoints.contains), isComplete: isComplete)
    }

    /// The attempt that matched most before it failed; the first of equals. Changes that would help are worked out for
    /// it only.
    private func closest(_ attempts: [LinkAttempt], _ reader: LinkReader) -> LinkAttempt? {
        var best: (rank: (Int, Int), attempt: LinkAttempt)?
        for attempt in attempts {
            guard let failure = attempt.failure else { continue }
            let rank = (failure.part.order, failure.reach)
            if best.map({ $0.rank < rank }) ?? true { best = (rank, attempt) }
        }
        guard let best, var failure = best.attempt.failure else { return nil }
        failure.fixes = LinkFailure.Fix.allCases.filter {
            reader.failure(of: rules[best.attempt.rule], $0.demands(of: rules[best.attempt.rule])) == nil
        }
        return LinkAttempt(rule: best.attempt.rule, failure: failure)
    }

    /// The undocumented points whose other reading would change the decision.
    private func unknownReadings(_ url: [UInt8], app: String, _ decision: LinkDecision) -> [UnknownPoint] {
        guard decision.rule != nil || decision == .noMatch(.noRule) else { return [] }
        let wanted = decision.rule.map { rules[$0].excludes }
        return UnknownPoint.allCases.filter { point in
            let reader = LinkReader(self, url, LinkReading(point))
            let found = reader.firstRule(among: reader.table.rules(for: app) ?? []).map { reader.table.rules[$0] }
            return found?.excludes != wanted
        }
    }

    /// The undocumented points about hosts and entries, which can be detected without a second reading.
    private func unknownHosts(
        _ reader: LinkReader, app: String, domain: LinkDomain?, _ decision: LinkDecision
    ) -> [UnknownPoint] {
        var points: [UnknownPoint] = []
        let host = reader.url.host.map { reader.bytes[$0] } ?? []
        if let domain, decision != .noMatch(.scheme) {
            if reader.url.hasMoreThanHost, domain.takes(host) { points.append(.portOrUserInformation) }
            if host.last == .point, domain.takes(host.dropLast()) { points.append(.trailingDotOfHost) }
            if host.contains(where: { $0 >= 0x80 }) { points.append(.hostOutsideASCII) }
        }
        guard decision != .noMatch(.scheme), decision != .noMatch(.host) else { return points }
        let entries = site.appLinks?.details ?? []
        let own = table.entries(for: app)
        if decision.rule == nil, own.contains(where: { entries[$0].components == nil && entries[$0].paths == nil }) {
            points.append(.patternsMissing)
        }
        if own.count > 1, site.appLinks?.detailsForm == .dictionary { points.append(.dictionaryOrder) }
        if decision.rule == nil,
            entries.contains(where: { $0.appIDs?.value.string.map { $0.utf8.elementsEqual(app.utf8) } == true })
        {
            points.append(.identifiersOfOtherKind)
        }
        return points
    }
}

extension LinkFailure.Part {
    /// The order in which parts are compared.
    fileprivate var order: Int {
        switch self {
        case .path: 0
        case .fragment: 1
        case .query, .item: 2
        }
    }
}

extension LinkFailure.Fix {
    /// The demands of a rule with this change applied.
    fileprivate func demands(of rule: LinkRule) -> LinkReader.Demands {
        var demands = LinkReader.Demands(rule)
        switch self {
        case .ignoringCase: demands.isFolded = true
        case .decoding: demands.isDecoded = true
        case .ignoringCaseAndDecoding: (demands.isFolded, demands.isDecoded) = (true, true)
        case .anyQuery: demands.wantsQuery = false
        case .anyFragment: demands.wantsFragment = false
        }
        return demands
    }
}

extension LinkRule {
    /// The total length of the rule's patterns in bytes, including the values of their variables.
    fileprivate func patternLength(_ variables: SubstitutionVariables) -> Int {
        func length(_ pattern: LinkPattern) -> Int {
            pattern.variables.reduce(pattern.bytes.count) { sum, name in
                sum + (variables.values(of: name) ?? []).reduce(0) { $0 + $1.count }
            }
        }
        let items: Int =
            switch query {
            case .unspecified, .void: 1
            case .whole(let constraint): length(constraint.pattern)
            case .items(let object): object.items.reduce(1) { $0 + length($1.constraint.pattern) }
            }
        return items + (path.map { length($0.pattern) } ?? 0) + (fragment.map { length($0.pattern) } ?? 0)
    }
}
