/// Why a request got no usable answer.
package enum FetchFailure: Hashable, Sendable {
    /// The name does not resolve.
    case hostNotFound
    /// Nobody accepted a connection; the reason in the system's or the library's words.
    case connectionFailed(reason: String)
    /// No connection stood within the time allowed.
    case connectionTimeout
    /// The connection stood, and the answer was not complete within the time allowed.
    case responseTimeout
    /// The server closed the connection before the answer was complete.
    case responseIncomplete(reason: String)
    /// The header fields were larger than any reader takes.
    case headersTooLarge
    /// The body's content encoding is one we cannot undo, or is broken.
    case contentEncodingUnsupported(reason: String)
    /// The TLS handshake failed for a reason other than the certificate.
    case tlsHandshakeFailed(reason: String)
    /// The certificate was not accepted; ``TLSFacts`` says why.
    case certificateRejected
    /// Every address of the name is private or reserved.
    case addressPrivate
    /// The URL is none that can be fetched.
    case malformedURL(reason: String)
    /// Anything else, in the library's words.
    case other(reason: String)
}
