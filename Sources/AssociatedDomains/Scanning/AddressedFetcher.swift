import AssociationModel

/// Sends the requests for one host to an address, without asking DNS; all others as they are.
struct AddressedFetcher: Fetching {
    /// What the URLs of the host begin with, up to the `/`.
    let base: String
    let address: ServerAddress
    let next: any Fetching

    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        guard request.url.hasPrefix(base + "/") else { return try await next.exchange(request) }
        return try await next.exchange(request.connecting(to: address)).answering(request)
    }
}
