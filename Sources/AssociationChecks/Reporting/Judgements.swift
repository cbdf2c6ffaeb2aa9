import Findings

/// The findings of a run in the order of the report, looked up by what they concern.
///
/// Each is filed under the narrowest thing that its scope names, so that an association with a thousand others finds its
/// own without reading theirs.
struct Judgements {
    /// Errors, warnings, then notes; within each severity in the order of the checks, so that decisive causes come first.
    let all: [Judgement]
    private var indices: [Scope: [Int]] = [:]

    init(_ found: [Judgement]) {
        all = [Severity.error, .warning, .note].flatMap { severity in
            found.filter { $0.finding.identity.severity == severity }
        }
        for (index, judgement) in all.enumerated() { indices[judgement.scope.narrowest, default: []].append(index) }
    }

    /// The indices of the findings that concern an association, a file, a screen, a log or an expectation of this scope.
    func concerning(_ scope: Scope) -> [Int] {
        scope.things.flatMap { indices[$0] ?? [] }.filter { all[$0].scope.concerns(scope) }.sorted()
    }

    /// The indices of the findings about exactly this file, screen, log, expectation or site.
    func about(_ thing: Scope) -> [Int] { indices[thing] ?? [] }
}

extension Scope {
    /// The things that it names, each as a scope of its own, the narrowest first; last, the scope of everything.
    fileprivate var things: [Scope] {
        var things: [Scope] = []
        if claim != nil { things.append(Scope(list: list, claim: claim)) }
        if list != nil { things.append(Scope(list: list)) }
        if site != nil { things.append(Scope(site: site)) }
        if file != nil { things.append(Scope(file: file)) }
        if expectation != nil { things.append(Scope(expectation: expectation)) }
        if screen != nil { things.append(Scope(screen: screen)) }
        if log != nil { things.append(Scope(log: log)) }
        return things + [Scope()]
    }

    fileprivate var narrowest: Scope { things[0] }
}
