import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// Hosts were not contacted, so the verdicts about them are unknown.
    static let associationUndecided = Check(
        "AD210", "association-undecided", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Hosts that should list the app were not contacted: the run is offline, and no directory stands in for \
            them, or one that this user may not read. In the developer and managed modes, this is also reported when a host has a private address, which \
            this tool contacts only when told to. It is reported once for the whole run.

            ## Why it matters
            The verdicts about these hosts are *unknown*, which is neither good nor bad: nothing was checked but what \
            the app says.

            ## How to fix it
            Name the folder that is deployed as the host's web root:

                aasa check webcredentials:example.com --app TEAMID.bundle.id --offline --site example.com=public

            or leave out `--offline`, so that the server is contacted. For a server on your own network, add \
            `--allow-private`. To make a run fail where a verdict is unknown, pass `--fail-on unknown`.
            """,
        in: \.neededHosts
    ) { needed in
        [
            needed.denied.map { group in
                Observation(
                    "the folder of \(group.hostsInWords) cannot be read here, so what its file lists is unknown",
                    at: group.place, help: "run aasa as a user who may read the folder")
            },
            needed.leftOut.map { group in
                let others: Message = group.hosts.count > 1 ? ", likewise for the others" : ""
                return group.observation(
                    because: "",
                    help: """
                        name the folder of its files with --site \(plain: group.hosts[0])=DIR\(others), \
                        or let this run contact the network
                        """)
            },
            needed.privateOnes?.observation(
                because: ", because of private addresses",
                help: "allow this run to contact private addresses with --allow-private"),
        ].compactMap(\.self)
    }
}

extension NeededHosts.Group {
    fileprivate func observation(because reason: Message, help: Message) -> Observation {
        if hosts.count == 1 {
            return Observation(
                "\(plain: hosts[0]) was not contacted\(reason), so what its file lists is unknown", at: place,
                help: help)
        }
        return Observation(
            "\(hosts.count) hosts were not contacted\(reason), so what their files list is unknown: \(hostsInWords)",
            at: place, help: help)
    }
}
