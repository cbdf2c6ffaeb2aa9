import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// The log as a whole.
    static let wholeLogs: [LogLine<LogSubject>] = [
        LogLine(
            "AD090", "logged-nothing-known", .note, .definition, [.toolkit],
            explanation: """
                ## What it finds
                A log in which no line is known to be about associated domains.

                ## Why it matters
                That does not mean that all is well: the log may be from another moment or another process, or its \
                lines may be ones that the toolkit does not know. `swcd` logs about associated domains when an app is \
                installed or updated, and AutoFill does when a password field is tapped.

                ## How to fix it
                Open Console on a Mac, choose the device, press Start, install the app or tap the field, and copy the \
                lines. On the Mac itself and for the Simulator, run `log stream --style ndjson --predicate 'process == \
                "swcd" OR eventMessage CONTAINS "Automatic Strong Passwords"'`. A sysdiagnose contains \
                `swcutil_show.txt`.
                """
        ) { subject in
            guard subject.log.explainedCount == 0 else { return nil }
            return Observation(
                "no line is known to be about associated domains, which does not mean that all is well",
                at: .wholeText(subject.log.name),
                help: "capture the log while the app is being installed, or while the password field is tapped")
        }
    ]
}

/// A log as a whole.
struct LogSubject: Scoped {
    let log: ConsoleLog
    let scope: Scope
}
