import NIOCore
import NIOPosix

/// An HTTP client that says byte for byte what it is told to.
package enum LoopbackClient {
    /// Sends bytes to a server on 127.0.0.1, waits for a body, and goes away without reading an answer.
    package static func leave(
        after bytes: [UInt8], port: Int, when body: @Sendable () async throws -> Void
    ) async throws {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port).get()
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
        try await body()
        try await channel.close()
    }

    /// Sends bytes to a server on 127.0.0.1, and returns what it answers until it closes the connection.
    package static func exchange(_ bytes: [UInt8], port: Int) async throws -> [UInt8] {
        let group = MultiThreadedEventLoopGroup.singleton
        let promise = group.next().makePromise(of: [UInt8].self)
        let channel: any Channel
        do {
            channel = try await ClientBootstrap(group: group)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Collector(promise))
                    }
                }
                .connect(host: "127.0.0.1", port: port).get()
        } catch {
            promise.fail(error)
            throw error
        }
        // Where the server answers and closes before it has read everything, only the answer matters.
        channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
        return try await promise.futureResult.get()
    }
}

/// Keeps what arrives.
private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var received: [UInt8] = []
    private let promise: EventLoopPromise<[UInt8]>

    init(_ promise: EventLoopPromise<[UInt8]>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytesView
    }

    func channelInactive(context: ChannelHandlerContext) { promise.succeed(received) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
