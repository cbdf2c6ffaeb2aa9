import Findings
import Judging

extension StructureChecks {
    /// A key that Apple does not read here repeats what another key says.
    static let ignoredKey = Check(
        "AD415", "ignored-key", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            A key that Apple reads elsewhere, or a near miss of one, is in a place where Apple does not read it, and \
            another key that Apple does read says the same. Examples are `details` under `webcredentials` next to a \
            good `apps`, and `appIds` next to `appIDs`.

            ## Why it matters
            Nothing is lost now. The next person to edit the file may change this copy and wonder why nothing happens: \
            only the other one counts.

            ## How to fix it
            Remove the key. If it differs from the one that counts, first make sure that the right one says what you \
            mean.
            """,
        of: \.documentKeys
    ) { key in
        guard case .ignored(let other) = key.flaw else { return nil }
        let isElsewhere = other == key.key
        return Observation(
            "\(key.key) is not read \(key.level.words)", at: key.place,
            label: isElsewhere ? "also at the top level" : "ignored; \(other) is read instead",
            help: "remove it, so that nobody edits the copy that has no effect")
    }
}
