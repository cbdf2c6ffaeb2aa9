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

    /// The outcome of a request.
    package enum Outcome: Sendable {
        /// A response.
        case response(Response)
        /// No usable response.
        case failure(FetchFailure)
        /// The host was not contacted because that is not allowed (`--offline`).
        case notConsulted
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
        timing: Timing? = nil, responder: Responder = .network
    ) {
        self.request = request
        self.outcome = outcome
        self.attempts = attempts
        self.tls = tls
        self.timing = timing
        self.responder = responder
    }

    /// The response, if there was one.
    package var response: Response? { if case .response(let response) = outcome { response } else { nil } }

    /// Why there was no response, if there was none.
    package var failure: FetchFailure? { if case .failure(let failure) = outcome { failure } else { nil } }
}
