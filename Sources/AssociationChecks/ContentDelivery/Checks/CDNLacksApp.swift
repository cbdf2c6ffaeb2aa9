import AssociationModel
import Findings

extension Check {
    /// The copy that devices see is without the app.
    static let cdnLacksApp = Check(
        "AD261", "cdn-lacks-app", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .oldDelivery],
        explanation: """
            ## What it finds
            Apple's CDN has a copy of the file, and the copy does not list the app for the service, whatever the \
            server's own file says.

            ## Why it matters
            Since iOS 14 and macOS 11 devices read this copy alone. A device that reads it now records the \
            association as denied, and asks again only about once a week.

            ## How to fix it
            If the server's file lists the app, wait: the CDN asks for the file within 24 hours, and nothing makes it \
            ask sooner; what is in the notes says how old this copy is. Then reinstall the app, which makes a device \
            ask. If the server's file does not list it either, mend that first. To work without the CDN until then, \
            use `?mode=developer` with development builds.
            """,
        of: \.cdnAssociations
    ) { subject in
        let (app, service, copy) = (subject.app, subject.service, subject.copy)
        guard !copy.lists(app, for: service) else { return [] }
        let lacks: Message = copy.isRead ? "does not list" : "cannot be read, so it does not list"
        let too: Message = subject.isMissingAtOrigin ? " either" : ""
        let help: Message =
            subject.isListedByOrigin
            ? "the server's file lists it: wait until the CDN has asked again, then reinstall the app"
            : subject.isMissingAtOrigin
                ? "mend the server's file first; the CDN follows by itself within a day"
                : "list the app in the server's file; if it is there, wait until the CDN has asked again, then reinstall the app"
        return [
            Observation(
                "the copy of Apple's CDN, which devices read, \(lacks) \(app.raw) for \(plain: service.rawValue)\(too)",
                at: .wholeText(copy.text), notes: subject.cdnAnswer.notesOnFreshness, help: help)
        ]
    }
}
