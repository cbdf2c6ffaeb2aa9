package import AssociationModel

/// Gathers the evidence that a question needs: makes the missing requests and adds the answers, until none is missing.
///
/// It does no I/O itself; the fetcher does, and enforces the time limits.
package struct Inspector: Sendable {
    private let fetcher: any Fetching
    private let concurrency: Int

    /// Creates an inspector that makes at most `concurrency` requests at a time.
    package init(fetcher: any Fetching, concurrency: Int = 8) {
        self.fetcher = fetcher
        self.concurrency = max(1, concurrency)
    }

    /// Gathers the complete evidence for a question; after cancellation, returns what was gathered until then.
    package func evidence(for question: Question) async -> Evidence {
        var evidence = Evidence(question)
        while !Task.isCancelled {
            let requests = evidence.missingRequests
            if requests.isEmpty { break }
            for exchange in await exchanges(for: requests) { evidence.add(exchange) }
        }
        return evidence
    }

    // The answers arrive in any order; the evidence keeps the order of the requests.
    private func exchanges(for requests: [Request]) async -> [Exchange] {
        await withTaskGroup(of: (Int, Exchange).self) { group in
            var results = [Exchange?](repeating: nil, count: requests.count)
            for (index, request) in requests.enumerated() {
                if index >= concurrency, let (done, exchange) = await group.next() { results[done] = exchange }
                group.addTask { [fetcher] in (index, await fetcher.exchange(request)) }
            }
            for await (done, exchange) in group { results[done] = exchange }
            return results.compactMap(\.self)
        }
    }
}
