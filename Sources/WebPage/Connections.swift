#if WebPage
    import AssociatedDomains
    import NIOCore
    import Synchronization

    /// The open connections: so many at once, the one that has been idle the longest closed for a new one; and whether the
    /// client of each is still there.
    final class Connections: Sendable {
        private let limit: Int
        private let state = Mutex(State())

        private struct State {
            var all: [ObjectIdentifier: Connection] = [:]
            /// Counts what happens, in place of a clock.
            var moment = 0
        }

        private struct Connection {
            let channel: any Channel
            var isAnswering = false
            /// When it was opened, or last answered.
            var moment: Int
            var isGone = false
            var watcher: AsyncStream<Void>.Continuation?
        }

        init(limit: Int) { self.limit = limit }

        /// What tells of the events of one connection; it belongs into the connection's pipeline.
        func makeHandler() -> some RemovableChannelHandler { ConnectionHandler(self) }

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
            let surplus: (any Channel)? = state.withLock { state in
                let idlest =
                    state.all.count < limit
                    ? nil : state.all.values.filter { !$0.isAnswering }.min { $0.moment < $1.moment }?.channel
                if let idlest { state.all[ObjectIdentifier(idlest)] = nil }
                guard state.all.count < limit else { return channel }
                state.moment += 1
                state.all[ObjectIdentifier(channel)] = Connection(channel: channel, moment: state.moment)
                return idlest
            }
            surplus?.close(promise: nil)
        }

        fileprivate func loseClient(_ channel: any Channel) {
            state.withLock { state in
                let key = ObjectIdentifier(channel)
                state.all[key]?.isGone = true
                return state.all[key]?.watcher
            }?.finish()
        }

        fileprivate func remove(_ channel: any Channel) {
            state.withLock { $0.all.removeValue(forKey: ObjectIdentifier(channel))?.watcher }?.finish()
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
