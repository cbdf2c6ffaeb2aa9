package import AssociationModel

/// Gathers the evidence that a question needs: asks what is missing, adds the answers, until nothing is missing.
///
/// It does no I/O of its own; `fetcher` does, and owns the deadlines.
package struct Inspector: Sendable {
    private let fetcher: any Fetching
    private let concurrency: Int

    /// Makes an inspector that has at most `concurrency` requests under way at once.
    package init(fetcher: any Fetching, concurrency: Int = 8) {
        self.fetcher = fetcher
        self.concurrency = max(1, concurrency)
    }

    /// The complete evidence for a question. After cancellation it is what was gathered until then.
    package func evidence(for question: Question) async -> Evidence {
        var evidence = Evidence(question)
        while !Task.isCancelled {
            let requests = evidence.missingRequests
            if requests.isEmpty { break }
            for exchange in await exchanges(for: requests) { evidence.add(exchange) }
        }
        return evidence
    }

    // The answers come in any order; the evidence keeps the order of the requests.
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
