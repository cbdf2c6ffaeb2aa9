#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    /// A check that is told as it goes on, as server-sent events
    /// (<https://html.spec.whatwg.org/multipage/server-sent-events.html>): an `exchange` for each that ended and a `step` for
    /// each that is seen in it, then a `report` or a `refusal`. The data of an exchange and a step is an item of a list, of
    /// the others what is in the `body` of the page that would be sent without a script.
    struct CheckEvents: Sendable {
        /// Runs the check, and tells each exchange that ended.
        typealias Check =
            @Sendable (_ whenEnded: @escaping @Sendable (EndedExchange) -> Void) async -> Result<Markup, Refusal>

        /// The status that the page has without a script, and how many bytes of events were sent.
        typealias Sent = (status: HTTPResponse.Status, bytes: Int)

        private let fields: FormFields
        private let check: Check

        /// - Parameter fields: what the form was filled in with.
        init(_ fields: FormFields, _ check: @escaping Check) {
            self.fields = fields
            self.check = check
        }

        /// Time without an event after which a comment is sent, so that nobody in between takes the connection for dead.
        private static let silence = Duration.seconds(10)

        /// The body of the answer.
        ///
        /// - Parameter whenSent: called once, whether or not all was sent.
        func body(whenSent: @escaping @Sendable (Sent) -> Void) -> ResponseBody {
            ResponseBody { writer in
                var sent: Sent = (PageClient.gone.status, 0)
                defer { whenSent(sent) }
                try await write(to: &writer, &sent)
                try await writer.finish(nil)
            }
        }

        private func write(to writer: inout any ResponseBodyWriter, _ sent: inout Sent) async throws {
            let (events, continuation) = AsyncStream.makeStream(of: String.self)
            continuation.yield(Self.comment)
            let status = try await withThrowingTaskGroup(of: HTTPResponse.Status?.self) { group in
                group.addTask {
                    let status = await self.run { continuation.yield($0) }
                    continuation.finish()
                    return status
                }
                group.addTask {
                    while true {
                        try await Task.sleep(for: Self.silence)
                        continuation.yield(Self.comment)
                    }
                }
                defer { group.cancelAll() }
                for await event in events {
                    try await writer.write(ByteBuffer(string: event))
                    sent.bytes += event.utf8.count
                }
                try Task.checkCancellation()
                return try await group.next()
            }
            if case let status?? = status { sent.status = status }
        }

        /// Runs the check, and returns the status that its page would have.
        private func run(_ send: @escaping @Sendable (String) -> Void) async -> HTTPResponse.Status {
            switch await check({
                send(Self.event("exchange", HTMLReport.item(of: $0.hop, isDecisive: $0.isDecisive)))
                for step in $0.steps { send(Self.event("step", step.markup)) }
            }) {
            case .success(let body):
                send(Self.event("report", body))
                return .ok
            case .failure(let refusal):
                send(Self.event("refusal", FormPage.page(refusal, fields).body))
                return refusal.status
            }
        }

        private static let comment = ":\n\n"

        private static func event(_ name: String, _ data: Markup) -> String {
            let lines = OutputSyntax.xml.guarded(data.text).split(separator: "\n", omittingEmptySubsequences: false)
            return "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
        }
    }
#endif
