import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// The query is none that Apple documents.
    static let entitlementHasQuery = Check(
        "AD125", "entitlement-has-query", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .managedDomains],
        explanation: """
            ## What it finds
            A `?` stands in the entry, and what follows is not `mode=developer`, `mode=managed` or \
            `mode=developer+managed`, spelt exactly so.

            ## Why it matters
            The alternate mode is the only thing that Apple lets a query say. Another query, or an unknown mode, \
            breaks the documented form of the entry; the mode that was wanted is not in force.

            ## How to fix it
            Write one of the three, or remove the query:

                webcredentials:example.com?mode=developer
                webcredentials:example.com?mode=managed
                webcredentials:example.com?mode=developer+managed
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let query = entry.query, entry.mode == nil else { return [] }
        let marked = SourceSpan(query.span.start - 1, query.span.end)
        let meant = EntitlementEntry.Mode(meantBy: query.text)
        let known = EntitlementEntry.Mode.allCases.map { "?mode=\($0.rawValue)" }
        return [
            Observation(
                "the entry \(entry.raw) has the query \("?" + query.text), and Apple documents none but a mode",
                at: subject.claim.place(of: marked), label: "not a mode that Apple documents",
                help: meant.map { "write \("?mode=" + $0.rawValue)" }
                    ?? "remove it, or write \(list: known, lastBy: "or")")
        ]
    }
}

extension EntitlementEntry.Mode {
    // Another case, another order, or a mode without its name.
    fileprivate init?(meantBy query: String) {
        let words = query.asciiLowercased.utf8.split { !$0.isASCIILetter }.map { String(decoding: $0, as: UTF8.self) }
        let named = words.filter { $0 != "mode" }
        let isDeveloper = named.contains { ["developer", "dev", "development"].contains($0) }
        switch (isDeveloper, named.contains("managed")) {
        case (true, true): self = .both
        case (true, false): self = .developer
        case (false, true): self = .managed
        case (false, false): return nil
        }
    }
}
