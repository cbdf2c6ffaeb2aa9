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

/// The duration of an exchange, in seconds from its start.
package struct Timing: Hashable, Sendable {
    /// Until the connection was established, including TLS; nil if it never was.
    package let connected: Double?
    /// Until the last byte, or until the attempt was abandoned.
    package let total: Double

    package init(connected: Double?, total: Double) {
        self.connected = connected
        self.total = total
    }
}

/// An address to which a connection was attempted.
package struct ConnectionAttempt: Hashable, Sendable {
    /// The address families.
    package enum Family: String, Hashable, Sendable {
        case ipv4
        case ipv6
    }

    /// The result of an attempt.
    package enum Result: String, Hashable, Sendable {
        /// The connection was established.
        case connected
        /// The connection was refused, or the address was unreachable or did not respond in time.
        case failed
        /// The address is private or reserved, so it was not tried.
        case refusedAsPrivate = "private"
        /// This machine has no route to the address, as in a network without IPv6. This says nothing about the server.
        case unroutable = "no-route"
    }

    /// The address in its usual text form, without port or brackets.
    package let address: String
    package let family: Family
    package let result: Result

    package init(_ address: String, family: Family, result: Result) {
        self.address = address
        self.family = family
        self.result = result
    }
}
