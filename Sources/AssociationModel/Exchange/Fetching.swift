/// Sends requests to servers. An implementation enforces the deadlines, so every call returns.
///
/// What a server does, or does not do, is an ``Exchange``; only a fetcher that cannot contact any server throws.
package protocol Fetching: Sendable {
    /// Sends a request without following redirects and returns its outcome.
    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange
}
