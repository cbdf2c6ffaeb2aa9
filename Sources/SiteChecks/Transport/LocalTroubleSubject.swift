import AssociationModel
import Findings
import Judging

/// A trouble of this machine, and the hosts that were not seen because of it.
struct LocalTroubleSubject: Scoped {
    let trouble: LocalTrouble
    /// The hosts as written, each once, in the order of the claims.
    let hosts: [String]

    var scope: Scope { .run }
}

extension Subjects {
    /// The troubles of this machine, each once, in the order in which they were met.
    var localTroubles: [LocalTroubleSubject] {
        once {
            var order: [LocalTrouble] = []
            var hosts: [LocalTrouble: [String]] = [:]
            var seen: Set<String> = []
            for site in sites {
                guard let trouble = site.localTrouble, seen.insert(site.key.authority).inserted else { continue }
                if hosts[trouble] == nil { order.append(trouble) }
                hosts[trouble, default: []].append(site.key.authority)
            }
            return order.map { LocalTroubleSubject(trouble: $0, hosts: hosts[$0] ?? []) }
        }
    }
}
