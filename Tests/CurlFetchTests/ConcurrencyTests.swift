import AssociationModel
import CurlFetch
import TestSupport
import Testing
import TextFormats

@Suite struct `Many at once` {
    @Test func `every request gets its own answer, however few may run at once`() async throws {
        let behaviours = Dictionary(
            uniqueKeysWithValues: (0..<40).map { ("/\($0)", ServerBehaviour.answer(200, [], "body \($0)")) })
        let identity = TestSite.authority.identity(for: ["good.test"])
        let site = try await TestSite.start(.tls(identity), behaviours) { $0.concurrency = 3 }
        let fetcher = CurlFetcher(site.configuration)
        let bodies = try await withThrowingTaskGroup(of: (Int, [UInt8]?).self) { group in
            for number in 0..<40 {
                group.addTask { (number, try await fetcher.exchange(Request(site.url("/\(number)"))).response?.body) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(bodies == Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, Array("body \($0)".utf8)) }))
        #expect(site.server.requests.count == 40)
    }

    @Test func `a cancelled task gets its exchange back, running or waiting, and the rest goes on`() async throws {
        let site = try await TestSite.start(.plain, ["/silent": .silence, "/": .answer()]) {
            $0.concurrency = 1
        }
        let fetcher = CurlFetcher(site.configuration)
        let running = Task { try await fetcher.exchange(Request(site.url("/silent"))) }
        while site.server.requests.isEmpty { await Task.yield() }
        let waiting = Task { try await fetcher.exchange(Request(site.url("/silent"))) }
        for _ in 0..<1_000 { await Task.yield() }
        waiting.cancel()
        #expect(try await waiting.value.notSeen == .cancelled)
        let last = Task { try await fetcher.exchange(Request(site.url("/"))) }
        running.cancel()
        #expect(try await running.value.notSeen == .cancelled)
        #expect(try await last.value.response?.status == 200)
    }

    @Test func `what fails at once makes room for those who wait`() async throws {
        let fetcher = CurlFetcher(CurlFetcher.Configuration(concurrency: 1))
        let failures = try await withThrowingTaskGroup(of: FetchFailure?.self) { group in
            for _ in 0..<20 { group.addTask { try await fetcher.exchange(Request("no URL")).failure } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(failures.count == 20 && Set(failures).count == 1)
    }

    @Test func `a task that is already cancelled asks nobody`() async throws {
        let site = try await TestSite.start(.plain, ["/": .answer()])
        let fetcher = CurlFetcher(site.configuration)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await fetcher.exchange(Request(site.url("/")))
        }
        task.cancel()
        #expect(try await task.value.notSeen == .cancelled)
        #expect(site.server.requests.isEmpty)
    }
}
