import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry for developer mode stands beside the same one without it.
    static let developerModeBesideOther = Check(
        "AD126", "developer-mode-beside-other", .note, since: "0.1.0", evidence: .reported,
        citations: [.configuringDomain, .developerReports],
        explanation: """
            ## What it finds
            The same entry both with `?mode=developer` and without it, in the same entitlements.

            ## Why it matters
            Nothing breaks. A build for development can read the server's own file through the first, and all other \
            builds ignore it and rely on the second. Only a development build on a device with *Associated Domains \
            Development* switched on is then right while the CDN's copy is still wrong.

            ## How to fix it
            Leave it, or keep the entry with the mode in the entitlements of the Debug configuration:

                webcredentials:example.com
                webcredentials:example.com?mode=developer
            """,
        of: \.lists
    ) { subject in
        let twins = subject.entriesForDevelopment
        guard let first = twins.first else { return nil }
        return Observation(
            twins.count == 1
                ? "the entry \(first.entry.raw) is for development builds; the same one without the mode serves all others"
                : "\(twins.count) entries are for development builds; the same ones without the mode serve all others",
            at: first.place, label: "for development builds",
            help: "leave it, or move it to the entitlements of the Debug configuration")
    }
}
