import AssociationModel
import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// A key that Apple reads appears twice in one object.
    static let jsonDuplicateKey = Check(
        "AD330", "json-duplicate-key", .error, since: "0.1.0", evidence: .reported,
        citations: [.json, .supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            A key that Apple reads, twice in the same object and with different values: two `webcredentials`, two \
            `apps`. A repeated `comment`, a key that Apple does not read, or two values that mean the same lose nothing \
            and are not reported.

            ## Why it matters
            JSON parsers differ in which of the two they keep (RFC 8259, section 4), and which one Apple's systems \
            keep is not documented. The value of the other is ignored silently. It happens when two teams each add \
            their part, or in a list of rules that was copied. Where a verdict is needed here, the last one counts, as \
            in most parsers.

            ## How to fix it
            Merge the two into one: `{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.one", \
            "7D3KX9QW2M.com.example.two"]}}`.
            """,
        in: \.jsonTexts
    ) { document in
        guard let json = document.json, let root = json.root else { return [] }
        let duplicates = json.problems.filter { $0.kind == .duplicateKey }
        guard !duplicates.isEmpty else { return [] }
        let keys = ReadKeys(root)
        return duplicates.filter { keys.matters(at: $0.span) }.map { problem in
            let mistake = JSONMistake(problem, of: json, in: document.text.bytes)
            // Two patterns can't be merged.
            let isPattern = ["/", "?", "#"].contains(mistake.key(at: problem.span))
            return document.observation(
                mistake, help: isPattern ? "write a component of its own for each" : nil)
        }
    }
}
