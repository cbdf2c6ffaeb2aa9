/// Sends requests to servers. An implementation enforces the deadlines, so every call returns.
package protocol Fetching: Sendable {
    /// Sends a request without following redirects and returns its outcome.
    func exchange(_ request: Request) async -> Exchange
}
