#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import NIOCore
    import NIOHTTP1

    /// Who makes a request, and whether it still waits for the answer.
    struct PageClient: Sendable {
        /// The address, as the proxies in between say it; nil if it is not known.
        let address: IPAddress?
        private let connections: Connections
        private let channel: any Channel

        /// What nobody reads but the log, with the status by which those of nginx tell it.
        static let gone = Refusal(
            HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"),
            "the connection ended before the answer")

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

        /// Says that the body may come, where the client waits for that (RFC 9110, 10.1.1).
        func askForBody(of request: HTTPRequest) {
            guard request.headerFields[.expect]?.lowercased() == "100-continue" else { return }
            let channel = channel
            channel.eventLoop.execute {
                // Past the encoder, which takes this for the answer itself.
                let encoder = try? channel.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
                encoder?.writeAndFlush(
                    NIOAny(IOData.byteBuffer(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n"))), promise: nil)
            }
        }
    }
#endif
