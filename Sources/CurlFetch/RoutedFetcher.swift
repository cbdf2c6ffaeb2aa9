package import AssociationModel

/// Sends requests for Apple's CDN one way and all others another: what is set for the origin (another address, a
/// private root) must never reach the CDN.
package struct RoutedFetcher: Fetching {
    private let base: String
    private let delivery: any Fetching
    private let origin: any Fetching

    /// Sends requests whose URL begins with `base` and a slash to `delivery`, all others to `origin`.
    package init(base: String, delivery: any Fetching, origin: any Fetching) {
        self.base = base + "/"
        self.delivery = delivery
        self.origin = origin
    }

    /// Asks whoever the URL belongs to.
    package func exchange(_ request: Request) async -> Exchange {
        request.url.hasPrefix(base) ? await delivery.exchange(request) : await origin.exchange(request)
    }
}
