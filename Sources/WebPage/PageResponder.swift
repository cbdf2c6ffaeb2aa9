#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    /// Answers each request: decides whose it is, finds what it asks for, and writes a line about it.
    struct PageResponder: HTTPResponder {
        private let requestGuard: RequestGuard
        private let checker: PageChecker
        private let panels: PanelPages
        private let connections: Connections
        private let log: @Sendable (Message) -> Void

        init(
            _ settings: PageSettings, from source: EvidenceSource, _ connections: Connections,
            log: @escaping @Sendable (Message) -> Void
        ) {
            requestGuard = RequestGuard(settings)
            checker = PageChecker(settings, from: source)
            panels = PanelPages(checker)
            self.connections = connections
            self.log = log
        }

        func respond(to request: Request, context: PageContext) async throws -> Response {
            let start = ContinuousClock.now
            connections.begin(context.channel)
            let address = requestGuard.client(of: request.head, from: context.peer)
            let client = PageClient(at: address, connections, context.channel)
            var answer: PageAnswer
            var isRead = request.method == .post || !request.hasBody
            do throws(Refusal) {
                try requestGuard.check(request.head, from: context.peer)
                answer = try await self.answer(to: request, from: client)
            } catch {
                if let cause = error.cause { log("\(plain: Instant.now.description) \(cause)") }
                isRead = !request.hasBody
                answer = request.uri.path.hasPrefix("/api/") ? .json(error) : .page(error)
            }
            if !isRead {
                answer.endsConnection = true
                context.closeSoon()
            }
            let finished = { @Sendable [connections, log] (status: HTTPResponse.Status, bytes: Int) in
                connections.finish(context.channel)
                let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
                // The query and the body are what people check, and are nobody else's business.
                log(
                    """
                    \(plain: Instant.now.description) \(plain: address?.description ?? "-") \
                    \(plain: request.method.rawValue) \(plain: request.uri.path) \(status.code) \
                    \(bytes) bytes \(milliseconds) ms
                    """)
            }
            if let events = answer.events {
                return Response(
                    status: answer.status, headers: answer.headers,
                    body: events.body { finished($0.status, $0.bytes) })
            }
            finished(answer.status, answer.body.readableBytes)
            return request.method == .head ? answer.response.createHeadResponse() : answer.response
        }

        private func answer(to request: Request, from client: PageClient) async throws(Refusal) -> PageAnswer {
            let path = request.uri.path
            switch path {
            case "/": return try reading(request) { .start }
            case "/check":
                guard request.method == .post else {
                    return try await checker.page(FormFields(query: request.uri.query ?? ""), request, for: client)
                }
                return try await checker.page(uploadedBy: request, for: client)
            case "/check/events":
                guard request.method == .get else { throw .method(allowed: "GET") }
                return .events(checker.events(FormFields(query: request.uri.query ?? ""), for: client))
            case "/api/check":
                guard request.method == .post else { throw .method(allowed: "POST") }
                return try await checker.json(request, for: client)
            case "/explain":
                let query = FormFields(query: request.uri.query ?? "")["q"]
                guard !query.isEmpty, request.method == .get else { return try reading(request) { .explanations } }
                return try await checker.admit(client) { _ throws(Refusal) in
                    .page(try ExplanationPages.list(about: query))
                }
            case "/page.js": return try reading(request) { .script(for: request.head) }
            case "/health": return try reading(request) { .text("ok\n") }
            default:
                if let answer = try await panels.answer(to: request, for: client) { return answer }
                guard path.hasPrefix("/explain/") else { throw Refusal(.notFound, "there is no page \(path)") }
                return try reading(request) { () throws(Refusal) in
                    .page(try ExplanationPages.page(of: String(path.dropFirst("/explain/".count))))
                }
            }
        }

        private func reading(
            _ request: Request, _ answer: () throws(Refusal) -> PageAnswer
        ) throws(Refusal) -> PageAnswer {
            guard request.method == .get || request.method == .head else { throw .method(allowed: "GET, HEAD") }
            return try answer()
        }
    }
#endif
