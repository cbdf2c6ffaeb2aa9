package import AssociationModel

/// Makes no request a second time, so that all that is checked in one run sees the same answer.
package actor RememberingFetcher: Fetching {
    private var exchanges: [Request: Exchange] = [:]
    private let next: any Fetching

    /// Creates a fetcher that passes each request to `next` once.
    package init(_ next: any Fetching) { self.next = next }

    /// Returns the exchange that was made for the request, or makes it.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        if let exchange = exchanges[request] { return exchange }
        let exchange = try await next.exchange(request)
        if exchange.notSeen != .cancelled { exchanges[request] = exchange }
        return exchange
    }
}
