import AssociationModel
import Findings

extension Check {
    /// An app was named, but its host was not contacted, so the verdict is unknown.
    static let associationUndecided = Check(
        "AD210", "association-undecided", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An app was named, but the host that should list it was not contacted: the run is offline and no directory \
            stands in for the host, or a replay has no record of it. In the developer and managed modes, this is also \
            reported when the host has a private address, which this tool contacts only when told to.

            ## Why it matters
            The verdict is *unknown*, which is neither good nor bad. A pipeline that treated it as good would let any \
            mistake through, so it counts as an error.

            ## How to fix it
            Name the folder that is deployed as the host's web root:

                aasa check webcredentials:example.com --app TEAMID.bundle.id --offline --site example.com=public

            or leave out `--offline`, so that the server is contacted. For a server on your own network, add \
            `--allow-private`.
            """,
        of: \.associations
    ) { association in
        guard let app = association.app, let claim = association.claim, let site = association.site,
            site.isUnknown, association.verdict == .unknown, !association.isDecidedByCDNCopy
        else { return [] }
        let isPrivate = site.probes.first?.failure == .addressPrivate
        let reason: Message = isPrivate ? ", because its address is private" : ""
        return [
            Observation(
                """
                can't tell whether \(plain: site.key.authority) lists \(plain: app.raw): the host was not contacted\
                \(reason)
                """,
                at: claim.place,
                help: isPrivate
                    ? "allow this run to contact private addresses with --allow-private"
                    : """
                    name the folder of its files with --site \(plain: site.key.authority)=DIR, or let this run \
                    contact it
                    """)
        ]
    }
}

extension AssociationSubject {
    // With `--cdn only` the origin is left out on purpose, and the CDN copy decides the verdict.
    fileprivate var isDecidedByCDNCopy: Bool {
        site?.probes.first == nil && site?.cdnCopy?.exchange?.response != nil
    }
}
