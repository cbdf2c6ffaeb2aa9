package import AssociatedDomains

#if WebPage
    import Hummingbird
    import HummingbirdCore
    import Logging
    import NIOCore
    import ServiceLifecycle

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif
#endif

/// The checks as a web page, which `aasa serve` serves if the package trait `WebPage` is on.
package struct WebPage: Sendable {
    /// A page that is being served.
    package struct Service: Sendable {
        /// Where the page can be opened: `http://127.0.0.1:8080/`.
        package let url: String
        /// Takes no new request, and ends once those under way are answered, or have had their time.
        package let stop: @Sendable () -> Void
    }

    /// Why the page cannot be served.
    package enum Failure: Error {
        /// This build has no page, because it was made without the package trait.
        case notBuilt
        /// The address cannot be listened on.
        case address(Message)

        /// One sentence, which says what to do.
        package var message: Message {
            switch self {
            case .notBuilt:
                "this aasa was built without its page: use the one that make install installs, or build with swift build --traits WebPage"
            case .address(let message): message
            }
        }
    }

    private let settings: PageSettings
    private let source: EvidenceSource
    private let log: @Sendable (Message) -> Void

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - source: where the evidence of each check comes from.
    ///   - log: takes a line for each request.
    package init(
        _ settings: PageSettings, from source: EvidenceSource, log: @escaping @Sendable (Message) -> Void
    ) {
        self.settings = settings
        self.source = source
        self.log = log
    }

    #if WebPage
        /// Serves the page until it is stopped.
        ///
        /// - Parameter whenReady: called once, when requests are taken.
        package func run(whenReady: @escaping @Sendable (Service) -> Void) async throws(Failure) {
            // Requests have a line of our own, in which nothing is unescaped.
            let logger = Logger(label: "aasa.page") { _ in SwiftLogNoOpLogHandler() }
            let (stops, stop) = AsyncStream.makeStream(of: Void.self)
            let host = settings.host
            let connections = Connections(limit: connectionLimit, settings, log: log)
            let application = Application(
                responder: PageResponder(settings, from: source, connections, log: log),
                server: .http1(
                    configuration: .init(
                        additionalChannelHandlers: [connections.makeHandler()],
                        idleTimeout: .seconds(Int64(settings.limits.idleSeconds)),
                        httpDecoderConfiguration: .init(
                            maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))),
                configuration: ApplicationConfiguration(
                    address: .hostname(host, port: settings.port)),
                onServerRunning: { channel in
                    let url = "http://\(PageSettings.bracketed(host)):\(channel.localAddress?.port ?? 0)/"
                    whenReady(Service(url: url) { stop.finish() })
                },
                logger: logger)
            let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
            let stopper = Task {
                for await _ in stops {}
                await group.triggerGracefulShutdown()
                try await Task.sleep(for: .seconds(settings.limits.stopSeconds))
                connections.closeAll()
            }
            let tidier = Task {
                while true {
                    try await Task.sleep(for: .seconds(10))
                    if connections.takeEvents() { FreedMemory.giveBack() }
                }
            }
            defer {
                stopper.cancel()
                tidier.cancel()
            }
            do { try await group.run() } catch { throw .address(reason(of: error)) }
        }

        /// As many as wanted, if so many can be open. Each check needs a connection of its own, and more.
        private var connectionLimit: Int {
            let others = 512
            let all = LocalFiles().raiseOpenFileLimit(to: settings.limits.connections + others)
            return min(settings.limits.connections, max(all / 2, all - others))
        }

        private func reason(of error: any Error) -> Message {
            let address = "\(PageSettings.bracketed(settings.host)):\(settings.port)"
            let prefix: Message = "can't listen on \(plain: address)"
            guard let error = error as? IOError else { return "\(prefix): \(plain: "\(error)")" }
            switch error.errnoCode {
            case EADDRINUSE: return "\(prefix): another program does; --port 0 takes a free port"
            default: return "\(prefix): \(plain: String(cString: strerror(error.errnoCode)))"
            }
        }
    #else
        /// Refuses, because this build has no page.
        package func run(whenReady: @escaping @Sendable (Service) -> Void) async throws(Failure) {
            throw .notBuilt
        }
    #endif
}
