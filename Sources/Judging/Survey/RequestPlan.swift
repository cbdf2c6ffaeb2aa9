import AssociationModel

/// The exchanges that were made, and the requests that are still to be made.
///
/// Reading the exchanges and planning the next requests are one pass, so that they cannot disagree: what is judged is
/// exactly what was planned.
struct RequestPlan {
    private let exchanges: [Request: Exchange]
    /// The requests to make, in order, each once.
    private(set) var missing: [Request] = []
    /// The requests that are wanted and not made because the time for the host is used up, in order, each once.
    private(set) var outOfTime: [Request] = []
    private let refused: Set<Request>
    private var noted: Set<Request> = []

    init(_ exchanges: [Request: Exchange], refused: Set<Request>) {
        self.exchanges = exchanges
        self.refused = refused
    }

    /// The exchange for a request; if there is none yet, plans the request and returns nil.
    mutating func exchange(_ request: Request) -> Exchange? {
        let exchange = exchanges[request] ?? (refused.contains(request) ? .outOfTime(request) : nil)
        guard let exchange else {
            if noted.insert(request).inserted { missing.append(request) }
            return nil
        }
        if exchange.isOutOfTime, noted.insert(request).inserted { outOfTime.append(request) }
        return exchange
    }
}
