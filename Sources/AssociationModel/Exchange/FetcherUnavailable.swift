package import Findings

/// Why no server can be contacted at all, as opposed to a `FetchFailure`, which says something about a server.
public struct FetcherUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is missing, and how to get it.
    package let reason: String

    package init(_ reason: String) { self.reason = reason }

    package var message: Message { "can't contact any server: \(plain: reason)" }
    /// What is missing and how to get it, as one sentence.
    public var description: String { message.description }
}
