import AssociationModel
import Findings
import Judging

extension ContentDeliveryChecks {
    /// The CDN copy, which devices read, does not list the app.
    static let cdnLacksApp = Check(
        "AD261", "cdn-lacks-app", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .oldCDNCopy],
        explanation: """
            ## What it finds
            Apple's CDN has a copy of the file, and the copy does not list the app for the service, whatever the \
            server's own file says.

            ## Why it matters
            Since iOS 14 and macOS 11, devices read only this copy. A device that reads it now records the association \
            as denied, and checks again only about once a week.

            ## How to fix it
            If the server's file lists the app, wait: the CDN fetches the file within 24 hours, and nothing makes it \
            fetch sooner. The notes say how old this copy is. Then reinstall the app, which makes the device check \
            again. If the server's file does not list the app either, fix that first. To work without the CDN until \
            then, use `?mode=developer` with development builds.
            """,
        of: \.cdnAssociations
    ) { subject in
        let (app, service, copy) = (subject.app, subject.service, subject.copy)
        guard !copy.lists(app, for: service) else { return nil }
        let listing: Message = "\(app.raw) for \(plain: service.rawValue)"
        let lacks: Message = copy.isRead ? "does not list" : "cannot be read, so it does not list"
        let notes = subject.cdnAnswer.notesOnFreshness
        if subject.isRightAtOrigin {
            let age: Message = subject.cdnAnswer.freshness?.age.map { " of \(.duration($0)) ago" } ?? ""
            return Observation(
                "the server is right, but Apple's CDN still answers with the copy\(age), which \(lacks) \(listing)",
                at: .wholeText(copy.text), notes: notes,
                help: subject.cdnAnswer.isOverdue
                    ? overdue
                    : "wait: the CDN has the new file within about a day; devices see it when they ask again, about once a week, or at once when the app is reinstalled"
            )
        }
        let (too, help): (Message, Message) =
            subject.isWrongAtOrigin
            ? (" either", "fix the server first; the CDN fetches the file again by itself within a day")
            : (
                "",
                "list the app in the server's file; if it is listed there, wait until the CDN has fetched it again, then reinstall the app"
            )
        return Observation(
            "Apple's CDN copy, which devices read, \(lacks) \(listing)\(too)", at: .wholeText(copy.text),
            notes: notes, help: help)
    }
}
