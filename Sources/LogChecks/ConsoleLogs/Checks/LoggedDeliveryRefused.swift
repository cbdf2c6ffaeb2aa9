import AssociationModel
import Findings
import Judging
import TextFormats

extension ConsoleLogChecks {
    static let loggedDeliveryRefused = Check(
        "AD020", "logged-delivery-refused", .error, since: "0.1.0", evidence: .reported,
        citations: [.debuggingUniversalLinks, .refusedCDN, .forum("821908"), .forum("835728")],
        explanation: """
            ## What it finds
            Apple's CDN had no file to serve: `Request for … denied because the CDN told us to stop with HTTP status \
            404: SWCERR… -- …` in a device's log, `Apple-Failure-Reason: SWCERR…` in the output of `curl -v`, or such \
            a code anywhere. `SWCERR00101` means an error status from the server, `SWCERR00202` a private address, \
            `SWCERR00301` a timeout, `SWCERR00401` invalid JSON; other codes are shown as they are.

            ## Why it matters
            Devices read the file only from Apple's CDN, so none of the domain's associations works on them, whatever \
            a browser gets from the server.

            ## How to fix it
            Fix what the code names, for requests by `AASA-Bot/1.0.0` from any address and country. The CDN fetches \
            the file again by itself, within an hour or a day; then reinstall the app.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .refused(let refusal) = download.outcome else { return nil }
        let failure = refusal.failure
        let said: Message =
            failure.reason.map { "\($0)" } ?? refusal.status.map { "status \($0)" } ?? "the line does not say why"
        var notes = failure.meaning.map { [Note($0)] } ?? []
        if let details = failure.details { notes.append(Note("details from the CDN: \(details)")) }
        if let domain = refusal.domain { notes += LoggedHost.notes(on: domain) }
        return download.logged.observation(
            "Apple's CDN had no file\(download.domain): \(said)", label: "what devices get",
            notes: notes + download.notes, help: failure.help, confirmation: download.logged.confirmation)
    }
}
