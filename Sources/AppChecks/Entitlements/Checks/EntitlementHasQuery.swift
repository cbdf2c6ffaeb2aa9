import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The query of an entry is not one that Apple documents.
    static let entitlementHasQuery = Check(
        "AD125", "entitlement-has-query", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .managedDomains],
        explanation: """
            ## What it finds
            The entry has a `?`, and the text after it is not `mode=developer`, `mode=managed` or \
            `mode=developer+managed`, spelt exactly like that.

            ## Why it matters
            The alternate mode is the only query that Apple documents. Another query, or an unknown mode, breaks the \
            documented form of the entry, and the mode that was meant does not take effect.

            ## How to fix it
            Write one of the three, or remove the query:

                webcredentials:example.com?mode=developer
                webcredentials:example.com?mode=managed
                webcredentials:example.com?mode=developer+managed
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let query = entry.query, entry.mode == nil else { return nil }
        let marked = SourceSpan(query.span.start - 1, query.span.end)
        let meant = EntitlementEntry.Mode(meantBy: query.text)
        let known = EntitlementEntry.Mode.allCases.map { "?mode=\($0.rawValue)" }
        return Observation(
            "the entry \(entry.raw) has the query \("?" + query.text), but Apple documents only a mode",
            at: subject.claim.place(of: marked), label: "not a documented mode",
            help: meant.map { "write \("?mode=" + $0.rawValue)" }
                ?? "remove it, or write \(list: known, lastBy: "or")")
    }
}

extension EntitlementEntry.Mode {
    // Recognises a mode in other letter case, in another order, or without `mode=`.
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
