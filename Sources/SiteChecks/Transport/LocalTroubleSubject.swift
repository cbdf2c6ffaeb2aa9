import AssociationModel
import Findings
import Judging

/// A trouble of this machine, and the hosts that were not seen because of it.
struct LocalTroubleSubject: Scoped {
    let trouble: LocalTrouble
    /// The hosts as written, each once, in the order of the claims.
    fileprivate(set) var hosts: [String]

    var scope: Scope { .run }
}

extension Subjects {
    /// The troubles of this machine, one of each kind, whatever words were found for it, in the order in which they were met.
    var localTroubles: [LocalTroubleSubject] {
        once {
            var troubles: [LocalTroubleSubject] = []
            var seen: Set<String> = []
            for site in sites(reading: []) {
                guard let trouble = site.localTrouble, seen.insert(site.key.authority).inserted else { continue }
                if let index = troubles.firstIndex(where: { $0.trouble.isOfNetwork == trouble.isOfNetwork }) {
                    troubles[index].hosts.append(site.key.authority)
                } else {
                    troubles.append(LocalTroubleSubject(trouble: trouble, hosts: [site.key.authority]))
                }
            }
            return troubles
        }
    }
}

extension LocalTrouble {
    fileprivate var isOfNetwork: Bool { if case .network = self { true } else { false } }
}
