import Findings
import Judging

extension Subjects {
    /// The lists of claims.
    var lists: [ClaimListSubject] {
        once {
            let differing = Set(sources.filter { $0.difference != nil }.map(\.scope))
            return question.lists.enumerated().map { index, list in
                let scope = Scope(list: index)
                return ClaimListSubject(
                    list: list, feature: question.feature, differsFromSource: differing.contains(scope), scope: scope)
            }
        }
    }

    /// The claims of all lists.
    var claims: [ClaimSubject] {
        once {
            question.lists.enumerated().flatMap { listIndex, list in
                let siblings = ClaimSiblings(list.claims)
                return list.claims.enumerated().map { index, claim in
                    ClaimSubject(
                        claim: claim, list: list, siblings: siblings, index: index,
                        scope: Scope(list: listIndex, claim: index))
                }
            }
        }
    }
}
