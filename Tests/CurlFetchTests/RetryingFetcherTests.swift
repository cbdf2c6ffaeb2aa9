import AssociationModel
import CurlFetch
import Synchronization
import Testing

@Suite struct `A request that is made again` {
    private static let request = Request("https://shop.aasa.com/.well-known/apple-app-site-association")

    /// Answers one after the other, the last for ever, and keeps how long was waited in between.
    private final class Server: Fetching {
        private let outcomes: [Exchange.Outcome]
        let asked = Mutex(0)
        let waits = Mutex<[Duration]>([])

        init(_ outcomes: [Exchange.Outcome]) { self.outcomes = outcomes }

        func exchange(_ request: Request) async -> Exchange {
            let number = asked.withLock { asked in
                defer { asked += 1 }
                return asked
            }
            return Exchange(request, outcome: outcomes[min(number, outcomes.count - 1)])
        }

        func exchange(
            retries: Int = 1, within limit: Duration = .seconds(600), isCutShort: Bool = false
        ) async throws -> (Exchange, asked: Int, waits: [Duration]) {
            let fetcher = RetryingFetcher(self, retries: retries, within: limit, pause: .milliseconds(7)) { time in
                self.waits.withLock { $0.append(time) }
                return !isCutShort
            }
            let exchange = try await fetcher.exchange(request)
            return (exchange, asked.withLock(\.self), waits.withLock(\.self))
        }
    }

    private static func status(_ status: Int, retryAfter: String? = nil) -> Exchange.Outcome {
        .response(
            Response(status: status, headers: retryAfter.map { [HeaderField("Retry-After", $0)] } ?? [], body: []))
    }

    private static let refused = Exchange.Outcome.failure(.connectionFailed(reason: "refused"))

    @Test(
        arguments: [
            (status(503), .status(503)), (status(500), .status(500)), (status(429), .status(429)),
            (refused, .failure(.connectionFailed(reason: "refused"))),
            (.failure(.responseIncomplete(reason: "reset")), .failure(.responseIncomplete(reason: "reset"))),
        ] as [(Exchange.Outcome, Exchange.Earlier)])
    func `after a bad moment has the answer that counts, and knows what came before it`(
        first: Exchange.Outcome, earlier: Exchange.Earlier
    ) async throws {
        let (exchange, asked, waits) = try await Server([first, Self.status(200)]).exchange()
        #expect(exchange.response?.status == 200 && exchange.earlier == [earlier])
        #expect(asked == 2 && waits == [.milliseconds(7)])
    }

    @Test(
        arguments: [
            status(200), status(404), status(403), status(301), .failure(.hostNotFound), .failure(.connectionTimeout),
            .failure(.responseTimeout), .failure(.certificateRejected), .failure(.addressPrivate),
            .failure(.tlsHandshakeFailed(reason: "alert")), .notSeen(.local(.network("none"))),
        ] as [Exchange.Outcome])
    func `is only one that a moment may change`(outcome: Exchange.Outcome) async throws {
        let (exchange, asked, _) = try await Server([outcome]).exchange()
        #expect(asked == 1 && exchange.earlier.isEmpty)
    }

    @Test func `is made as often as was chosen`() async throws {
        for retries in 0...3 {
            let (exchange, asked, _) = try await Server([Self.status(502)]).exchange(retries: retries)
            #expect(asked == retries + 1)
            #expect(exchange.earlier == Array(repeating: .status(502), count: retries))
        }
    }

    @Test func `waits as long as the server asks, and is not made where that is too long`() async throws {
        let patient = try await Server([Self.status(503, retryAfter: "20"), Self.status(200)]).exchange()
        #expect(patient.0.response?.status == 200 && patient.waits == [.seconds(20)])
        for value in ["600", "99999999999999999999"] {
            let closed = try await Server([Self.status(503, retryAfter: value), Self.status(200)]).exchange()
            #expect(closed.0.response?.status == 503 && closed.asked == 1 && closed.waits.isEmpty)
        }
    }

    @Test func `has no more time than the request, and none where the wait is cut short`() async throws {
        let late = try await Server([Self.refused]).exchange(within: .zero)
        #expect(late.asked == 1 && late.waits.isEmpty)
        let cut = try await Server([Self.refused]).exchange(isCutShort: true)
        #expect(cut.asked == 1 && cut.0.earlier.isEmpty)
    }

    /// Fails once, and then never ends until it is cancelled.
    private struct Stalling: Fetching {
        let server = Server([refused])

        func exchange(_ request: Request) async -> Exchange {
            let first = await server.exchange(request)
            if server.asked.withLock(\.self) > 1 { try? await Task.sleep(for: .seconds(86_400)) }
            return first
        }
    }

    @Test func `that is not answered in the time that is left leaves the first answer`() async throws {
        let fetcher = RetryingFetcher(Stalling(), retries: 1, within: .milliseconds(50), pause: .zero)
        let exchange = try await fetcher.exchange(Self.request)
        #expect(exchange.failure == .connectionFailed(reason: "refused") && exchange.earlier.isEmpty)
    }
}
