import NIOCore
import NIOPosix
import NIOSSL

/// Plays hostile hosts on loopback, each at a port of its own.
package final class HostileServer: Sendable {
    private let addresses: [String: String]
    private let channels: [any Channel]

    /// Starts them, with certificates of the authority for names below ``HostileHost/domain``.
    package static func start(_ hosts: [HostileHost], authority: TestAuthority) async throws -> HostileServer {
        var contexts = TLSContexts(authority)
        var addresses: [String: String] = [:]
        var channels: [any Channel] = []
        for host in hosts {
            let context = try contexts.context(for: host.layer)
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.backlog, value: 1_024)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { child in
                    child.eventLoop.makeCompletedFuture { try Misbehaviour.add(to: child, host, context) }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            channels.append(channel)
            // The server's own port at another address: nobody else can take it while the server holds it.
            let isThere = if case .nobody = host.layer { false } else { true }
            addresses[host.name] = "\(isThere ? "127.0.0.1" : "127.0.0.2"):\(channel.localAddress?.port ?? 0)"
        }
        return HostileServer(addresses, channels)
    }

    /// Where a host is: `ADDRESS:PORT`.
    package func address(of host: HostileHost) -> String { addresses[host.name] ?? "" }

    /// Stops listening.
    package func stop() async throws { for channel in channels { try await channel.close() } }

    private init(_ addresses: [String: String], _ channels: [any Channel]) {
        (self.addresses, self.channels) = (addresses, channels)
    }
}

/// What the hosts need for TLS, made once.
private struct TLSContexts {
    private let authority: TestAuthority
    private var known: [ShownCertificate: NIOSSLContext] = [:]

    init(_ authority: TestAuthority) { self.authority = authority }

    mutating func context(for layer: HostileHost.Layer) throws -> NIOSSLContext? {
        switch layer {
        case .nobody, .tcp: return nil
        case .tls(let shown):
            if let context = known[shown] { return context }
            let context = try LoopbackServer.Transport.tls(shown.identity(authority)).tlsContext
            known[shown] = context
            return context
        case .http2: return try LoopbackServer.Transport.http2(good).tlsContext
        case .oldTLS: return try LoopbackServer.Transport.oldTLS(good, .tls11).tlsContext
        case .clientCertificate:
            let root = try NIOSSLCertificate(bytes: authority.rootDER, format: .der)
            return try LoopbackServer.Transport.context(good) {
                $0.trustRoots = .certificates([root])
                $0.certificateVerification = .noHostnameVerification
            }
        }
    }

    private var good: ServerIdentity { ShownCertificate.good.identity(authority) }
}
