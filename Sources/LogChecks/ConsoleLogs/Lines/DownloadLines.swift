import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// The download of the file, by a device or by Apple's CDN.
    static let downloads: [LogLine<LoggedDownload>] = [
        LogLine(
            "AD020", "logged-delivery-refused", .error, .reported,
            [.debuggingUniversalLinks, .refusedCDN, .forum("821908"), .forum("835728")],
            explanation: """
                ## What it finds
                Apple's CDN had no file to serve: `Request for … denied because the CDN told us to stop with HTTP \
                status 404: SWCERR… -- …` in a device's log, `Apple-Failure-Reason: SWCERR…` in the output of `curl \
                -v`, or such a code anywhere. `SWCERR00101` means an error status from the server, `SWCERR00202` a \
                private address, `SWCERR00301` a timeout, `SWCERR00401` invalid JSON; other codes are shown as they are.

                ## Why it matters
                Devices read the file only from Apple's CDN, so none of the domain's associations works on them, \
                whatever a browser gets from the server.

                ## How to fix it
                Fix what the code names, for requests by `AASA-Bot/1.0.0` from any address and country. The CDN \
                fetches the file again by itself, within an hour or a day; then reinstall the app.
                """
        ) { download in
            guard case .cdnRefused(let refusal) = download.statement else { return nil }
            let failure = refusal.failure
            let said: Message =
                failure.reason.map { "\($0)" } ?? refusal.status.map { "status \($0)" } ?? "the line does not say why"
            var notes = failure.meaning.map { [Note($0)] } ?? []
            if let details = failure.details { notes.append(Note("details from the CDN: \(details)")) }
            if let domain = refusal.domain { notes += LoggedHost.notes(on: domain) }
            return download.logged.observation(
                "Apple's CDN had no file\(download.domain): \(said)", label: "what devices get",
                notes: notes + download.notes, help: failure.help, confirmation: download.logged.confirmation)
        },
        LogLine(
            "AD021", "logged-download-failed", .error, .reported,
            [.forum("821908"), .forum("835728"), .developerReports],
            explanation: """
                ## What it finds
                The device could not fetch or read the file: `SWCErrorDomain` 7 (Apple's CDN refuses, with a `SWCERR` \
                reason), `SWCErrorDomain` 104 (a web page instead of JSON), or `NSCocoaErrorDomain` 3840 (a JSON \
                syntax error) from the device's associated-domains service.

                ## Why it matters
                The device has no file to read, so no app is associated with the domain there. Apple documents none of \
                these numbers; their meaning is what developers found out.

                ## How to fix it
                `aasa check example.com --app TEAMID.bundle.id` fetches the file from the server and from Apple's CDN, \
                and marks the byte where the JSON breaks.
                """
        ) { download in
            guard case .downloadError(let error) = download.statement, let meaning = download.meaning else {
                return nil
            }
            return download.logged.observation(
                "the device has no usable file\(download.domain): \(meaning)",
                label: "\(plain: error.errorDomain) \(error.code)", notes: download.notes,
                help:
                    error.code == 7
                    ? "run the check to get the CDN's reason, a SWCERR code"
                    : "fix the response of the server at /.well-known/apple-app-site-association; the check shows what is wrong with it",
                confirmation: download.logged.confirmation)
        },
        LogLine(
            "AD022", "logged-download-error-unknown", .warning, .reported, [.developerReports],
            explanation: """
                ## What it finds
                `SWCErrorDomain` with a number other than 7 and 104.

                ## Why it matters
                The device's associated-domains service reports an error, so an association probably does not hold. \
                The meaning of the number is not public, and the toolkit does not guess.

                ## How to fix it
                Check the domain (`aasa check example.com --app TEAMID.bundle.id`): the cause usually shows in the \
                answer of the server or of Apple's CDN. The lines around this one in the log may name the domain.
                """
        ) { download in
            guard case .downloadError(let error) = download.statement, download.meaning == nil else { return nil }
            return download.logged.observation(
                "the device's associated-domains service failed\(download.domain) with \(plain: error.errorDomain) \(error.code), whose meaning is not public",
                notes: download.notes, confirmation: download.logged.confirmation)
        },
        LogLine(
            "AD023", "logged-redirect-denied", .error, .reported, [.forum("67882"), .supportingDomains],
            explanation: """
                ## What it finds
                `### Denying redirect … -> 'http://…'`, logged by iOS 9 and 10, which fetched the file themselves.

                ## Why it matters
                The server redirected the request for the file, and the device did not follow. Today Apple's CDN \
                fetches the file, and Apple documents that no redirect is allowed at all, not even to https.

                ## How to fix it
                Serve `/.well-known/apple-app-site-association` itself with status 200 on each host that the app \
                claims: exempt this path from rules that add or remove `www`, a slash or a language.
                """
        ) { download in
            guard case .redirectDenied(_, let target) = download.statement else { return nil }
            return download.logged.observation(
                "the device did not follow a redirect of the file\(download.domain) to \(plain: target)",
                label: "redirects are not allowed",
                help: "serve the file itself with status 200 on the host that the app claims",
                confirmation: download.logged.confirmation)
        },
        LogLine(
            "AD024", "logged-certificate-rejected", .error, .reported, [.forum("67882"), .trustedCertificates],
            explanation: """
                ## What it finds
                `### Bad apple-app-site-association server trust: …` or `### Rejecting URL '…' for auth method \
                'NSURLAuthenticationMethodServerTrust'`, logged by iOS 9 and 10.

                ## Why it matters
                The device did not trust the server's certificate: it had expired, was for another name, came from a \
                private authority, or arrived without its intermediate certificate. Today Apple's CDN fetches the \
                file, and it is no more lenient.

                ## How to fix it
                Check the host: the certificate, its dates and the certificate chain are checked one by one. A browser \
                that accepts the certificate proves little, since browsers fetch or remember intermediate certificates \
                that a server forgets to send.
                """
        ) { download in
            guard case .certificateRejected = download.statement else { return nil }
            return download.logged.observation(
                "the device did not trust the server's certificate\(download.domain)", label: "no file was fetched",
                help: "check the host, and fix what the check reports about the certificate or the certificate chain",
                confirmation: download.logged.confirmation)
        },
        LogLine(
            "AD033", "logged-domain-invalid", .error, .reported, [.forum("814156"), .forum("807695"), .entitlement],
            explanation: """
                ## What it finds
                `Domain … is invalid. Will not attempt a download.`, from the device's associated-domains service.

                ## Why it matters
                The device requests no file for this entry of the app, so nothing that the server does can help. \
                Developers report the line for internationalised domains since iOS 16, in Unicode and as `xn--…`. An \
                entry that has something else than a host after the colon is not a domain either.

                ## How to fix it
                For an internationalised domain, serve the file on a host without such labels, claim that one, and use \
                it in links. For any other, write the entry as `service:host`; `aasa check ENTRY` says what is wrong \
                with it.
                """
        ) { download in
            guard case .domainInvalid(let domain) = download.statement else { return nil }
            let isInternational = domain.contains("xn--") || !domain.utf8.allSatisfy { $0 < 0x80 }
            return download.logged.observation(
                isInternational
                    ? "the device requests no file for \(plain: domain): since iOS 16 it takes no internationalised domains"
                    : "the device requests no file for \(plain: domain): it can't read that as a domain",
                label: "no file is requested", notes: LoggedHost.notes(on: domain),
                help: isInternational
                    ? "serve the file on a host without xn-- labels, claim that host, and use it in links"
                    : "write the entry of the app's associated domains as service:host, such as applinks:example.com")
        },
    ]
}
