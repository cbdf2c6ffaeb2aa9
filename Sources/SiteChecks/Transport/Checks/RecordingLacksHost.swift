import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The recorded exchanges that are judged again have none with a host that is needed.
    static let recordingLacksHost = Check(
        "AD211", "recording-lacks-host", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            The folder of `--replay` has no exchange with a host that the app's claims need: it is empty, or it was \
            recorded for other hosts.

            ## Why it matters
            Nothing is known of that host, and its verdict is *unknown*. A gate that judges a recording must not pass \
            because the recording is of something else.

            ## How to fix it
            Record the hosts again, all in one run:

                aasa check webcredentials:example.com --app TEAMID.bundle.id --record exchanges --overwrite

            or name the folder that has them.
            """,
        of: \.neededHosts
    ) { needed in
        guard let group = needed.unrecorded else { return nil }
        let message: Message =
            group.hosts.count == 1
            ? "the recording has no exchange with \(group.hostsInWords)"
            : "the recording has no exchange with \(group.hosts.count) hosts: \(group.hostsInWords)"
        return Observation(
            message, at: group.place, help: "record it again with --record, or name the folder that has it")
    }
}
