import Findings
import Judging

extension Subjects {
    /// The lists of claims.
    var lists: [ClaimListSubject] {
        once {
            let differing = Set(sources.filter { $0.difference != nil }.map(\.scope))
            return parts.claims.lists.identified.map { id, list in
                let scope = Scope(id)
                return ClaimListSubject(
                    list: list, feature: choices.feature, differsFromSource: differing.contains(scope), scope: scope)
            }
        }
    }

    /// The claims of all lists.
    var claims: [ClaimSubject] {
        once {
            parts.claims.lists.identified.flatMap { id, list in
                let siblings = ClaimSiblings(list.claims)
                return list.claims.enumerated().map { index, claim in
                    ClaimSubject(
                        claim: claim, list: list, siblings: siblings, index: index,
                        scope: Scope(id.member(index)))
                }
            }
        }
    }
}
