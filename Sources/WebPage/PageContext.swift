#if WebPage
    import AssociatedDomains
    import Hummingbird
    import NIOCore

    /// What belongs to one request besides its head and body.
    struct PageContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        /// The connection.
        private let channel: any Channel

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            channel = source.channel
        }

        /// The address at the other end of the connection.
        var peer: IPAddress? { channel.remoteAddress?.ipAddress.flatMap { IPAddress($0) } }

        /// Closes the connection of a request that is answered before all of it has come. The client has a moment to read
        /// the answer, since a close with unread bytes makes it lose what was sent (RFC 9112, 9.6).
        func closeSoon() {
            let channel = channel
            channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
        }
    }
#endif
