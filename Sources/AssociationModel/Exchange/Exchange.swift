package import Findings

/// A request and its outcome. A refused connection is evidence like any other, so it is a value, not an error.
package struct Exchange: Sendable {
    package private(set) var request: Request
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
    /// What came of the same request before, in order, where it was made again.
    package private(set) var earlier: [Earlier]
    /// A host that this machine reached while this one failed, so that the network is not the reason; nil if none is known.
    package private(set) var reachedMeanwhile: String?
    /// The proxy that the request went through, without credentials; nil for none.
    package let proxy: String?
    /// Where the body stands in the code that answers; nil where it was read.
    package private(set) var image: SourceImage?

    /// What came of a request that was made again.
    package enum Earlier: Hashable, Sendable {
        /// A response with this status.
        case status(Int)
        /// No usable response.
        case failure(FetchFailure)
    }

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
        timing: Timing? = nil, responder: Responder = .network, nearMisses: [String] = [], earlier: [Earlier] = [],
        reachedMeanwhile: String? = nil, proxy: String? = nil
    ) {
        self.request = request
        self.outcome = outcome
        self.attempts = attempts
        self.tls = tls
        self.timing = timing
        self.responder = responder
        self.nearMisses = nearMisses
        self.earlier = earlier
        self.reachedMeanwhile = reachedMeanwhile
        self.proxy = proxy
    }

    /// What answers in code; nil where a server, a file or a recording does.
    package var placeInCode: Place? { image.map { .text($0.text, $0.whole) } }

    /// The same exchange, whose body stands in code.
    package func made(by image: SourceImage?) -> Exchange { changed(self) { $0.image = image } }

    /// The same exchange as the answer to another request, which led to this one.
    package func answering(_ request: Request) -> Exchange { changed(self) { $0.request = request } }

    /// The same exchange, made because another one with the same server had failed.
    package func after(_ first: Exchange) -> Exchange {
        changed(self) { $0.earlier = first.earlier + first.inShort + earlier }
    }

    private var inShort: [Earlier] {
        switch outcome {
        case .response(let response): [.status(response.status)]
        case .failure(let failure): [.failure(failure)]
        case .notSeen: []
        }
    }

    /// The same exchange, with a host that was reached meanwhile.
    package func whileReaching(_ host: String) -> Exchange { changed(self) { $0.reachedMeanwhile = host } }

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
