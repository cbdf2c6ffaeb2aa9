package import AssociationModel

/// Answers requests from recorded exchanges. A request without a recording is *not seen*.
package struct Recordings: Fetching {
    private let exchanges: [Request: Exchange]

    /// Creates a fetcher from recorded exchanges; if two are for the same request, the first counts.
    package init(_ exchanges: [Exchange]) {
        self.exchanges = Dictionary(exchanges.map { ($0.request, $0) }) { first, _ in first }
    }

    /// Returns the recorded exchange for the request.
    package func exchange(_ request: Request) async -> Exchange {
        exchanges[request] ?? Exchange(request, outcome: .notSeen(.notRecorded), responder: .recording)
    }
}
