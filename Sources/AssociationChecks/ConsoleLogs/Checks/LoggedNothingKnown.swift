import AssociationModel
import Findings

extension Check {
    /// Silence is no proof, so it is said.
    static let loggedNothingKnown = Check(
        "AD090", "logged-nothing-known", .note, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A log in which no line is known to speak of associated domains.

            ## Why it matters
            It does not mean that all is well: the log may be of another minute or another process, or the lines may \
            be ones that we do not know. What is said of associated domains is said by `swcd` when an app is installed \
            or updated, and by AutoFill when a password field is tapped.

            ## How to fix it
            Open Console on a Mac, choose the device and press Start, install the app or tap the field, and copy the \
            lines. On the Mac itself and for the Simulator: `log stream --style ndjson --predicate 'process == "swcd" \
            OR eventMessage CONTAINS "Automatic Strong Passwords"'`. A sysdiagnose holds `swcutil_show.txt`.
            """,
        of: \.logs
    ) { subject in
        guard subject.log.explainedCount == 0 else { return [] }
        return [
            Observation(
                "no line is known to speak of associated domains, which does not mean that all is well",
                at: .wholeText(subject.log.name),
                help: "take the log while the app is installed, or while the password field is tapped")
        ]
    }
}
