import NIOCore
import NIOSSL
import NIOTLS

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Takes the steps of a hostile host on one connection.
final class Misbehaviour: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var steps: ArraySlice<HostileHost.Step>
    private let socket: SocketEnd
    private let beginsAfterTLS: Bool
    private var hasBegun = false
    private var received: [UInt8] = []

    /// Puts it on a new connection, above TLS where there is any.
    static func add(to child: any Channel, _ host: HostileHost, _ context: NIOSSLContext?) throws {
        let socket = SocketEnd()
        let pipeline = child.pipeline.syncOperations
        try pipeline.addHandler(socket)
        if let context { try pipeline.addHandler(NIOSSLServerHandler(context: context)) }
        try pipeline.addHandler(Misbehaviour(host.steps[...], socket, beginsAfterTLS: context != nil))
    }

    private init(_ steps: ArraySlice<HostileHost.Step>, _ socket: SocketEnd, beginsAfterTLS: Bool) {
        (self.steps, self.socket, self.beginsAfterTLS) = (steps, socket, beginsAfterTLS)
    }

    func channelActive(context: ChannelHandlerContext) { if !beginsAfterTLS { begin(context) } }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { begin(context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // No more is kept than a cue can need.
        if received.count < 65_536 { received += unwrapInboundIn(data).readableBytesView }
        if hasBegun { proceed(context) }
    }

    // A client that has seen enough shows as an error: that is what tests are about.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func begin(_ context: ChannelHandlerContext) {
        hasBegun = true
        proceed(context)
    }

    private func proceed(_ context: ChannelHandlerContext) {
        while let step = steps.first {
            if case .await(let cue) = step, !cue.isGiven(by: received) { return }
            steps.removeFirst()
            take(step, context)
        }
    }

    private func take(_ step: HostileHost.Step, _ context: ChannelHandlerContext) {
        switch step {
        case .await: received = []
        case .send(let bytes): context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
        case .drip(let bytes): drip(bytes, from: 0, context)
        case .endless(let bytes):
            let pieces = [[UInt8]](repeating: bytes, count: max(1, 16_384 / bytes.count))
            pump(ByteBuffer(bytes: pieces.joined()), context)
        case .close: context.close(promise: nil)
        case .finish: context.close(mode: .output, promise: nil)
        case .cut: socket.cut()
        case .reset: socket.reset()
        }
    }

    // Writes for as long as the client reads, a piece at a time so that other connections get their turn.
    private func pump(_ piece: ByteBuffer, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        let next = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(piece)).whenSuccess {
            next.eventLoop.execute { next.value.0.pump(piece, next.value.1) }
        }
    }

    private func drip(_ bytes: [UInt8], from index: Int, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        let next = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: [bytes[index]]))).whenSuccess {
            next.eventLoop.scheduleTask(in: .milliseconds(50)) {
                next.value.0.drip(bytes, from: (index + 1) % bytes.count, next.value.1)
            }
        }
    }
}

/// The end of the pipeline at the socket, below TLS, which can therefore be left in the dark.
private final class SocketEnd: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func cut() { context?.close(promise: nil) }

    // A socket that does not linger is reset when it is closed.
    func reset() {
        guard let context else { return }
        let options = context.channel as? any SocketOptionProvider
        _ = options?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        context.close(promise: nil)
    }
}

extension HostileHost.Cue {
    fileprivate func isGiven(by bytes: [UInt8]) -> Bool {
        switch self {
        case .anything: !bytes.isEmpty
        case .request: bytes.ends(with: "\r\n\r\n".utf8)
        case .requestFrame: Self.frameTypes(bytes.dropFirst(Self.preface.count)).contains(1)
        }
    }

    // What a client begins with (RFC 9113, 3.4).
    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    private static func frameTypes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var rest = bytes
        var types: [UInt8] = []
        while rest.count >= 9 {
            let head = Array(rest.prefix(9))
            types.append(head[3])
            rest = rest.dropFirst(9 + (Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])))
        }
        return types
    }
}

extension Array where Element == UInt8 {
    fileprivate func ends(with bytes: String.UTF8View) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
