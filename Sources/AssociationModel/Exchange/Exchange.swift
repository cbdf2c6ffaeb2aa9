/// A request and everything that came of it. A refused connection is evidence like any other, so it is a value.
package struct Exchange: Sendable {
    /// What was asked.
    package let request: Request
    /// What came of it.
    package let outcome: Outcome
    /// The addresses tried, in order.
    package let attempts: [ConnectionAttempt]
    /// What TLS said; nil where it never came to that, and for a directory.
    package let tls: TLSFacts?
    /// How long it took; nil where nothing was timed.
    package let timing: Timing?
    /// Who answered.
    package let responder: Responder

    /// What came of a request.
    package enum Outcome: Sendable {
        /// An answer.
        case response(Response)
        /// No usable answer.
        case failure(FetchFailure)
        /// The host may not be asked (`--offline`).
        case notConsulted
    }

    /// Who answered.
    package enum Responder: Hashable, Sendable {
        /// A server.
        case network
        /// A directory that stands for a server's web root: this file, whether or not it exists.
        case file(path: String)
        /// An exchange that was saved earlier.
        case recording
    }

    /// States an exchange.
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

    /// The answer, if there was one.
    package var response: Response? { if case .response(let response) = outcome { response } else { nil } }

    /// Why there was no answer, if there was none.
    package var failure: FetchFailure? { if case .failure(let failure) = outcome { failure } else { nil } }
}

/// How long an exchange took, in seconds from its start.
package struct Timing: Hashable, Sendable {
    /// Until the connection stood, TLS included; nil where it never did.
    package let connected: Double?
    /// Until the last byte, or until it was given up.
    package let total: Double

    /// States the times, in seconds.
    package init(connected: Double?, total: Double) {
        self.connected = connected
        self.total = total
    }
}

/// An address that a connection was tried to.
package struct ConnectionAttempt: Hashable, Sendable {
    /// The families of addresses.
    package enum Family: String, Hashable, Sendable {
        /// Internet Protocol version 4.
        case ipv4
        /// Internet Protocol version 6.
        case ipv6
    }

    /// What became of it.
    package enum Result: String, Hashable, Sendable {
        /// The connection stood.
        case connected
        /// It was refused, unreachable, or gave no answer in time.
        case failed
        /// The address is private or reserved, so it was not tried.
        case refusedAsPrivate = "private"
        /// This machine has no route to it (as where a network has no IPv6), which says nothing about the server.
        case unroutable = "no-route"
    }

    /// The address in its usual text form, without port or brackets.
    package let address: String
    /// Its family.
    package let family: Family
    /// What became of it.
    package let result: Result

    /// States an attempt.
    package init(_ address: String, family: Family, result: Result) {
        self.address = address
        self.family = family
        self.result = result
    }
}
