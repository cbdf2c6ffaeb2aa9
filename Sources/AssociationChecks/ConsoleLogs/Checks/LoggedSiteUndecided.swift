import AssociationModel
import Findings

extension Check {
    /// The device has no verdict.
    static let loggedSiteUndecided = Check(
        "AD031", "logged-site-undecided", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .oldDelivery],
        explanation: """
            ## What it finds
            In what `swcutil show` prints an entry with `Site/Fmwk Approval: unspecified`, or another word than \
            `approved` and `denied`, and no error whose meaning is known.

            ## Why it matters
            The device has not read a file for this domain: it has not asked yet, or could not get or read it. With \
            an error it usually tries again after some three hours.

            ## How to fix it
            Check the domain. In an alternate mode (`?mode=developer`) the switch under Settings > Developer must be \
            on, and the build signed for development. Then reinstall the app.
            """,
        of: \.loggedRecords
    ) { entry in
        guard let approval = entry.record.siteApproval, approval != .approved, approval != .denied,
            entry.download == nil
        else { return [] }
        let error: Message = entry.record.error.map { ": \($0)" } ?? ""
        return [
            entry.logged.observation(
                "the device has no verdict on \(entry.name)\(error)", label: "neither approved nor denied",
                notes: entry.dates,
                help: "see whether the file can be had and read; then reinstall the app, which makes the device ask",
                confirmation: entry.logged.confirmation)
        ]
    }
}
