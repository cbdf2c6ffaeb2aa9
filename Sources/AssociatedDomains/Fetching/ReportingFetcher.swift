import AssociationChecks
import AssociationModel
import Findings

/// Passes requests on, and tells each exchange when it has ended.
struct ReportingFetcher: Fetching {
    let next: any Fetching
    let whenEnded: @Sendable (Report.Hop) -> Void

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let exchange = try await next.exchange(request)
        if let hop = Report.Hop(ended: exchange) { whenEnded(hop) }
        return exchange
    }
}
