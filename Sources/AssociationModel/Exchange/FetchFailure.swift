/// Why a request got no usable response.
package enum FetchFailure: Hashable, Sendable {
    /// The host name does not resolve.
    case hostNotFound
    /// No address accepted a connection; the reason as the system or library words it.
    case connectionFailed(reason: String)
    /// No connection was established within the time limit.
    case connectionTimeout
    /// A connection was established, but the response was not complete within the time limit.
    case responseTimeout
    /// The server closed the connection before the response was complete.
    case responseIncomplete(reason: String)
    /// The header fields exceed the size limit.
    case headersTooLarge
    /// The body's content encoding is unsupported or malformed.
    case contentEncodingUnsupported(reason: String)
    /// The response is not read because of its `Content-Length`; the value, empty where it is not known.
    case lengthInvalid(value: String)
    /// The TLS handshake failed for a reason other than the certificate.
    case tlsHandshakeFailed(reason: String)
    /// The certificate was rejected; ``TLSFacts`` says why.
    case certificateRejected
    /// Every address of the host is private or reserved.
    case addressPrivate
    /// The URL is not one that can be fetched.
    case malformedURL(reason: String)
    /// Anything else, as the library words it.
    case other(reason: String)

    /// The reason as the library words it; nil where there is none.
    package var reason: String? {
        switch self {
        case .connectionFailed(let reason), .responseIncomplete(let reason), .contentEncodingUnsupported(let reason),
            .lengthInvalid(value: let reason), .tlsHandshakeFailed(let reason), .malformedURL(let reason),
            .other(let reason):
            reason.isEmpty ? nil : reason
        case .hostNotFound, .connectionTimeout, .responseTimeout, .headersTooLarge, .certificateRejected,
            .addressPrivate:
            nil
        }
    }
}
