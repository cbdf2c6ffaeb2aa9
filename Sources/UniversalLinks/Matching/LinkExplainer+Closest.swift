import TextFormats

extension LinkExplainer {
    /// The attempt that matched most before it failed; the first of equals. Changes that would help are worked out for
    /// it only.
    func closest(_ attempts: [LinkAttempt], _ reader: LinkReader) -> LinkAttempt? {
        var best: (rank: (Int, Int), attempt: LinkAttempt)?
        for attempt in attempts {
            guard let failure = attempt.failure else { continue }
            let rank = (failure.part.order, failure.reach)
            if best.map({ $0.rank < rank }) ?? true { best = (rank, attempt) }
        }
        guard let best, var failure = best.attempt.failure else { return nil }
        let rule = reader.rules[best.attempt.rule]
        failure.fixes = LinkFailure.Fix.allCases.filter { reader.failure(of: rule, $0.demands(of: rule)) == nil }
        return LinkAttempt(rule: best.attempt.rule, failure: failure)
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
