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
    package func evidence(for question: Question) async throws(FetcherUnavailable) -> Evidence {
        var evidence = Evidence(question)
        while !Task.isCancelled {
            let requests = evidence.missingRequests
            if requests.isEmpty { break }
            evidence.add(try await exchanges(for: requests))
        }
        return evidence
    }

    // The answers arrive in any order; the evidence keeps the order of the requests.
    private func exchanges(for requests: [Request]) async throws(FetcherUnavailable) -> [Exchange] {
        let results = await withTaskGroup(of: (Int, Answer).self) { group in
            var results = [Answer?](repeating: nil, count: requests.count)
            for (index, request) in requests.enumerated() {
                if index >= concurrency, let (done, answer) = await group.next() { results[done] = answer }
                group.addTask { [fetcher] in (index, await Self.answer(to: request, from: fetcher)) }
            }
            for await (done, answer) in group { results[done] = answer }
            return results
        }
        var exchanges: [Exchange] = []
        for result in results { if let result { exchanges.append(try result.get()) } }
        return exchanges
    }

    private typealias Answer = Result<Exchange, FetcherUnavailable>

    private static func answer(to request: Request, from fetcher: any Fetching) async -> Answer {
        do throws(FetcherUnavailable) { return .success(try await fetcher.exchange(request)) } catch {
            return .failure(error)
        }
    }
}
