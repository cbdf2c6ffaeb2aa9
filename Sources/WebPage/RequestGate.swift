#if WebPage
    import NIOCore

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// Takes the requests of a connection one at a time: what follows a request is kept as it came, and no more is read,
    /// until the answer to it has been written. So who sends requests and reads no answers fills buffers of their own.
    ///
    /// It is before the decoder of HTTP, which would make values of all requests in what was read. What it passes on ends with
    /// an empty line, so that the decoder finds the end of one header, or of one and of the body before it.
    final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer
        typealias OutboundIn = Any

        private let connections: Connections
        private var context: ChannelHandlerContext?
        private var kept: ByteBuffer?
        private var wantsRead = false
        private var hasEnded = false

        /// Whether nothing is passed on: a request waits for its answer.
        var isClosed = false { didSet { if let context, oldValue, !isClosed { passOn(context) } } }

        /// What a client may have sent ahead when it ends the connection, which makes all be read that the system has.
        private static let limit = 128 << 10

        init(_ connections: Connections) { self.connections = connections }

        func handlerAdded(context: ChannelHandlerContext) { self.context = context }

        func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            var bytes = unwrapInboundIn(data)
            if kept?.writeBuffer(&bytes) == nil { kept = bytes }
            passOn(context)
            if kept?.readableBytes ?? 0 > Self.limit { context.close(promise: nil) }
        }

        func read(context: ChannelHandlerContext) {
            if isClosed || kept != nil { wantsRead = true } else { context.read() }
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            guard kept != nil, let event = event as? ChannelEvent, event == .inputClosed else {
                context.fireUserInboundEventTriggered(event)
                return
            }
            // Who waits for a check is known to have gone; the requests that came before that get their answers.
            hasEnded = true
            connections.loseClient(context.channel)
        }

        func channelInactive(context: ChannelHandlerContext) {
            kept = nil
            context.fireChannelInactive()
        }

        private func passOn(_ context: ChannelHandlerContext) {
            var hasPassed = false
            while !isClosed, var bytes = kept {
                let piece = bytes.readSlice(length: bytes.lengthToEmptyLine) ?? bytes
                kept = bytes.readableBytes > 0 ? bytes : nil
                hasPassed = true
                context.fireChannelRead(wrapInboundOut(piece))
            }
            if hasPassed { context.fireChannelReadComplete() }
            guard !isClosed, kept == nil else { return }
            if hasEnded {
                hasEnded = false
                context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
            }
            if wantsRead {
                wantsRead = false
                context.read()
            }
        }
    }

    extension ByteBuffer {
        /// The number of bytes until behind the first line break that another one follows; all where none does.
        fileprivate var lengthToEmptyLine: Int {
            withUnsafeReadableBytes { bytes in
                guard let start = bytes.baseAddress else { return 0 }
                let end = start + bytes.count
                var rest = start
                while let lineBreak = memchr(rest, 0x0a, end - rest) {
                    rest = UnsafeRawPointer(lineBreak) + 1
                    let next = rest < end && rest.load(as: UInt8.self) == 0x0d ? rest + 1 : rest
                    if next < end, next.load(as: UInt8.self) == 0x0a { return next + 1 - start }
                }
                return bytes.count
            }
        }
    }
#endif
