package import AssociationModel
import TextFormats

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks once more, or a few times, where a server may only have had a bad moment: a connection that failed or broke off,
/// status 429, and 500 to 599. The last answer counts, and knows what came before it.
///
/// A request that ran out of time is not made again: it had all the time there was. Nor is one that this machine could not
/// make.
package struct RetryingFetcher: Fetching {
    /// Waits; returns false if the wait was cut short, so that nothing is asked any more.
    package typealias Wait = @Sendable (Duration) async -> Bool

    private let next: any Fetching
    private let retries: Int
    private let limit: Duration
    private let pause: Duration
    private let wait: Wait

    /// - Parameters:
    ///   - retries: how often a request is made again.
    ///   - limit: the time that a request has together with those made again, pauses included.
    ///   - pause: how long to wait before, unless the server says (`Retry-After`); if that is too long, it is not asked again.
    package init(
        _ next: any Fetching, retries: Int, within limit: Duration, pause: Duration = .milliseconds(500),
        wait: @escaping Wait = { (try? await Task.sleep(for: $0)) != nil }
    ) {
        self.next = next
        self.retries = max(0, retries)
        self.limit = limit
        self.pause = pause
        self.wait = wait
    }

    /// The same fetcher, which waits as it is told.
    package func waiting(_ wait: @escaping Wait) -> RetryingFetcher {
        RetryingFetcher(next, retries: retries, within: limit, pause: pause, wait: wait)
    }

    /// Makes the request, and again while that may help.
    package func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
        let end = ContinuousClock.now + limit
        var exchange = try await next.exchange(request)
        for _ in 0..<retries where exchange.mayPass {
            let asked = exchange.response?.retryDelay(at: Instant(seconds: time(nil)))
            let delay = asked.map { Duration.seconds($0) } ?? pause
            guard delay < ContinuousClock.now.duration(to: end), await wait(delay),
                let again = try await self.exchange(request, until: end)
            else { break }
            exchange = again.after(exchange)
        }
        return exchange
    }

    // Nil if the time is over, or the task cancelled, before there is an answer.
    private func exchange(
        _ request: Request, until end: ContinuousClock.Instant
    ) async throws(FetcherUnavailable) -> Exchange? {
        let result: Result<Exchange, FetcherUnavailable>? = await withTaskGroup(
            of: Result<Exchange, FetcherUnavailable>?.self
        ) { group in
            group.addTask { [next] in
                do throws(FetcherUnavailable) { return .success(try await next.exchange(request)) } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                try? await Task.sleep(until: end)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        return try result?.get()
    }
}

extension Exchange {
    /// Whether the same request may get another answer a moment later.
    fileprivate var mayPass: Bool {
        switch outcome {
        case .response(let response): response.saysNotNow
        case .failure(.connectionFailed), .failure(.responseIncomplete): true
        case .failure, .notSeen: false
        }
    }
}
