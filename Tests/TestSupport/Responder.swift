import NIOCore
import NIOHTTP1

/// What answers the requests of a connection, or of one stream of it, as it is told.
final class Responder<Wire: ResponseWire>: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = Wire.Part

    private let behaviours: [String: ServerBehaviour]
    private let log: RequestLog
    private var path = ""
    private var endlessPiece: Wire.Part?

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
        case .end: respond(behaviours[path] ?? .answer(404), context)
        }
    }

    private func respond(_ behaviour: ServerBehaviour, _ context: ChannelHandlerContext) {
        switch behaviour {
        case .answer(let answer):
            send(Wire.parts(of: answer), context)
            if Wire.endsWithConnection(answer) { context.close(promise: nil) }
        case .endless(let answer):
            send([Wire.head(of: answer)], context)
            endlessPiece = Wire.piece(of: answer)
            pump(context)
        case .inTurn(let behaviours):
            let earlier = log.requests.count { $0.path == path } - 1
            respond(behaviours[min(earlier, behaviours.count - 1)], context)
        case .passing(let gate, let answer):
            gate.pass()
            respond(.answer(answer), context)
        case .held(let gate, let answer):
            let next = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            gate.whenOpen { next.eventLoop.execute { next.value.0.respond(.answer(answer), next.value.1) } }
        case .silence: break
        case .hangUp: context.close(promise: nil)
        case .bytes(let bytes):
            send(Wire.raw(bytes), context)
            context.close(promise: nil)
        case .bytesThenSilence(let bytes): send(Wire.raw(bytes), context)
        }
    }

    private func send(_ parts: [Wire.Part], _ context: ChannelHandlerContext) {
        for part in parts { context.write(wrapOutboundOut(part), promise: nil) }
        context.flush()
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

/// How an answer is written.
protocol ResponseWire: SendableMetatype {
    associatedtype Part

    static func head(of answer: ServerAnswer) -> Part
    /// A whole answer.
    static func parts(of answer: ServerAnswer) -> [Part]
    /// A piece of a body without end.
    static func piece(of answer: ServerAnswer) -> Part
    /// Bytes as they are; nothing where that cannot be.
    static func raw(_ bytes: [UInt8]) -> [Part]
    static func endsWithConnection(_ answer: ServerAnswer) -> Bool
}

/// HTTP/1.1, byte by byte as told, wrong framing included.
enum PlainWire: ResponseWire {
    static func head(of answer: ServerAnswer) -> ByteBuffer { ByteBuffer(bytes: answer.head) }

    static func parts(of answer: ServerAnswer) -> [ByteBuffer] { raw(answer.head + answer.framedBody) }

    static func piece(of answer: ServerAnswer) -> ByteBuffer { ByteBuffer(bytes: answer.piece) }

    static func raw(_ bytes: [UInt8]) -> [ByteBuffer] { [ByteBuffer(bytes: bytes)] }

    static func endsWithConnection(_ answer: ServerAnswer) -> Bool { answer.framing == .close }
}

/// A stream of HTTP/2.
enum StreamWire: ResponseWire {
    static func head(of answer: ServerAnswer) -> HTTPServerResponsePart {
        .head(
            HTTPResponseHead(
                version: .http2, status: HTTPResponseStatus(statusCode: answer.status),
                headers: HTTPHeaders(answer.headers)))
    }

    static func parts(of answer: ServerAnswer) -> [HTTPServerResponsePart] {
        [head(of: answer), piece(of: answer), .end(nil)]
    }

    static func piece(of answer: ServerAnswer) -> HTTPServerResponsePart {
        .body(.byteBuffer(ByteBuffer(bytes: answer.body)))
    }

    static func raw(_ bytes: [UInt8]) -> [HTTPServerResponsePart] { [] }

    static func endsWithConnection(_ answer: ServerAnswer) -> Bool { false }
}
