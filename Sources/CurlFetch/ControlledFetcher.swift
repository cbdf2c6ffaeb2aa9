package import AssociationModel

/// Tells trouble of this machine from that of a server: where a server is not found or not reached, it tries another one
/// that is known to be there, the control. Where that fails alike, the request was *not seen*.
package actor ControlledFetcher: Fetching {
    private let next: any Fetching
    private let control: Request
    private let isOriginReplaced: Bool
    private let lifetime: Duration
    // The request for the control that is under way.
    private var asking: Task<Exchange?, Never>?
    // The last failure of the control.
    private var failure: (control: Exchange, time: ContinuousClock.Instant)?
    // The last time that a public server answered, and its name.
    private var answer: (host: String, time: ContinuousClock.Instant)?

    /// - Parameters:
    ///   - control: a request for what is always there, such as the root of Apple's CDN.
    ///   - isOriginReplaced: whether addresses or roots were named for hosts, so that a private address is meant as such.
    ///   - lifetime: how long an answer or a failure says something of the network, which may go and come. An answer says
    ///     nothing of a failure that began after it.
    package init(
        _ next: any Fetching, control: Request, isOriginReplaced: Bool = false, lifetime: Duration = .seconds(5)
    ) {
        self.next = next
        self.control = control
        self.isOriginReplaced = isOriginReplaced
        self.lifetime = lifetime
    }

    /// Makes the request, and says if this machine is the reason why nobody answered.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let start = ContinuousClock.now
        let exchange = try await next.exchange(request)
        if exchange.showsNetwork, !isOriginReplaced, request.address == nil { answer = (exchange.host, .now) }
        guard exchange.needsControl(isOriginReplaced: isOriginReplaced) else { return exchange }
        if let answer, answer.time >= max(start, ContinuousClock.now - lifetime) {
            return exchange.whileReaching(answer.host)
        }
        guard let control = await controlExchange() else { return exchange }
        if control.response != nil { return exchange.whileReaching(control.host) }
        guard exchange.fails(like: control) else { return exchange }
        let sentence = "this machine reaches no server: \(control.host) \(control.failureOfControl)"
        return Exchange(
            request, outcome: .notSeen(.local(control.notSeen?.localTrouble ?? .network(sentence))),
            attempts: exchange.attempts,
            tls: exchange.tls, timing: exchange.timing, proxy: exchange.proxy)
    }

    private func controlExchange() async -> Exchange? {
        if let failure, failure.time.duration(to: .now) < lifetime { return failure.control }
        if let asking { return await asking.value }
        let task = Task { [next, control] in try? await next.exchange(control) }
        asking = task
        let exchange = await task.value
        asking = nil
        if let exchange, exchange.response != nil {
            answer = (exchange.host, .now)
            failure = nil
        } else {
            failure = exchange.map { (control: $0, time: ContinuousClock.now) }
        }
        return exchange
    }
}

extension NotSeen {
    fileprivate var localTrouble: LocalTrouble? { if case .local(let trouble) = self { trouble } else { nil } }
}

extension Exchange {
    /// Whether a public server answered.
    fileprivate var showsNetwork: Bool {
        response != nil && attempts.allSatisfy { $0.result != .connected || $0.isPublic }
    }

    /// Whether the failure may be this machine's: a name that does not resolve, unless it is one that never does
    /// (RFC 6761), or leads to a private address, or a public address that is not reached, or a certificate that is not the
    /// server's.
    fileprivate func needsControl(isOriginReplaced: Bool) -> Bool {
        switch failure {
        case _ where request.address != nil: false
        // Without an address, it is the resolver, or a proxy, that did not answer in time.
        case .hostNotFound? where attempts.isEmpty, .connectionTimeout? where attempts.isEmpty:
            !hasNameThatNeverResolves
        case .addressPrivate?: !isOriginReplaced && IPAddress(host) == nil && !hasNameThatNeverResolves
        case .certificateRejected?, .tlsHandshakeFailed?:
            proxy != nil || (!attempts.isEmpty && (!isOriginReplaced || attempts.allSatisfy(\.isPublic)))
        case .connectionFailed?, .connectionTimeout?:
            proxy != nil || (!attempts.isEmpty && attempts.allSatisfy(\.isPublic))
        default: false
        }
    }

    /// The host in the URL, which is one of ours: no user name, and no IPv6 address has a port.
    fileprivate var host: String {
        let authority = request.url.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
        return String(authority.prefix { $0 != ":" })
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
        // A captive portal may send every name to an address of its own network.
        case (.hostNotFound?, .hostNotFound?), (.addressPrivate?, .addressPrivate?): return true
        case (.connectionFailed?, .some(let other)), (.connectionTimeout?, .some(let other)): return other.isOfReaching
        case (.certificateRejected?, .some(let other)), (.tlsHandshakeFailed?, .some(let other)):
            // A captive portal answers for every name; so does a proxy that decrypts.
            let isSameServer = proxy != nil || (connected != nil && connected == control.connected)
            return isSameServer && other.isOfTLS
        default: return false
        }
    }

    private var connected: String? { attempts.first { $0.result == .connected }?.address }

    /// What went wrong with the control, as the predicate of a sentence.
    fileprivate var failureOfControl: String {
        switch failure {
        case .hostNotFound?: "does not resolve either"
        case .certificateRejected?, .tlsHandshakeFailed?, .addressPrivate?: "is not what answers either"
        default: "cannot be reached either"
        }
    }
}

extension FetchFailure {
    fileprivate var isOfTLS: Bool {
        switch self {
        case .certificateRejected, .tlsHandshakeFailed: true
        default: false
        }
    }

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
