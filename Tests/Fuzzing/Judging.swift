import AssociationModel
import Catalogue
import Findings
import Judging
import Synchronization
import TextFormats

/// What is done with everything that was read: judged by all checks and written as reports.
enum Judging {
    static let app = AppIdentifier("7D3KX9QW2M.com.example.app")
    static let now = Instant(seconds: 1_780_272_000)

    static func judge(_ lists: [ClaimList]) { judge(Question(InputParts(lists: lists), Choices(now: now))) }

    static func judge(_ question: Question) { judge(Evidence(question)) }

    /// Gathers what the question needs from a fetcher that answers at once.
    static func evidence(for question: Question, from fetcher: OneAnswer) -> Evidence {
        let result = Mutex(Evidence(question))
        waiting {
            guard let evidence = try? await Inspector(fetcher: fetcher).evidence(for: question) else { return }
            result.withLock { $0 = evidence }
        }
        let evidence = result.withLock { $0 }
        precondition(evidence.exchanges.count < 1_000, "too many requests")
        return evidence
    }

    static func judge(_ evidence: Evidence) {
        ReportLaws.hold(Report(judging: evidence))
    }

    /// Every value is where its source has bytes.
    static func requireInside(_ list: PropertyList, _ source: SourceText) {
        for span in [list.span, list.text?.span].compactMap(\.self) {
            precondition(span.end <= source.bytes.count, "a value past the end")
        }
        for entry in list.entries ?? [] { requireInside(entry.value, source) }
        for element in list.elements ?? [] { requireInside(element, source) }
    }
}
