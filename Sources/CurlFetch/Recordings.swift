package import AssociationModel

/// Answers requests from exchanges that were saved earlier; a request that was not saved is not consulted.
package struct Recordings: Fetching {
    private let exchanges: [Request: Exchange]

    /// Takes saved exchanges; of two for one request, the first.
    package init(_ exchanges: [Exchange]) {
        self.exchanges = Dictionary(exchanges.map { ($0.request, $0) }) { first, _ in first }
    }

    /// Finds the exchange that was saved for the request.
    package func exchange(_ request: Request) async -> Exchange {
        exchanges[request] ?? Exchange(request, outcome: .notConsulted, responder: .recording)
    }
}
