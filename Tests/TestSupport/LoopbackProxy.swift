import NIOCore
import NIOPosix
import Synchronization

/// An HTTP proxy on 127.0.0.1 that makes tunnels (`CONNECT`, RFC 9110, 9.3.6) to servers on loopback, or refuses to.
package final class LoopbackProxy: Sendable {
    /// What it does with each `CONNECT`.
    package enum Conduct: Sendable {
        /// It makes a tunnel to this port of 127.0.0.1, whatever host is named: it resolves names as it likes.
        case tunnel(port: Int)
        /// It answers with this status and closes the connection.
        case answer(Int)
        /// It closes the connection.
        case hangUp
    }

    /// The port.
    package let port: Int
    private let channel: any Channel
    private let log: ConnectLog

    /// Starts a proxy.
    package static func start(_ conduct: Conduct) async throws -> LoopbackProxy {
        let log = ConnectLog()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { child in
                child.eventLoop.makeCompletedFuture {
                    try child.pipeline.syncOperations.addHandler(TunnelEntrance(conduct, log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return LoopbackProxy(channel, log)
    }

    /// The targets of the `CONNECT`s so far, as `host:port`.
    package var targets: [String] { log.targets.withLock(\.self) }

    private init(_ channel: any Channel, _ log: ConnectLog) {
        (self.channel, self.log) = (channel, log)
        port = channel.localAddress?.port ?? 0
    }
}

private final class ConnectLog: Sendable {
    let targets = Mutex<[String]>([])
}

/// Reads a `CONNECT`, and passes on what comes after it.
private final class TunnelEntrance: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let conduct: LoopbackProxy.Conduct
    private let log: ConnectLog
    private var head = ""
    private var server: (any Channel)?

    init(_ conduct: LoopbackProxy.Conduct, _ log: ConnectLog) { (self.conduct, self.log) = (conduct, log) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if let server { return server.writeAndFlush(bytes, promise: nil) }
        head += String(buffer: bytes)
        guard head.hasSuffix("\r\n\r\n") else { return }
        let target = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        log.targets.withLock { $0.append(target) }
        switch conduct {
        case .hangUp: context.close(promise: nil)
        case .answer(let status):
            send("HTTP/1.1 \(status) Whatever\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", context)
            context.close(promise: nil)
        case .tunnel(let port): connect(to: port, context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { server?.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func send(_ text: String, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }

    private func connect(to port: Int, _ context: ChannelHandlerContext) {
        let client = context.channel
        let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        ClientBootstrap(group: context.eventLoop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(TunnelExit(client))
                }
            }
            .connect(host: "127.0.0.1", port: port)
            .whenComplete { result in
                let (entrance, context) = here.value
                guard case .success(let server) = result else { return context.close(promise: nil) }
                entrance.server = server
                entrance.send("HTTP/1.1 200 Connection established\r\n\r\n", context)
            }
    }
}

/// Passes on what comes from the server.
private final class TunnelExit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let client: any Channel

    init(_ client: any Channel) { self.client = client }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        client.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { client.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
