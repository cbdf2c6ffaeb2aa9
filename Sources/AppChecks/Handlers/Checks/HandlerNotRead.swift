import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// Who receives links is not known, since something that decides it was not read.
    static let handlerNotRead = Check(
        "AD749", "handler-not-read", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An app that claims `applinks`, and it is unknown whether it receives links: it is written in a framework that is \
            not supported, a superclass or a source could not be read, an SDK may take the delegate's place, or a view with \
            `onOpenURL` may not be on screen.

            ## Why it matters
            Unknown does not mean right: links may still be lost.

            ## How to fix it
            Name the folder that has the project with all its sources. If you did, try a link on a device: once while the \
            app is not running, and once while it is in the background.
            """,
        of: \.linkedApps
    ) { app in
        guard app.handling.coldLaunch == .unknown || app.handling.whileRunning == .unknown,
            let doubt = app.handling.doubts.first
        else { return nil }
        return Observation(
            "whether the app \(app.app.target) receives universal links is unknown: \(doubt.reason)",
            at: doubt.place ?? app.place,
            notes: app.handling.receivers.filter { $0.place.file != doubt.place?.file }.prefix(4).map {
                Note("this may receive them", at: $0.place)
            },
            help: "try a link on a device, once while the app is not running and once while it is")
    }
}
