import AssociationModel
import CurlFetch
import TestSupport

/// A server on loopback and a fetcher that finds it under the name `good.test`.
struct TestSite {
    let server: LoopbackServer
    let configuration: CurlFetcher.Configuration
    let isSecure: Bool

    /// The authority that the tests' fetchers trust.
    static let authority = TestAuthority()

    /// A server with a good certificate.
    static func secure(_ behaviours: [String: ServerBehaviour]) async throws -> TestSite {
        try await start(.tls(authority.identity(for: ["good.test"])), behaviours)
    }

    /// A server of any kind.
    static func start(
        _ transport: LoopbackServer.Transport, _ behaviours: [String: ServerBehaviour] = [:],
        _ adjust: (inout CurlFetcher.Configuration) -> Void = { _ in }
    ) async throws -> TestSite {
        let server = try await LoopbackServer.start(transport, behaviours)
        // No test waits for these limits; a busy machine may need long.
        var configuration = CurlFetcher.Configuration(timeout: 600, connectTimeout: 600)
        configuration.resolve = ["good.test:\(server.port):127.0.0.1"].compactMap { Resolve($0) }
        configuration.trustedRoots = authority.rootPEM
        adjust(&configuration)
        let isSecure = if case .plain = transport { false } else { true }
        return TestSite(server: server, configuration: configuration, isSecure: isSecure)
    }

    func url(_ path: String) -> String { "\(isSecure ? "https" : "http")://good.test:\(server.port)\(path)" }

    func fetch(
        _ path: String = "/", security: Request.Security = .verified, as agent: Request.Agent = .associationBot
    ) async -> Exchange {
        let request = Request(url(path), as: agent, security: security)
        return await (try? CurlFetcher(configuration).exchange(request))
            ?? Exchange(request, outcome: .failure(.other(reason: "libcurl is missing")))
    }
}
