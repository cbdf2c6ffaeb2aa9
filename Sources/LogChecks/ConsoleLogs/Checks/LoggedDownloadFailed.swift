import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedDownloadFailed = Check(
        "AD021", "logged-download-failed", .error, since: "0.1.0", evidence: .reported,
        citations: [.forum("821908"), .forum("835728"), .developerReports],
        explanation: """
            ## What it finds
            The device could not fetch or read the file: `SWCErrorDomain` 7 (Apple's CDN refuses, with a `SWCERR` \
            reason), `SWCErrorDomain` 104 (a web page instead of JSON), or `NSCocoaErrorDomain` 3840 (a JSON syntax \
            error) from the device's associated-domains service.

            ## Why it matters
            The device has no file to read, so no app is associated with the domain there. Apple documents none of \
            these numbers; their meaning is what developers found out.

            ## How to fix it
            `aasa check example.com --app TEAMID.bundle.id` fetches the file from the server and from Apple's CDN, and \
            marks the byte where the JSON breaks.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .failed(let error) = download.outcome, let meaning = error.meaning else { return nil }
        return download.logged.observation(
            "the device has no usable file\(download.domain): \(meaning)",
            label: "\(plain: error.errorDomain) \(error.code)", notes: download.notes, help: error.help,
            confirmation: download.logged.confirmation)
    }
}

extension DownloadError {
    /// The meaning that developers report for the number; nil if none is known.
    var meaning: Message? {
        switch (errorDomain, code) {
        case ("SWCErrorDomain", 7): "Apple's CDN refused to serve it"
        case ("SWCErrorDomain", 104): "the response was a web page instead of JSON"
        case ("NSCocoaErrorDomain", 3_840): "the response is not valid JSON"
        default: nil
        }
    }

    fileprivate var help: Message {
        code == 7
            ? "run the check to get the CDN's reason, a SWCERR code"
            : "fix the response of the server at /.well-known/apple-app-site-association; the check shows what is wrong with it"
    }
}
