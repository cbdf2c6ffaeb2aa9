package import Findings

/// Why no server can be contacted at all, as opposed to a ``FetchFailure``, which says something about a server.
package struct FetcherUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is missing, and how to get it.
    package let reason: String

    package init(_ reason: String) { self.reason = reason }

    package var message: Message { "can't contact any server: \(plain: reason)" }
    package var description: String { message.description }
}
