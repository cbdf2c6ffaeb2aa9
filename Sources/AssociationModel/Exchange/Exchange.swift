/// A request and its outcome. A refused connection is evidence like any other, so it is a value, not an error.
package struct Exchange: Sendable {
    package let request: Request
    package let outcome: Outcome
    /// The addresses that were tried, in order.
    package let attempts: [ConnectionAttempt]
    /// What the TLS handshake showed; nil if there was none, and for a directory.
    package let tls: TLSFacts?
    /// How long the exchange took; nil if it was not timed.
    package let timing: Timing?
    /// Who answered.
    package let responder: Responder
    /// The paths below a directory, such as `/well-known/apple-app-site-association`, that are like the one that was
    /// requested, where the directory has nothing; empty for a server.
    package let nearMisses: [String]

    /// The outcome of a request.
    package enum Outcome: Sendable {
        /// A response.
        case response(Response)
        /// No usable response.
        case failure(FetchFailure)
        /// Nothing that says anything of the server.
        case notSeen(NotSeen)
    }

    /// Who answered.
    package enum Responder: Hashable, Sendable {
        /// A server.
        case network
        /// This file in a directory that stands for a server's web root, whether or not the file exists.
        case file(path: String)
        /// An exchange recorded earlier.
        case recording
    }

    package init(
        _ request: Request, outcome: Outcome, attempts: [ConnectionAttempt] = [], tls: TLSFacts? = nil,
        timing: Timing? = nil, responder: Responder = .network, nearMisses: [String] = []
    ) {
        self.request = request
        self.outcome = outcome
        self.attempts = attempts
        self.tls = tls
        self.timing = timing
        self.responder = responder
        self.nearMisses = nearMisses
    }

    /// The exchange of a request that was not made because the time for the host was used up.
    package static func outOfTime(_ request: Request) -> Exchange {
        Exchange(request, outcome: .notSeen(.outOfTime))
    }

    /// Why it shows nothing of the server; nil if it does.
    package var notSeen: NotSeen? { if case .notSeen(let reason) = outcome { reason } else { nil } }

    /// Whether the request was not made because the time for the host was used up.
    package var isOutOfTime: Bool { notSeen == .outOfTime }

    /// The response, if there was one.
    package var response: Response? { if case .response(let response) = outcome { response } else { nil } }

    /// Why there was no response, if there was none.
    package var failure: FetchFailure? { if case .failure(let failure) = outcome { failure } else { nil } }
}
