import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedDownloadErrorUnknown = Check(
        "AD022", "logged-download-error-unknown", .warning, since: "0.1.0", evidence: .reported,
        citations: [.developerReports],
        explanation: """
            ## What it finds
            `SWCErrorDomain` with a number other than 7 and 104.

            ## Why it matters
            The device's associated-domains service reports an error, so an association probably does not hold. The \
            meaning of the number is not public, and the toolkit does not guess.

            ## How to fix it
            Check the domain (`aasa check example.com --app TEAMID.bundle.id`): the cause usually shows in the answer \
            of the server or of Apple's CDN. The lines around this one in the log may name the domain.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .failed(let error) = download.outcome, error.meaning == nil else { return nil }
        return download.logged.observation(
            "the device's associated-domains service failed\(download.domain) with \(plain: error.errorDomain) \(error.code), whose meaning is not public",
            notes: download.notes, confirmation: download.logged.confirmation)
    }
}
