import AssociationModel
import Findings

extension Check {
    /// Documents quote the pattern of a line; it is not a line.
    static let loggedPatternAlone = Check(
        "AD004", "logged-pattern-alone", .note, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            The pattern of the strong-password line, `Cannot show Automatic Strong Passwords for app bundleID: \
            %{public}@ due to error: %{public}@`, as documents quote it.

            ## Why it matters
            Where the app and the error should stand it has placeholders. It is no message of a device, and says \
            nothing about any app.

            ## How to fix it
            Take the line from the device itself: open Console on a Mac, choose the device, filter by \
            `Automatic Strong Passwords`, and tap the password field. Then give that line to `aasa triage`.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(_, .pattern) = logged.statement else { return [] }
        return [
            logged.observation(
                "this is the pattern of the line and no line of a device: it names neither an app nor an error",
                label: "placeholders", help: "take the line from the device's own log")
        ]
    }
}
