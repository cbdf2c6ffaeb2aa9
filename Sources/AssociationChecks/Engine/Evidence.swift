package import AssociationModel
import TextFormats
import UniversalLinks

/// Everything that was gathered to answer a question: the question itself, and each exchange with a server.
///
/// Exchanges are looked up by request, so that evidence can be gathered in steps, saved, and judged again later.
package struct Evidence: Sendable {
    /// The question that the evidence is for.
    package let question: Question
    /// The exchanges, in the order in which they were added.
    package private(set) var exchanges: [Exchange] = []
    private var indices: [Request: Int] = [:]

    /// Creates evidence without any exchange.
    package init(_ question: Question) { self.question = question }

    /// The exchange for a request; nil if the request has not been made.
    package subscript(request: Request) -> Exchange? { indices[request].map { exchanges[$0] } }

    /// Adds an exchange; does nothing if there already is one for the same request.
    package mutating func add(_ exchange: Exchange) {
        guard indices[exchange.request] == nil else { return }
        indices[exchange.request] = exchanges.count
        exchanges.append(exchange)
    }
}
