import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedSiteUndecided = Check(
        "AD031", "logged-site-undecided", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .oldCDNCopy],
        explanation: """
            ## What it finds
            An entry in the output of `swcutil show` with `Site/Fmwk Approval: unspecified`, or any word but \
            `approved` and `denied`, and no error whose meaning is known.

            ## Why it matters
            The device has not read a file for this domain: it has not fetched it yet, or could not fetch or read it. \
            After an error it usually tries again after about three hours.

            ## How to fix it
            Check the domain. In an alternate mode (`?mode=developer`), the switch under Settings > Developer must be \
            on, and the build must be signed for development. Then reinstall the app.
            """,
        of: \.loggedRecords
    ) { entry in
        guard let approval = entry.record.siteApproval, approval != .approved, approval != .denied,
            entry.download == nil
        else { return nil }
        let error: Message = entry.record.error.map { ": \($0)" } ?? ""
        return entry.logged.observation(
            "the device has no verdict on \(entry.name)\(error)", label: "neither approved nor denied",
            notes: entry.dates,
            help:
                "check that the file can be fetched and read; then reinstall the app, which makes the device check again",
            confirmation: entry.logged.confirmation)
    }
}
