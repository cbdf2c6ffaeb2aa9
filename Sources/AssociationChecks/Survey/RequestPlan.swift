import AssociationModel

/// The exchanges that were made, and the requests that are still to be made.
///
/// Reading the exchanges and planning the next requests are one pass, so that they cannot disagree: what is judged is
/// exactly what was planned.
struct RequestPlan {
    private let exchanges: [Request: Exchange]
    /// The requests to make, in order, each once.
    private(set) var missing: [Request] = []
    private var noted: Set<Request> = []

    init(_ exchanges: [Request: Exchange]) { self.exchanges = exchanges }

    /// The exchange for a request; if there is none yet, plans the request and returns nil.
    mutating func exchange(_ request: Request) -> Exchange? {
        if let exchange = exchanges[request] { return exchange }
        if noted.insert(request).inserted { missing.append(request) }
        return nil
    }
}
