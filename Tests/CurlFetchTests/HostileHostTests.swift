import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `Hostile hosts` {
    @Test(arguments: HostileHost.all)
    func `yield the status or the failure that is expected of them, and no more than is read of any`(
        host: HostileHost
    ) async throws {
        let server = try await HostileServer.start([host], authority: TestSite.authority)
        let exchange = try await Self.exchange(with: host, at: server.address(of: host))
        #expect(exchange.response?.status == host.outcome.status, "\(exchange.outcome)")
        if let failure = exchange.failure {
            let names = Self.findings(of: failure, exchange.tls)
            #expect(!names.isEmpty && names.isSubset(of: host.outcome.findings), "\(failure)")
        }
        #expect(exchange.response?.body.count ?? 0 <= Response.sizeLimit + 1)
        try await server.stop()
    }

    /// Hosts that are expected to stall have little time, and more where it ended before the connection stood.
    private static func exchange(with host: HostileHost, at address: String) async throws -> Exchange {
        let stalls = host.outcome.findings.contains { $0.hasSuffix("-timeout") }
        let mayConnect = !host.outcome.findings.contains("connection-timeout")
        return try await patiently(until: { !stalls || !mayConnect || $0.failure != .connectionTimeout }) { seconds in
            let name = "\(host.name).\(HostileHost.domain)"
            var configuration = CurlFetcher.Configuration(
                timeout: stalls ? seconds : 120, connectTimeout: stalls ? seconds : 120)
            configuration.connectTo = ["\(name):443:\(address)"].compactMap { ConnectTo($0) }
            configuration.trustedRoots = TestSite.authority.rootPEM
            return try await CurlFetcher(configuration).exchange(Request("https://\(name)\(HostileHost.path)"))
        }
    }

    private static func findings(of failure: FetchFailure, _ tls: TLSFacts?) -> Set<String> {
        switch failure {
        case .hostNotFound: ["host-not-found"]
        case .connectionFailed: ["connection-failed"]
        case .connectionTimeout: ["connection-timeout"]
        case .responseTimeout: ["response-timeout"]
        case .responseIncomplete: ["response-incomplete"]
        case .headersTooLarge: ["headers-too-large"]
        case .contentEncodingUnsupported: ["content-encoding-unsupported"]
        case .lengthInvalid: ["content-length-invalid"]
        case .tlsHandshakeFailed: ["tls-handshake-failed"]
        case .certificateRejected: Set((tls?.problems ?? []).map { finding(of: $0, tls?.certificates.first) })
        case .addressPrivate, .malformedURL, .other: []
        }
    }

    private static func finding(of problem: TLSFacts.Problem, _ own: Certificate?) -> String {
        switch problem {
        case .expired: "certificate-expired"
        case .notYetValid: "certificate-not-yet-valid"
        case .nameMismatch where own?.namesHost == false: "certificate-without-dns-name"
        case .nameMismatch: "certificate-name-mismatch"
        default: "certificate-untrusted"
        }
    }
}
