import AssociationModel
import Findings

extension Check {
    /// The numbers whose meaning developers found out.
    static let loggedDownloadFailed = Check(
        "AD021", "logged-download-failed", .error, since: "0.1.0", evidence: .reported,
        citations: [.forum("821908"), .forum("835728"), .developerReports],
        explanation: """
            ## What it finds
            An error of getting or reading the file: `SWCErrorDomain` 7 (Apple's CDN refuses, with a `SWCERR` reason), \
            `SWCErrorDomain` 104 (a web page where JSON should be), or `NSCocoaErrorDomain` 3840 (a mistake in the \
            JSON) from the device's service for associated domains.

            ## Why it matters
            The device has no file to read, so no app is associated with the domain there. What the numbers mean is \
            what developers found out: Apple documents none of them.

            ## How to fix it
            `aasa check example.com --app TEAMID.bundle.id` asks the server and Apple's CDN, and marks the byte where \
            the JSON breaks.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .failed(let error) = download.outcome, let meaning = error.meaning else { return [] }
        return [
            download.logged.observation(
                "the device could not get the file\(download.domain): \(meaning)",
                label: "\(plain: error.errorDomain) \(error.code)", notes: download.notes, help: error.help,
                confirmation: download.logged.confirmation)
        ]
    }
}

extension DownloadError {
    /// What the number means; nil where that is not known.
    var meaning: Message? {
        switch (errorDomain, code) {
        case ("SWCErrorDomain", 7): "Apple's CDN refused it"
        case ("SWCErrorDomain", 104): "a web page came where JSON should be"
        case ("NSCocoaErrorDomain", 3_840): "the JSON in it is broken"
        default: nil
        }
    }

    fileprivate var help: Message {
        code == 7
            ? "ask Apple's CDN for its reason, a SWCERR code: the check does"
            : "mend what the server sends at /.well-known/apple-app-site-association: the check shows the byte"
    }
}
