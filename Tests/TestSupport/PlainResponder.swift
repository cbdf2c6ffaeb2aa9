import NIOCore
import NIOHTTP1

/// Answers in HTTP/1.1, byte by byte as told, wrong framing included.
final class PlainResponder: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = ByteBuffer

    private let behaviours: [String: ServerBehaviour]
    private let log: RequestLog
    private var path = ""
    private var endlessPiece: ByteBuffer?

    init(_ behaviours: [String: ServerBehaviour], _ log: RequestLog) {
        self.behaviours = behaviours
        self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            path = head.uri
            log.note(head)
        case .body: break
        case .end: respond(context)
        }
    }

    private func respond(_ context: ChannelHandlerContext) {
        switch behaviours[path] ?? .answer(404) {
        case .answer(let answer):
            send(answer.head + answer.framedBody, context)
            if answer.framing == .close { context.close(promise: nil) }
        case .endless(let answer):
            send(answer.head, context)
            endlessPiece = ByteBuffer(bytes: answer.piece)
            pump(context)
        case .silence: break
        case .hangUp: context.close(promise: nil)
        case .bytes(let bytes):
            send(bytes, context)
            context.close(promise: nil)
        case .bytesThenSilence(let bytes): send(bytes, context)
        }
    }

    private func send(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
    }

    // Writes for as long as the client reads, a piece at a time so that other connections get their turn.
    private func pump(_ context: ChannelHandlerContext) {
        guard let piece = endlessPiece, context.channel.isActive else { return }
        let next = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(piece)).whenSuccess {
            next.eventLoop.execute { next.value.0.pump(next.value.1) }
        }
    }

    // A client that refuses the certificate, or has read enough, shows as an error: that is what tests are about.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        endlessPiece = nil
        context.close(promise: nil)
    }
}
