import NIOCore
import NIOPosix
import Synchronization

/// A connection to a server on 127.0.0.1, on which a client does what it should not.
package final class LoopbackConnection: Sendable {
    private let channel: any Channel
    private let inbox: Inbox

    /// Connects, and sends bytes at once: while other tests keep all threads busy, a server closes a connection on which
    /// nothing happens before its test goes on.
    package static func open(port: Int, sending bytes: [UInt8] = []) async throws -> LoopbackConnection {
        let inbox = Inbox()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Receiver(inbox))
                }
            }
            .connect(host: "127.0.0.1", port: port)
            .map { channel in
                if !bytes.isEmpty { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }
                return channel
            }
            .get()
        return LoopbackConnection(channel, inbox)
    }

    /// Sends bytes. Whether they arrive shows in the answer.
    package func send(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

    /// Sends text, in which `\n` stands for CRLF.
    package func send(_ text: String) { send(Self.bytes(of: text)) }

    /// The bytes of text, in which `\n` stands for CRLF.
    package static func bytes(of text: String) -> [UInt8] { text.utf8.flatMap { $0 == 0x0a ? [0x0d, 0x0a] : [$0] } }

    /// Sends the same bytes so many times, as fast as the server takes them, until it closes the connection.
    package func send(_ bytes: [UInt8], times: Int) async {
        let buffer = ByteBuffer(bytes: bytes)
        for _ in 0..<times {
            do { try await channel.writeAndFlush(buffer) } catch { return }
        }
    }

    /// Sends a byte over and over, with a pause in between, until the server closes the connection.
    package func drip(_ byte: UInt8) {
        let channel = channel
        channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(50)) { task in
            guard channel.isActive else { return task.cancel() }
            channel.writeAndFlush(ByteBuffer(bytes: [byte]), promise: nil)
        }
    }

    /// Stops reading, so that what the server sends stays where it is.
    package func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    /// Closes the connection.
    package func close() async { try? await channel.close() }

    /// Returns what has come once it holds a text, or once the connection has ended.
    package func received(until text: String) async -> String { await inbox.wait(for: text) }

    /// Returns all that the server sent, once it has closed the connection.
    package func end() async -> [UInt8] {
        _ = await inbox.wait(for: nil)
        return inbox.bytes
    }

    private init(_ channel: any Channel, _ inbox: Inbox) {
        self.channel = channel
        self.inbox = inbox
    }
}

/// What has come over a connection.
private final class Inbox: Sendable {
    private let state = Mutex(State())

    private struct State {
        var bytes: [UInt8] = []
        var hasEnded = false
        var waiting: [(text: String?, test: CheckedContinuation<Void, Never>)] = []

        func has(_ text: String?) -> Bool {
            hasEnded || text.map { String(decoding: bytes, as: UTF8.self).contains($0) } ?? false
        }
    }

    var bytes: [UInt8] { state.withLock { $0.bytes } }

    /// Nil waits for the end.
    func wait(for text: String?) async -> String {
        await withCheckedContinuation { test in
            let isThere = state.withLock { state in
                let isThere = state.has(text)
                if !isThere { state.waiting.append((text, test)) }
                return isThere
            }
            if isThere { test.resume() }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func add(_ bytes: [UInt8]) { change { $0.bytes += bytes } }

    func end() { change { $0.hasEnded = true } }

    private func change(_ body: (inout State) -> Void) {
        let ready = state.withLock { state in
            body(&state)
            let ready = state.waiting.filter { state.has($0.text) }.map(\.test)
            state.waiting.removeAll { [state] in state.has($0.text) }
            return ready
        }
        for test in ready { test.resume() }
    }
}

private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let inbox: Inbox

    init(_ inbox: Inbox) { self.inbox = inbox }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        inbox.add(Array(unwrapInboundIn(data).readableBytesView))
    }

    func channelInactive(context: ChannelHandlerContext) { inbox.end() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
