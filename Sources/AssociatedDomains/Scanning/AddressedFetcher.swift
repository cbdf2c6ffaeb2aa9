import AssociationModel

/// Sends the requests for one host to an address, without asking DNS; all others as they are.
struct AddressedFetcher: Fetching {
    /// What the URLs of the host begin with, up to the `/`.
    let base: String
    let address: ServerAddress
    let next: any Fetching

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        guard request.url.hasPrefix(base + "/") else { return try await next.exchange(request) }
        let exchange = try await next.exchange(
            Request(request.url, as: request.agent, security: request.security, to: address))
        return Exchange(
            request, outcome: exchange.outcome, attempts: exchange.attempts, tls: exchange.tls,
            timing: exchange.timing, responder: exchange.responder, nearMisses: exchange.nearMisses)
    }
}
