package import AssociationModel

/// Sends requests for Apple's CDN to one fetcher and all others to another, so that settings for the origin (another
/// address, a private root certificate) never apply to the CDN.
package struct RoutedFetcher: Fetching {
    private let base: String
    private let cdn: any Fetching
    private let origin: any Fetching

    /// Creates a fetcher that sends requests whose URL begins with `base` and `/` to `cdn`, others to `origin`.
    package init(base: String, cdn: any Fetching, origin: any Fetching) {
        self.base = base + "/"
        self.cdn = cdn
        self.origin = origin
    }

    /// Makes the request through the fetcher that its URL belongs to.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        try await (request.url.hasPrefix(base) ? cdn : origin).exchange(request)
    }
}
