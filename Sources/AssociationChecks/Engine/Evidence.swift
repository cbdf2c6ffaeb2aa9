package import AssociationModel
import TextFormats
import UniversalLinks

/// All that was gathered to answer a question: the question itself, and each exchange with a server.
///
/// Exchanges are found by their request, so that gathering can go on step by step, be saved, and be judged again.
package struct Evidence: Sendable {
    /// What was asked.
    package let question: Question
    /// What was gathered, in the order in which it was asked for.
    package private(set) var exchanges: [Exchange] = []
    private var indices: [Request: Int] = [:]

    /// Starts with nothing gathered.
    package init(_ question: Question) { self.question = question }

    /// The exchange for a request, if it was made.
    package subscript(request: Request) -> Exchange? { indices[request].map { exchanges[$0] } }

    /// Adds an exchange; the first for a request stays.
    package mutating func add(_ exchange: Exchange) {
        guard indices[exchange.request] == nil else { return }
        indices[exchange.request] = exchanges.count
        exchanges.append(exchange)
    }
}
