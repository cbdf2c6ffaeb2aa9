package import AssociationModel

/// Tells trouble of this machine from that of a server: where a server is not found or not reached, it tries another one
/// that is known to be there, the control. Where that fails alike, the request was *not seen*.
package actor ControlledFetcher: Fetching {
    private let next: any Fetching
    private let control: Request
    private let lifetime: Duration
    private var answer: (task: Task<Exchange?, Never>, time: ContinuousClock.Instant)?

    /// - Parameters:
    ///   - control: a request for what is always there, such as the root of Apple's CDN.
    ///   - lifetime: how long its answer holds. A network may go and come, and nobody's server is asked for each failure.
    package init(_ next: any Fetching, control: Request, lifetime: Duration = .seconds(5)) {
        self.next = next
        self.control = control
        self.lifetime = lifetime
    }

    /// Makes the request, and says if this machine is the reason why nobody answered.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let exchange = try await next.exchange(request)
        guard exchange.needsControl, let control = await controlExchange(), exchange.fails(like: control) else {
            return exchange
        }
        let trouble = LocalTrouble.network("\(control.host) \(control.failureOfControl) either")
        return Exchange(
            request, outcome: .notSeen(.local(control.notSeen?.localTrouble ?? trouble)), attempts: exchange.attempts,
            tls: exchange.tls, timing: exchange.timing)
    }

    private func controlExchange() async -> Exchange? {
        let now = ContinuousClock.now
        if let answer, answer.time.duration(to: now) < lifetime { return await answer.task.value }
        let task = Task { [next, control] in try? await next.exchange(control) }
        answer = (task, now)
        return await task.value
    }
}

extension NotSeen {
    fileprivate var localTrouble: LocalTrouble? { if case .local(let trouble) = self { trouble } else { nil } }
}

extension Exchange {
    /// Whether the failure may be this machine's: a name that does not resolve, unless it is one that never does
    /// (RFC 6761), or a public address that is not reached, or answers with a certificate that is not the server's.
    fileprivate var needsControl: Bool {
        switch failure {
        // Without an address, it is the resolver that did not answer in time.
        case .hostNotFound? where attempts.isEmpty, .connectionTimeout? where attempts.isEmpty:
            !hasNameThatNeverResolves
        case .connectionFailed?, .connectionTimeout?, .certificateRejected?, .tlsHandshakeFailed?:
            !attempts.isEmpty && attempts.allSatisfy(\.isPublic)
        default: false
        }
    }

    /// The host in the URL, which is one of ours: no user name, and no IPv6 address has a port.
    fileprivate var host: Substring {
        let authority = request.url.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
        return authority.prefix { $0 != ":" }
    }

    private var hasNameThatNeverResolves: Bool {
        ["invalid", "test", "example", "localhost", "local", "onion"].contains {
            host == $0 || host.hasSuffix("." + $0)
        }
    }

    /// Whether the control fails so that this failure says nothing of its server.
    fileprivate func fails(like control: Exchange) -> Bool {
        if control.notSeen != nil { return true }
        switch (failure, control.failure) {
        case (_, nil): return false
        case (.hostNotFound?, .hostNotFound?): return true
        case (.connectionFailed?, .some(let other)), (.connectionTimeout?, .some(let other)): return other.isOfReaching
        case (.certificateRejected?, .certificateRejected?), (.tlsHandshakeFailed?, .tlsHandshakeFailed?):
            // A captive portal answers for every name.
            return connected != nil && connected == control.connected
        default: return false
        }
    }

    private var connected: String? { attempts.first { $0.result == .connected }?.address }

    /// What went wrong with the control, as the predicate of a sentence.
    fileprivate var failureOfControl: String {
        switch failure {
        case .hostNotFound?: "does not resolve"
        case .certificateRejected?, .tlsHandshakeFailed?: "is not what answers"
        default: "cannot be reached"
        }
    }
}

extension FetchFailure {
    fileprivate var isOfReaching: Bool {
        switch self {
        case .hostNotFound, .connectionFailed, .connectionTimeout: true
        default: false
        }
    }
}

extension ConnectionAttempt {
    fileprivate var isPublic: Bool { IPAddress(address).map { $0.reservedRange == nil } ?? false }
}
