import AssociationModel
import Findings
import Judging

/// The findings of a run in the order of the report, looked up by what they concern.
///
/// Each is filed under the narrowest thing that its scopes name, so that an association with a thousand others finds its
/// own without reading theirs; and so does that of one app among many.
struct Judgements {
    /// Errors, warnings, then notes; within each severity in the order of the checks, so that decisive causes come first.
    let all: [Filing]
    private let unseen: [SiteKey?: [Unseen]]
    private var entries: [Scope: [AppIdentifier?: [(index: Int, scope: Scope)]]] = [:]

    /// Files findings, equal ones once.
    ///
    /// - Parameter unseen: what could not be looked at of what the checks that found nothing read.
    init(_ found: [Judgement], notSeen unseen: [Unseen], on evidence: Evidence) {
        self.unseen = Dictionary(grouping: unseen, by: \.scope.site)
        let ordered = [Severity.error, .warning, .note].flatMap { severity in
            found.filter { $0.finding.identity.severity == severity }
        }
        all = Filing.filings(of: ordered, on: evidence)
        for (index, filing) in all.enumerated() {
            for scope in filing.scopes {
                entries[scope.narrowest, default: [:]][scope.app, default: []].append((index, scope))
            }
        }
    }

    /// What of a site could not be looked at, the server before Apple's copy; nil if all was seen that the checks read.
    func unseen(of site: SiteKey?) -> Unseen? { site.flatMap { unseen[$0]?.first } }

    /// The findings that concern an association, a file, a screen, a log or an expectation of one of these
    /// scopes.
    func concerning(_ scopes: [Scope]) -> [Finding] {
        var seen: Set<Int> = []
        for scope in scopes {
            for filed in scope.things.compactMap({ entries[$0] }) {
                let mentions = (filed[nil] ?? []) + (scope.app.flatMap { filed[$0] } ?? [])
                seen.formUnion(mentions.filter { $0.scope.concerns(scope) }.map(\.index))
            }
        }
        return seen.sorted().map { all[$0].finding }
    }

    /// The findings about exactly this file, screen, log, expectation or site.
    func about(_ thing: Scope) -> [Finding.ID] {
        Set((entries[thing] ?? [:]).values.joined().map(\.index)).sorted().map { all[$0].finding.id }
    }
}

extension Scope {
    /// The things that it names, each as a scope of its own, the narrowest first; last, the scope of everything.
    fileprivate var things: [Scope] {
        var things: [Scope] = []
        if let part {
            things.append(Scope(part))
            if part.member != nil { things.append(Scope(part.whole)) }
        }
        if site != nil { things.append(Scope(site: site)) }
        return things + [Scope()]
    }

    fileprivate var narrowest: Scope { things[0] }
}
