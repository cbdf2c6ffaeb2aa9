#if WebPage
    import AssociatedDomains
    import Hummingbird
    import NIOCore

    /// What belongs to one request besides its head and body.
    struct PageContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        /// The connection.
        let channel: any Channel

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            channel = source.channel
        }

        /// The address at the other end of the connection.
        var peer: IPAddress? { channel.remoteIPAddress }

        /// Closes the connection of a request that is answered before all of it has come. The client has a moment to read
        /// the answer, since a close with unread bytes makes it lose what was sent (RFC 9112, 9.6).
        func closeSoon() {
            let channel = channel
            channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
        }
    }

    extension Channel {
        /// The address at the other end. An IPv4 address is that also where the socket is one of IPv6 (RFC 4291, 2.5.5.2).
        var remoteIPAddress: IPAddress? {
            let address = remoteAddress?.ipAddress.flatMap { IPAddress($0) }
            let isMapped = address?.bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]) ?? false
            return isMapped ? address.flatMap { IPAddress(bytes: $0.bytes.suffix(4)) } : address
        }
    }
#endif
