import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// App Clips: what App Store Connect and the card say.
    static let appClips: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD034", "logged-app-clip-domain", .error, .documented, [.appClipDomainStatus, .appClipWebsite],
            explanation: """
                ## What it finds
                One of the 18 codes that App Store Connect gives for a domain of an App Clip, in the answer of its API \
                (`errorCode` in `AppClipDomainStatus`) or on its page, such as `CANNOT_REACH_AASA_FILE` or \
                `INVALID_ENTITLEMENT_UNKNOWN_ID`.

                ## Why it matters
                App Store Connect could not validate the domain, so devices don't verify the App Clip for invocations \
                from the website, and iOS 16.3 and older don't launch it at all. Codes, NFC and demo links work \
                without. Apple lists the codes and does not explain them: what the finding says of one follows from \
                its name and from Apple's rules for the file. There are two statuses: *debug* is what the server \
                answers now, *cache* what Apple's CDN has.

                ## How to fix it
                Check the domain with the App Clip's own identifier: `aasa check appclips:example.com --app \
                TEAMID.bundle.id.Clip`. It says what the server and Apple's CDN answer, and which byte or field is \
                wrong. Apple's CDN fetches the file again by itself, within an hour or a day.
                """
        ) { logged in
            guard case .appClipDomain(let code, let domain) = logged.statement else { return nil }
            let wording = AppClipDomainWording(code)
            let subject: Message = domain.map { "\(plain: $0)" } ?? "the domain"
            return logged.observation(
                "App Store Connect does not accept \(subject) for the App Clip (\(plain: code.rawValue)): \(wording.reason)",
                label: "not validated", help: wording.help, confirmation: logged.confirmation)
        },
        LogLine(
            "AD035", "logged-app-clip-unavailable", .warning, .reported,
            [.appClipWebsite, .forum("803187"), .appClipForum],
            explanation: """
                ## What it finds
                `App Clip Unavailable`, `ASDErrorDomain` 507 or `CPSErrorDomain` 2 on the card of an App Clip or in a \
                log.

                ## Why it matters
                The card does not say why. Developers report `App Clip Unavailable` for URLs whose experience, domain \
                or file does not fit; 507 on iOS 26, on some devices and not on others, where the file was right; and \
                2 for URLs of a domain with App Clips that have no experience of their own.

                ## How to fix it
                Rule out what can be checked: `aasa check appclips:example.com --app TEAMID.bundle.id.Clip`, and the \
                status of the domain in App Store Connect. Then see whether an experience there covers the very URL. \
                If both are right and only some devices show it, update iOS on them, and report it to Apple.
                """,
            saying: "the device could not open an App Clip, and the line does not say why",
            label: "the association is one of several causes",
            notes: [
                Note("to rule out the association: aasa check appclips:DOMAIN --app TEAMID.bundle.id.Clip")
            ],
            help: "see whether an experience in App Store Connect covers the URL, and what status the domain has there"),
    ]
}
