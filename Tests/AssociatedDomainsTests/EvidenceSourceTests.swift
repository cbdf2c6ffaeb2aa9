import AssociatedDomains
import Synchronization
import Testing

@Suite struct `a source of evidence` {
    static let copy = Question.ContentDelivery.appleBase + "/example.com"

    /// Keeps the URLs that are requested, and has no answer.
    final class Listener: Fetching {
        let urls = Mutex<[String]>([])

        func exchange(_ request: Request) async -> Exchange {
            urls.withLock { $0.append(request.url) }
            return Exchange(request, outcome: .failure(.hostNotFound))
        }
    }

    /// Cannot contact any server.
    struct Broken: Fetching {
        func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange {
            throw FetcherUnavailable("a library is missing")
        }
    }

    @Test(arguments: [
        (EvidenceSource.CDNCopy.auto, false, true, true), (.auto, true, true, false), (.never, false, true, false),
        (.only, false, false, true), (.only, true, false, true),
    ])
    func `decides which copies of a file are fetched`(
        cdn: EvidenceSource.CDNCopy, isOneEnough: Bool, fromOrigin: Bool, fromCDN: Bool
    ) async throws {
        let listener = Listener()
        let source = EvidenceSource.custom(listener, cdn: cdn)
        let check =
            try isOneEnough
            ? AssociationCheck(fileFor: [Claim(argument: "webcredentials:example.com")], from: source)
            : AssociationCheck(withoutApp: ["webcredentials:example.com"], from: source)
        _ = try await check.report()
        let urls = listener.urls.withLock(\.self)
        #expect(urls.contains(Self.copy) == fromCDN)
        #expect(urls.contains { $0.hasPrefix("https://example.com/") } == fromOrigin)
    }

    @Test func `that can contact no server at all ends the check before anything is judged`() async {
        await #expect {
            _ = try await AssociationCheck(
                withoutApp: ["webcredentials:example.com"], from: .custom(Broken())
            ).report()
        } throws: { error in
            "\(error)" == "can't contact any server: a library is missing"
        }
    }
}
