#if WebPage
    import AssociatedDomains
    import NIOCore
    import NIOHTTP1

    /// Opens the gate of a connection when the answer is written, closes the connection where nobody reads it, and tells what
    /// the decoder of HTTP, which is before it, refuses.
    final class AnswerWatcher: ChannelDuplexHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundIn = HTTPServerResponsePart

        private let gate: RequestGate
        private let limits: PageSettings.Limits
        private let log: @Sendable (Message) -> Void
        /// Requests that are complete, less the answers that are written.
        private var unanswered = 0
        private var backlog: Backlog?

        /// What is being written, and since when.
        private struct Backlog {
            var parts = 0
            var written = 0
            let start = NIODeadline.now()
            var clock: Scheduled<Void>?
        }

        init(_ gate: RequestGate, _ limits: PageSettings.Limits, log: @escaping @Sendable (Message) -> Void) {
            self.gate = gate
            self.limits = limits
            self.log = log
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .end = unwrapInboundIn(data) { note(1) }
            context.fireChannelRead(data)
        }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            var (count, isEnd) = (0, false)
            switch unwrapOutboundIn(data) {
            case .head: break
            case .body(.byteBuffer(let bytes)): count = bytes.readableBytes
            case .body: break
            case .end: isEnd = true
            }
            backlog = backlog ?? Backlog()
            backlog?.parts += 1
            if backlog?.clock == nil { startClock(context) }
            let written = promise ?? context.eventLoop.makePromise()
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            written.futureResult.whenComplete { [count, isEnd] _ in
                bound.value.0.noteWritten(count, isEnd: isEnd, bound.value.1)
            }
            context.write(data, promise: written)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // What was answered before all of it had come ends at an unexpected time.
            if let error = error as? HTTPParserError, unanswered >= 0 {
                tell("400 not HTTP: \(plain: "\(error)")", context)
            }
            context.fireErrorCaught(error)
        }

        func channelInactive(context: ChannelHandlerContext) {
            backlog?.clock?.cancel()
            context.fireChannelInactive()
        }

        private func note(_ change: Int) {
            unanswered += change
            gate.isClosed = unanswered > 0
        }

        private func noteWritten(_ count: Int, isEnd: Bool, _ context: ChannelHandlerContext) {
            backlog?.parts -= 1
            backlog?.written += count
            backlog?.clock?.cancel()
            if backlog?.parts == 0 { backlog = nil } else { startClock(context) }
            if isEnd { note(-1) }
        }

        // From the start of what is not written yet; what was taken meanwhile gives time to the rest.
        private func startClock(_ context: ChannelHandlerContext) {
            guard context.channel.isActive, let backlog else { return }
            let time = TimeAmount.seconds(Int64(limits.writeSeconds))
            let more = TimeAmount.seconds(Int64(backlog.written / limits.writeBytesPerSecond))
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            self.backlog?.clock = context.eventLoop.scheduleTask(deadline: backlog.start + time + more) {
                bound.value.0.tell("the client does not read the answer, so the connection is closed", bound.value.1)
                bound.value.1.close(promise: nil)
            }
        }

        private func tell(_ what: Message, _ context: ChannelHandlerContext) {
            let address = context.channel.remoteIPAddress?.description ?? "-"
            log("\(plain: Instant.now.description) \(plain: address) \(what)")
        }
    }
#endif
