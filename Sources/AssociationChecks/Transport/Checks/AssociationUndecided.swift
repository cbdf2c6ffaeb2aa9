import AssociationModel
import Findings

extension Check {
    /// Nobody was asked, so there is no verdict.
    static let associationUndecided = Check(
        "AD210", "association-undecided", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An app was named, and the host that should list it was not asked: the run is offline and no directory \
            stands for the host, or a replay has no record of it. In the developer and managed modes it is also said \
            where the host has a private address, which this tool contacts only when it is told to.

            ## Why it matters
            The verdict is *unknown*, which is neither good nor bad. A pipeline that took it for good would let any \
            mistake through, so it counts as an error.

            ## How to fix it
            Name the folder that is deployed as the host's web root:

                aasa check webcredentials:example.com --app TEAMID.bundle.id --offline --site example.com=public

            or leave out `--offline`, so that the server is asked. For a server on your own network add \
            `--allow-private`.
            """,
        of: \.associations
    ) { association in
        guard let app = association.app, let claim = association.claim, let site = association.site,
            site.isUnknown, association.verdict == .unknown, !association.isDecidedByDelivery
        else { return [] }
        let isPrivate = site.probes.first?.failure == .addressPrivate
        let reason: Message = isPrivate ? ", as its address is private" : ""
        return [
            Observation(
                """
                whether \(plain: site.key.authority) lists \(plain: app.raw) stays unknown: it was not asked\
                \(reason)
                """,
                at: claim.place,
                help: isPrivate
                    ? "allow this run to contact private addresses with --allow-private"
                    : "name the folder of its files with --site \(plain: site.key.authority)=DIR, or let it be asked")
        ]
    }
}

extension AssociationSubject {
    // With `--cdn only` the origin is left out on purpose, and the copy's answer is the verdict.
    fileprivate var isDecidedByDelivery: Bool {
        site?.probes.first == nil && site?.cdnCopy?.exchange?.response != nil
    }
}
