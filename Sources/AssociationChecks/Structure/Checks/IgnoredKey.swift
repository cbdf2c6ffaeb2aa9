import Findings

extension Check {
    /// A key stands where Apple does not read it, and nothing is lost.
    static let ignoredKey = Check(
        "AD415", "ignored-key", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            A key that Apple reads elsewhere, or a near miss of one, stands where Apple does not read it; what it \
            says is also said where Apple reads it. Examples are `details` under `webcredentials` beside a good \
            `apps`, and `appIds` beside `appIDs`.

            ## Why it matters
            Nothing is lost now. The next person to edit the file may change this copy and wonder why nothing \
            happens: only the other one counts.

            ## How to fix it
            Remove the key. If it differs from the one that counts, first make sure that the right one says what is \
            meant.
            """,
        of: \.documentKeys
    ) { key in
        guard case .ignored(let other) = key.flaw else { return [] }
        let isElsewhere = other == key.key
        return [
            Observation(
                "\(key.key) is not read \(key.level.words)", at: key.place,
                label: isElsewhere ? "said at the top level too" : "ignored; \(other) decides",
                help: "remove it, so that nobody edits the copy that does not count")
        ]
    }
}
