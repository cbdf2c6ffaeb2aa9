import AssociationModel
import Findings
package import Judging

/// The hosts that a run needs, and those among them that were not contacted.
package struct NeededHosts: Scoped {
    /// Hosts that were not contacted for the same reason.
    struct Group {
        /// The hosts as written, each once, in the order of the claims.
        let hosts: [String]
        /// The claim, if there is only one; else no place in particular.
        let place: Place

        /// Nil if there are none.
        fileprivate init?(_ associations: [AssociationSubject]) {
            guard let claim = associations.first?.claim else { return nil }
            var seen: Set<String> = []
            hosts = associations.compactMap(\.site?.key.authority).filter { seen.insert($0).inserted }
            place = associations.count == 1 ? claim.place : .inspection
        }
    }

    /// Those that this run was not to contact, or has no record of.
    let leftOut: Group?
    /// Those with private addresses only.
    let privateOnes: Group?

    package var scope: Scope { .run }

    fileprivate init?(_ associations: [AssociationSubject]) {
        let needed = associations.filter(\.needsHost)
        if needed.isEmpty { return nil }
        let unknown = needed.filter(\.isLeftUnknown)
        leftOut = Group(unknown.filter { !$0.hasPrivateAddress })
        privateOnes = Group(unknown.filter(\.hasPrivateAddress))
    }
}

extension AssociationSubject {
    // Without an app, only in a run that looked for the file.
    fileprivate var needsHost: Bool { claim != nil && site.map { app != nil || $0.probes.first != nil } ?? false }

    fileprivate var isLeftUnknown: Bool { verdict == .unknown && site?.isUnknown == true && !isDecidedByCDNCopy && !isLocal }

    // Another finding says so, once for all hosts.
    private var isLocal: Bool { if case .local? = site?.probes.decisive?.notSeen { true } else { false } }

    fileprivate var hasPrivateAddress: Bool { site?.probes.first?.failure == .addressPrivate }

    // With `--cdn only` the origin is left out on purpose, and the CDN copy decides the verdict.
    private var isDecidedByCDNCopy: Bool {
        site?.probes.first == nil && site?.cdnCopy?.exchange?.response != nil
    }
}

extension Subjects {
    /// The hosts that the run needs, as one subject; none where no host is needed.
    var neededHosts: [NeededHosts] { once { [NeededHosts(associations)].compactMap(\.self) } }
}
