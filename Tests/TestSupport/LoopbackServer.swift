import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL
import Synchronization

/// An HTTP server on 127.0.0.1 that does as it is told.
package final class LoopbackServer: Sendable {
    /// How a server speaks.
    package enum Transport: Sendable {
        /// Plain HTTP/1.1.
        case plain
        /// HTTP/1.1 over TLS 1.2 and later.
        case tls(ServerIdentity)
        /// HTTP/2 over TLS, for clients that ask for it, else HTTP/1.1.
        case http2(ServerIdentity)
        /// HTTP/1.1 over one old version of TLS and nothing else.
        case oldTLS(ServerIdentity, OldVersion)
        /// Connections are accepted, and nothing is ever said.
        case mute
    }

    /// The versions of TLS that RFC 8996 has buried.
    package enum OldVersion: String, Sendable, CaseIterable {
        /// TLS 1.0.
        case tls10 = "TLSv1"
        /// TLS 1.1.
        case tls11 = "TLSv1.1"
    }

    /// A request that came in.
    package struct ReceivedRequest: Sendable {
        /// The method.
        package let method: String
        /// The target, a path and query.
        package let path: String
        /// The header fields, in order.
        package let headers: [(name: String, value: String)]
        /// `HTTP/1.1` or `HTTP/2.0`.
        package let version: String

        /// The values of a header field, compared ignoring case.
        package func values(of name: String) -> [String] {
            headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
        }
    }

    /// The port.
    package let port: Int
    private let channel: any Channel
    private let log: RequestLog

    /// Starts a server with what it does by path; other paths are not found.
    package static func start(
        _ transport: Transport, _ behaviours: [String: ServerBehaviour] = [:], address: String = "127.0.0.1"
    ) async throws -> LoopbackServer {
        let log = RequestLog()
        let context = try transport.tlsContext
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { child in
                if let context {
                    do { try child.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context)) } catch {
                        return child.eventLoop.makeFailedFuture(error)
                    }
                }
                return transport.configure(child, behaviours, log)
            }
            .bind(host: address, port: 0).get()
        return LoopbackServer(channel, log)
    }

    /// Stops listening.
    package func stop() async throws { try await channel.close() }

    /// The requests so far.
    package var requests: [ReceivedRequest] { log.requests }

    private init(_ channel: any Channel, _ log: RequestLog) {
        self.channel = channel
        self.log = log
        port = channel.localAddress?.port ?? 0
    }
}

/// The requests that a server got, written by its connections.
final class RequestLog: Sendable {
    private let entries = Mutex<[LoopbackServer.ReceivedRequest]>([])

    var requests: [LoopbackServer.ReceivedRequest] { entries.withLock { $0 } }

    func note(_ head: HTTPRequestHead) {
        let request = LoopbackServer.ReceivedRequest(
            method: head.method.rawValue, path: head.uri, headers: head.headers.map { ($0.name, $0.value) },
            version: head.version.description)
        entries.withLock { $0.append(request) }
    }
}

extension LoopbackServer.Transport {
    var tlsContext: NIOSSLContext? {
        get throws {
            switch self {
            case .plain, .mute: return nil
            case .tls(let identity): return try Self.context(identity) { _ in }
            case .http2(let identity):
                return try Self.context(identity) { $0.applicationProtocols = ["h2", "http/1.1"] }
            case .oldTLS(let identity, let version):
                return try Self.context(identity) {
                    $0.minimumTLSVersion = version == .tls10 ? .tlsv1 : .tlsv11
                    $0.maximumTLSVersion = version == .tls10 ? .tlsv1 : .tlsv11
                }
            }
        }
    }

    static func context(
        _ identity: ServerIdentity, _ adjust: (inout TLSConfiguration) -> Void
    ) throws -> NIOSSLContext {
        let chain = try identity.chain.map { try NIOSSLCertificateSource.certificate(.init(bytes: $0, format: .der)) }
        let key = try NIOSSLPrivateKey(bytes: identity.key, format: .der)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        adjust(&configuration)
        return try NIOSSLContext(configuration: configuration)
    }

    fileprivate func configure(
        _ channel: any Channel, _ behaviours: [String: ServerBehaviour], _ log: RequestLog
    ) -> EventLoopFuture<Void> {
        let plain: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandlers([
                    ByteToMessageHandler(HTTPRequestDecoder()), Responder<PlainWire>(behaviours, log),
                ])
            }
        }
        switch self {
        case .mute: return channel.eventLoop.makeSucceededVoidFuture()
        case .plain, .tls, .oldTLS: return plain(channel)
        case .http2:
            return channel.configureHTTP2SecureUpgrade(
                h2ChannelConfigurator: { channel in
                    channel.configureHTTP2Pipeline(mode: .server) { stream in
                        stream.eventLoop.makeCompletedFuture {
                            try stream.pipeline.syncOperations.addHandlers([
                                HTTP2FramePayloadToHTTP1ServerCodec(), Responder<StreamWire>(behaviours, log),
                            ])
                        }
                    }.map { _ in }
                }, http1ChannelConfigurator: plain)
        }
    }
}
