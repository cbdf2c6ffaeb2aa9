import AssociationModel
import Findings
package import Judging

extension TransportChecks {
    /// This machine had no descriptors or memory left, so hosts were not asked.
    package static let machineLimit = Check(
        "AD209", "machine-limit", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            The system refused this process a file descriptor, a thread or memory, so hosts could not be asked.

            ## Why it matters
            It says nothing of the site. The verdicts about the hosts are *unknown*, and the exit code is 75: with more \
            room, the same command may well pass.

            ## How to fix it
            Raise the limit of open files (`ulimit -n 1024`, or `LimitNOFILE=` of a systemd unit), or ask fewer hosts \
            at once with `--concurrency`.
            """,
        of: \.localTroubles
    ) { subject in
        guard case .limit = subject.trouble else { return nil }
        return Observation(
            "\(plain: subject.trouble.inWords)", at: .inspection,
            notes: [Note("not seen: \(NeededHosts.inWords(subject.hosts))")],
            help: "raise the limit of open files with ulimit -n, or ask fewer hosts at once with --concurrency")
    }
}
