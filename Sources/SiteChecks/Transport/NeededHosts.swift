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

        var hostsInWords: Message { NeededHosts.inWords(hosts) }

        /// Nil if there are none.
        fileprivate init?(_ associations: [AssociationSubject]) {
            guard let claim = associations.first?.claim else { return nil }
            hosts = associations.compactMap(\.site?.key.authority).uniqued()
            place = associations.count == 1 ? claim.place : .inspection
        }
    }

    /// Those that this run was not to contact.
    let leftOut: Group?
    /// Those that the recording lacks.
    let unrecorded: Group?
    /// Those whose folder we may not read.
    let denied: Group?
    /// Those with private addresses only.
    let privateOnes: Group?

    package var scope: Scope { .run }

    /// The first ten hosts by name, and how many more there are.
    static func inWords(_ hosts: [String]) -> Message {
        let rest: Message = hosts.count > 10 ? " and \(hosts.count - 10) more" : ""
        return "\(plain: hosts.prefix(10).joined(separator: ", "))\(rest)"
    }

    fileprivate init?(_ associations: [AssociationSubject]) {
        let needed = associations.filter(Self.needsHost)
        if needed.isEmpty { return nil }
        let unknown = needed.filter(Self.isLeftUnknown)
        unrecorded = Group(unknown.filter(Self.isUnrecorded))
        denied = Group(unknown.filter(Self.isDenied))
        leftOut = Group(
            unknown.filter { !Self.hasPrivateAddress($0) && !Self.isUnrecorded($0) && !Self.isDenied($0) })
        privateOnes = Group(unknown.filter(Self.hasPrivateAddress))
    }

    // Without an app, only in a run that looked for the file.
    private static func needsHost(_ subject: AssociationSubject) -> Bool {
        guard subject.claim != nil, let site = subject.site else { return false }
        return subject.app != nil || site.probes.first != nil
    }

    // With `--cdn only` the origin is left out on purpose, and the CDN copy decides the verdict.
    private static func isLeftUnknown(_ subject: AssociationSubject) -> Bool {
        guard let site = subject.site, subject.verdict == .unknown, site.isUnknown else { return false }
        // What this machine could not ask is told by another finding, once for all hosts.
        if case .local? = site.probes.decisive?.notSeen { return false }
        // So is what code computes.
        if case .computed? = site.probes.decisive?.notSeen { return false }
        return site.probes.first != nil || site.cdnCopy?.exchange?.response == nil
    }

    private static func isUnrecorded(_ subject: AssociationSubject) -> Bool {
        subject.site?.probes.decisive?.notSeen == .notRecorded
    }

    private static func isDenied(_ subject: AssociationSubject) -> Bool {
        if case .denied? = subject.site?.probes.decisive?.notSeen { true } else { false }
    }

    private static func hasPrivateAddress(_ subject: AssociationSubject) -> Bool {
        subject.site?.probes.first?.failure == .addressPrivate
    }
}

extension Subjects {
    /// The hosts that the run needs, as one subject; none where no host is needed.
    var neededHosts: [NeededHosts] { once { [NeededHosts(associations)].compactMap(\.self) } }
}
