import AssociationModel
import CCurl

/// A running request: a libcurl handle, and what its callbacks have collected.
///
/// A class because libcurl keeps a pointer to it. It is used only on the fetcher's thread.
final class Transfer {
    /// The `CURL *`.
    let handle: UnsafeMutableRawPointer
    let request: Request
    let target: Target
    let configuration: CurlFetcher.Configuration
    /// Nil where the server is asked directly.
    let proxy: Proxy?
    let purpose: Purpose
    let certificateChain: CertificateChainRecord?
    let trust: TrustStore?
    /// Nil where it cannot be counted.
    let received = ReceivedBytes()
    var collector = ResponseCollector()
    var connections = ConnectionRecord()
    /// Whether the TCP connection to the server was established, past any proxy, so that TLS could begin.
    var isInHandshake = false
    /// Whether the connection was established, TLS included, so that the request could be sent.
    var isConnected = false
    var lists: [UnsafeMutablePointer<curl_slist>] = []
    let errorText: UnsafeMutablePointer<CChar>

    /// What a transfer is for.
    enum Purpose {
        /// To get the response.
        case answer
        /// To get the certificates of a server whose certificate chain a first transfer rejected; no request is sent.
        case certificates(after: Exchange)
    }

    /// Prepares a request. Nil if libcurl is out of memory or lacks an option that safety depends on.
    ///
    /// - Parameter trust: the certificates that are trusted; nil to let libcurl read them.
    init?(
        _ request: Request, to target: Target, _ configuration: CurlFetcher.Configuration, trust: TrustStore?,
        for purpose: Purpose
    ) {
        guard let handle = ccurl_easy_init() else { return nil }
        self.handle = handle
        self.request = request
        self.target = target
        self.configuration = configuration
        proxy = configuration.proxy(for: request, to: target)
        self.trust = trust
        self.purpose = purpose
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        certificateChain = Self.record(for: request.security, configuration)
        guard setOptions() else { return nil }
    }

    deinit {
        ccurl_easy_cleanup(handle)
        for list in lists { ccurl_slist_free_all(list) }
        errorText.deallocate()
    }

    private static func record(
        for security: Request.Security, _ configuration: CurlFetcher.Configuration
    ) -> CertificateChainRecord? {
        guard configuration.certificateInspection == .detailed, let openSSL = OpenSSL.shared else { return nil }
        let added: [[UInt8]] = if case .verifiedWith(let added) = security { added } else { [] }
        return CertificateChainRecord(openSSL, intermediates: added, acceptsAnything: security.acceptsAnyCertificate)
    }

    /// Whether this transfer accepts any certificate.
    var acceptsAnyCertificate: Bool {
        if case .certificates = purpose { return true }
        return request.security.acceptsAnyCertificate
    }

    /// Whether the request may be sent, now that the connection is established.
    var maySendRequest: Bool {
        if case .certificates = purpose { return false }
        return acceptsAnyCertificate || certificateChain?.errors.isEmpty ?? true
    }

    /// libcurl's description of an error.
    func reason(_ code: CURLcode) -> String {
        let text = String(cString: errorText)
        return text.isEmpty ? String(cString: ccurl_easy_strerror(code)) : text
    }
}

extension Request.Security {
    fileprivate var acceptsAnyCertificate: Bool {
        switch self {
        case .unverified, .oldProtocols: true
        case .verified, .verifiedWith: false
        }
    }
}
