package import AssociationModel

/// Gathers the evidence that a question needs: makes the missing requests and adds the answers, until none is missing.
///
/// It does no I/O itself; the fetcher does, and enforces the time limit of each exchange.
package struct Inspector: Sendable {
    /// What keeps a run short for us, and bearable for a host.
    package struct Limits: Sendable {
        /// The most requests at a time.
        let concurrency: Int
        /// How long a host may take; nil for no limit.
        let time: HostTime?

        /// The most requests at a time that one site needs.
        static let concurrencyPerHost = 8

        package init(concurrency: Int = 32, time: HostTime? = nil) {
            self.concurrency = max(1, concurrency)
            self.time = time
        }

        /// The same limits with another number of requests at a time.
        package func withConcurrency(_ concurrency: Int) -> Limits { Limits(concurrency: concurrency, time: time) }
    }

    private let fetcher: any Fetching
    private let limits: Limits

    package init(fetcher: any Fetching, limits: Limits = Limits()) {
        self.fetcher = fetcher
        self.limits = limits
    }

    /// Gathers the complete evidence for a question; after cancellation, returns what was gathered until then.
    package func evidence(for question: Question) async throws(FetcherUnavailable) -> Evidence {
        let result: Result<Evidence, FetcherUnavailable> = await withTaskGroup(of: Answer.self) { group in
            var queue = RequestQueue(Evidence(question), limits)
            while true {
                while !Task.isCancelled, let request = queue.next() {
                    group.addTask { [fetcher] in await Answer(to: request, from: fetcher) }
                }
                guard let answer = await group.next() else { return .success(queue.finished()) }
                do throws(FetcherUnavailable) { queue.take(try answer.result.get(), for: answer.request) } catch {
                    group.cancelAll()
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }
}

private struct Answer: Sendable {
    let request: Request
    let result: Result<Exchange, FetcherUnavailable>

    init(to request: Request, from fetcher: any Fetching) async {
        self.request = request
        do throws(FetcherUnavailable) { result = .success(try await fetcher.exchange(request)) } catch {
            result = .failure(error)
        }
    }
}
