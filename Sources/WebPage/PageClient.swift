#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import NIOCore

    /// Who makes a request, and whether it still waits for the answer.
    struct PageClient: Sendable {
        /// The address, as the proxies in between say it; nil if it is not known.
        let address: IPAddress?
        private let connections: Connections
        private let channel: any Channel

        init(at address: IPAddress?, _ connections: Connections, _ channel: any Channel) {
            self.address = address
            self.connections = connections
            self.channel = channel
        }

        /// Does work for the client, and gives it up when the client goes away.
        func whileWaiting<Value: Sendable>(
            _ work: @escaping @Sendable () async throws(Refusal) -> Value
        ) async throws(Refusal) -> Value {
            try await Interruptible.run(work) {
                await connections.waitUntilGone(channel)
                return Self.gone
            }
        }

        /// What nobody reads but the log, with the status by which those of nginx tell it.
        static let gone = Refusal(
            HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"),
            "the connection ended before the answer")
    }
#endif
