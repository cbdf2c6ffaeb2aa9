import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedPatternAlone = Check(
        "AD004", "logged-pattern-alone", .note, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            The format string of the strong-password line, `Cannot show Automatic Strong Passwords for app bundleID: \
            %{public}@ due to error: %{public}@`, as documents quote it.

            ## Why it matters
            It has placeholders where the app and the error belong. It is not a message from a device, and says \
            nothing about any app.

            ## How to fix it
            Take the line from the device itself: open Console on a Mac, choose the device, filter by `Automatic \
            Strong Passwords`, and tap the password field. Then pass that line to `aasa triage`.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(_, .pattern) = logged.statement else { return nil }
        return logged.observation(
            "this is the format string of the line, not a line from a device: it names neither an app nor an error",
            label: "placeholders", help: "take the line from the device's own log")
    }
}
