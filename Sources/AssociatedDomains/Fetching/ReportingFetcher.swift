import AssociationModel
import Catalogue
import Judging

/// Passes requests on, and tells each exchange when it has ended.
struct ReportingFetcher: Fetching {
    let next: any Fetching
    let contentDelivery: Question.ContentDelivery
    let whenEnded: @Sendable (EndedExchange) -> Void

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let exchange = try await next.exchange(request)
        if let ended = EndedExchange(exchange, contentDelivery) { whenEnded(ended) }
        return exchange
    }
}
