#if WebPage
    import AssociatedDomains
    import NIOCore
    import NIOHTTP1
    import Synchronization

    /// The open connections: so many at once, the one that has been idle the longest closed for a new one; and whether the
    /// client of each is still there.
    final class Connections: Sendable {
        private let limit: Int
        private let settings: PageSettings
        private let rate: MinuteLimit
        private let log: @Sendable (Message) -> Void
        private let state = Mutex(State())

        private struct State {
            var all: [ObjectIdentifier: Connection] = [:]
            var ofClients: [IPAddress: Int] = [:]
            /// Counts what happens, in place of a clock.
            var moment = 0
            var momentTold = 0

            mutating func remove(_ key: ObjectIdentifier) -> Connection? {
                guard let connection = all.removeValue(forKey: key) else { return nil }
                if let client = connection.client {
                    let count = (ofClients[client] ?? 1) - 1
                    ofClients[client] = count == 0 ? nil : count
                }
                return connection
            }

            mutating func add(_ channel: any Channel, _ client: IPAddress?) {
                moment += 1
                all[ObjectIdentifier(channel)] = Connection(channel: channel, client: client, moment: moment)
                if let client { ofClients[client, default: 0] += 1 }
            }
        }

        private struct Connection {
            let channel: any Channel
            /// The network of the client, if it is counted.
            let client: IPAddress?
            var isAnswering = false
            /// When it was opened, or last answered.
            var moment: Int
            var isGone = false
            var watcher: AsyncStream<Void>.Continuation?
        }

        init(limit: Int, _ settings: PageSettings, log: @escaping @Sendable (Message) -> Void) {
            self.limit = limit
            self.settings = settings
            self.log = log
            rate = MinuteLimit(settings.limits.connectionsAMinute, seconds: settings.limits.minuteSeconds)
        }

        /// What tells of the events of one connection; it belongs into the connection's pipeline.
        func makeHandler() -> some RemovableChannelHandler { ConnectionHandler(self) }

        /// Whether any was opened or asked since the last time.
        func takeEvents() -> Bool {
            state.withLock { state in
                defer { state.momentTold = state.moment }
                return state.moment > state.momentTold
            }
        }

        /// Notes that a request is being answered, so that its connection is not idle.
        func begin(_ channel: any Channel) { note(channel, isAnswering: true) }

        /// Notes that a request has been answered.
        func finish(_ channel: any Channel) { note(channel, isAnswering: false) }

        /// Returns when the client has closed the connection, or sends nothing more on it. Like other servers, this one
        /// takes the end of the requests for the end of the interest in their answers. Returns early if the task is
        /// cancelled.
        func waitUntilGone(_ channel: any Channel) async {
            let (stream, watcher) = AsyncStream.makeStream(of: Void.self)
            let isGone = state.withLock { state in
                let key = ObjectIdentifier(channel)
                state.all[key]?.watcher = watcher
                return state.all[key]?.isGone ?? true
            }
            if isGone { return }
            for await _ in stream {}
        }

        /// Closes all connections, whatever is under way on them.
        func closeAll() {
            for connection in state.withLock({ $0.all.values.map(\.channel) }) { connection.close(promise: nil) }
        }

        fileprivate func open(_ channel: any Channel) {
            let address = channel.remoteIPAddress
            let client = settings.counts(address) ? address?.network : nil
            if let client, !rate.admits(client) {
                log(
                    """
                    \(plain: Instant.now.description) \(plain: client.description) opens more than \
                    \(settings.limits.connectionsAMinute) connections in a minute, so this one is closed
                    """)
                channel.close(promise: nil)
                return
            }
            let surplus: (any Channel)? = state.withLock { state in
                let isOverOwn = client.map { state.ofClients[$0] ?? 0 >= settings.limits.connectionsOfClient } ?? false
                guard isOverOwn || state.all.count >= limit else {
                    state.add(channel, client)
                    return nil
                }
                let idlest = state.all.values.filter { !$0.isAnswering && (!isOverOwn || $0.client == client) }
                    .min { $0.moment < $1.moment }?.channel
                guard let idlest else { return channel }
                _ = state.remove(ObjectIdentifier(idlest))
                state.add(channel, client)
                return idlest
            }
            surplus?.close(promise: nil)
        }

        fileprivate func watch(_ channel: any Channel) {
            let pipeline = channel.pipeline.syncOperations
            let gate = RequestGate(self)
            do {
                let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
                try pipeline.addHandler(AnswerWatcher(gate, settings.limits, log: log), position: .after(decoder))
                try pipeline.addHandler(gate, position: .first)
                // What is read at once is kept until it is a connection's turn.
                let pieces = FixedSizeRecvByteBufferAllocator(capacity: 16 << 10)
                try channel.syncOptions?.setOption(.recvAllocator, value: pieces)
                // Or the system takes megabytes of answers for each client that does not read, as fast as they are made.
                try channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: 128 << 10)
            } catch {
                channel.close(promise: nil)
            }
        }

        func loseClient(_ channel: any Channel) {
            state.withLock { state in
                let key = ObjectIdentifier(channel)
                state.all[key]?.isGone = true
                return state.all[key]?.watcher
            }?.finish()
        }

        fileprivate func remove(_ channel: any Channel) {
            state.withLock { $0.remove(ObjectIdentifier(channel))?.watcher }?.finish()
        }

        private func note(_ channel: any Channel, isAnswering: Bool) {
            state.withLock { state in
                state.moment += 1
                state.all[ObjectIdentifier(channel)]?.isAnswering = isAnswering
                state.all[ObjectIdentifier(channel)]?.moment = state.moment
            }
        }
    }

    /// Tells of the events of a connection.
    private final class ConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = Any

        private let connections: Connections

        init(_ connections: Connections) { self.connections = connections }

        func handlerAdded(context: ChannelHandlerContext) {
            connections.watch(context.channel)
            if context.channel.isActive { connections.open(context.channel) }
        }

        func channelActive(context: ChannelHandlerContext) {
            connections.open(context.channel)
            context.fireChannelActive()
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if let event = event as? ChannelEvent, event == .inputClosed { connections.loseClient(context.channel) }
            context.fireUserInboundEventTriggered(event)
        }

        func channelInactive(context: ChannelHandlerContext) {
            connections.remove(context.channel)
            context.fireChannelInactive()
        }
    }
#endif
