import NIOCore
import NIOHTTP1

/// Answers on one stream of HTTP/2.
final class MultiplexedResponder: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

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
            sendHead(of: answer, context)
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        case .endless(let answer):
            sendHead(of: answer, context)
            endlessPiece = ByteBuffer(bytes: answer.body)
            pump(context)
        case .silence: break
        case .hangUp, .bytes, .bytesThenSilence: context.close(promise: nil)
        }
    }

    private func sendHead(of answer: ServerAnswer, _ context: ChannelHandlerContext) {
        let head = HTTPResponseHead(
            version: .http2, status: HTTPResponseStatus(statusCode: answer.status), headers: HTTPHeaders(answer.headers)
        )
        context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func pump(_ context: ChannelHandlerContext) {
        guard let piece = endlessPiece, context.channel.isActive else { return }
        let next = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece)))).whenSuccess {
            next.eventLoop.execute { next.value.0.pump(next.value.1) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        endlessPiece = nil
        context.close(promise: nil)
    }
}
