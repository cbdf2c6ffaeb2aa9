import AssociationModel
import Catalogue
import Judging

/// Passes requests on, and tells each exchange when it has ended.
struct ReportingFetcher: Fetching {
    let next: any Fetching
    let question: Question
    let whenEnded: @Sendable (EndedExchange) -> Void

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let exchange = try await next.exchange(request)
        if let ended = EndedExchange(exchange, question) { whenEnded(ended) }
        return exchange
    }
}
