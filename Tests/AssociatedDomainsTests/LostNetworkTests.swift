import AssociatedDomains
import Synchronization
import TestData
import Testing

@Suite struct `a network that is lost` {
    private static let app = "7D3KX9QW2M.com.example.app"
    private static let control = Request("https://control.aasa.com/")

    /// Answers this many requests, and then resolves no names.
    private final class Network: Fetching {
        private let left: Mutex<Int>

        init(until count: Int) { left = Mutex(count) }

        func exchange(_ request: Request) async -> Exchange {
            let isThere = left.withLock { left in
                left -= 1
                return left >= 0
            }
            return Exchange(request, outcome: isThere ? .file(listing: app) : .failure(.hostNotFound))
        }
    }

    private static func errors(_ report: Report) -> [String] {
        report.findings.filter { $0.severity == .error }.map(\.name)
    }

    @Test func `half-way leaves the hosts after it unknown, with one finding for all of them`() async throws {
        let source = EvidenceSource.custom(
            ControlledFetcher(Network(until: 20), control: Self.control), limits: .init(concurrency: 1), cdn: .never)
        let report = try await AssociationCheck(
            (1...50).map { "webcredentials:shop\($0).aasa.com" }, apps: [try #require(AppIdentifier(Self.app))],
            from: source
        ).report()
        #expect(report.associations.prefix(20).allSatisfy { $0.verdict == .associated })
        #expect(report.associations.dropFirst(20).allSatisfy { $0.verdict == .unknown })
        #expect(Self.errors(report) == ["network-unavailable"])
        #expect(report.findings.first?.notes.first?.message.description.hasPrefix("not seen: ") == true)
    }

    @Test func `is one finding, whatever words were found for it`() async throws {
        let answers: [Request: Exchange.Outcome] = [
            Request("https://a.aasa.com" + Self.path): .notSeen(
                .local(.network("this machine cannot reach the proxy p"))),
            Request("https://b.aasa.com" + Self.path): .notSeen(.local(.network("this machine reaches no server: c"))),
            Request("https://c.aasa.com" + Self.path): .notSeen(.local(.limit("too many open files"))),
        ]
        let report = try await AssociationCheck(
            ["a", "b", "c"].map { "webcredentials:\($0).aasa.com" }, apps: [try #require(AppIdentifier(Self.app))],
            from: .custom(ScriptedFetcher(answers), cdn: .never)
        ).report()
        #expect(Self.errors(report) == ["network-unavailable", "machine-limit"])
    }

    private static let path = "/.well-known/apple-app-site-association"

    @Test func `is not what a check ends with that is cancelled while it waits to ask again`() async throws {
        let (waits, isWaiting) = AsyncStream.makeStream(of: Void.self)
        let (never, neverEnded) = AsyncStream.makeStream(of: Void.self)
        defer { neverEnded.finish() }
        let server = ScriptedFetcher([Request("https://shop.aasa.com" + Self.path): .status(503)])
        let fetcher = RetryingFetcher(server, retries: 1, within: .seconds(86_400)) { _ in
            isWaiting.yield()
            for await _ in never {}
            return !Task.isCancelled
        }
        let check = try AssociationCheck(
            "webcredentials:shop.aasa.com", app: Self.app, from: .custom(fetcher, cdn: .never))
        let task = Task { () throws(CheckFailure) in try await check.report() }
        for await _ in waits { break }
        task.cancel()
        let result = await task.result
        guard case .failure(let failure) = result, case .cancelled = failure as? CheckFailure else {
            Issue.record("\(result)")
            return
        }
    }
}
