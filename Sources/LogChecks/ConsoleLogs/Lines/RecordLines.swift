import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// Entries in the output of `swcutil show`.
    static let records: [LogLine<LoggedRecord>] = [
        LogLine(
            "AD030", "logged-site-denied", .error, .documented,
            [.debuggingUniversalLinks, .wwdc19UniversalLinks, .oldCDNCopy],
            explanation: """
                ## What it finds
                An entry with `Site/Fmwk Approval: denied` in the output of `swcutil show` (`swcutil_show.txt` in a \
                sysdiagnose).

                ## Why it matters
                The device has the domain's file, and the file does not list the app for the service. So the \
                association does not hold on this device until it checks again, at the time given by `Next Check`.

                ## How to fix it
                Compare the identifier in the entry with the file: `aasa check` shows the nearest one that the file \
                lists. If the file is right by now, Apple's CDN or the device still has the old copy; reinstall the \
                app to make the device check again.
                """
        ) { entry in
            guard entry.record.siteApproval == .denied, !entry.isOutdated else { return nil }
            return entry.logged.observation(
                "the device has the file for \(entry.name), and the file does not list the app",
                label: "denied by the site", notes: entry.dates,
                help: "list the app for this service in the file, character for character; then reinstall the app",
                confirmation: entry.logged.confirmation)
        },
        LogLine(
            "AD031", "logged-site-undecided", .warning, .documented, [.debuggingUniversalLinks, .oldCDNCopy],
            explanation: """
                ## What it finds
                An entry in the output of `swcutil show` with `Site/Fmwk Approval: unspecified`, or any word but \
                `approved` and `denied`, and no error whose meaning is known.

                ## Why it matters
                The device has not read a file for this domain: it has not fetched it yet, or could not fetch or read \
                it. After an error it usually tries again after about three hours.

                ## How to fix it
                Check the domain. In an alternate mode (`?mode=developer`), the switch under Settings > Developer must \
                be on, and the build must be signed for development. Then reinstall the app.
                """
        ) { entry in
            guard let approval = entry.record.siteApproval, approval != .approved, approval != .denied,
                entry.download == nil, !entry.isOutdated
            else { return nil }
            let error: Message = entry.record.error.map { ": \($0)" } ?? ""
            return entry.logged.observation(
                "the device has no verdict on \(entry.name)\(error)", label: "neither approved nor denied",
                notes: entry.dates,
                help:
                    "check that the file can be fetched and read; then reinstall the app, which makes the device check again",
                confirmation: entry.logged.confirmation)
        },
        LogLine(
            "AD032", "logged-user-denied", .warning, .documented, [.debuggingUniversalLinks, .universalLinksGuide],
            explanation: """
                ## What it finds
                An entry with `User Approval: denied` in the output of `swcutil show`.

                ## Why it matters
                The person who uses the device chose to open the domain's links in the browser. The association may be \
                fine, and links still open Safari, on this device only. This explains “it works on every phone but one”.

                ## How to fix it
                On the device, touch and hold a link to the domain in Notes or Messages, and choose to open it in the \
                app: the device remembers the choice. Nothing is wrong with the site.
                """
        ) { entry in
            guard entry.record.userApproval == .denied else { return nil }
            return entry.logged.observation(
                "the user chose the browser over the app for \(entry.name)", label: "choice made on this device",
                help: "touch and hold a link to the domain in Notes, and choose to open it in the app")
        },
        LogLine(
            "AD036", "logged-state-outdated", .warning, .documented, [.debuggingUniversalLinks, .oldCDNCopy],
            explanation: """
                ## What it finds
                An entry in the output of `swcutil show` that is not approved, whose association was checked with \
                `aasa triage --check` and holds now: the server's file lists the app, and so does Apple's copy, if it \
                was looked at.

                ## Why it matters
                The device's knowledge is of the day it last checked, and the server was put right since then. Until \
                the device checks again, at the time given by `Next Check`, links, passwords and App Clips of the \
                domain behave there as before. Nothing is left to fix in the app or on the site.

                ## How to fix it
                Reinstall the app on the device: that makes it fetch the file again, from Apple's CDN. Then the entry \
                says `approved`.
                """
        ) { entry in
            guard entry.isOutdated else { return nil }
            let day: Message = entry.record.lastChecked.map { ": its copy is of \(plain: $0)" } ?? ""
            return entry.logged.observation(
                "\(entry.name) holds now, and the device does not know it yet\(day)", label: "the state of that time",
                notes: entry.record.nextCheck.map { [Note("the device checks again \(plain: $0)")] } ?? [],
                help:
                    "reinstall the app on the device, which makes it check again; nothing is left to fix on the server")
        },
    ]
}
