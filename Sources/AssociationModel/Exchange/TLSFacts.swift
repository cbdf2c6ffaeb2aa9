import TextFormats

/// What a TLS handshake showed, whether it succeeded or not.
package struct TLSFacts: Sendable {
    /// The negotiated protocol version, such as `TLSv1.3`; nil if there is none or it is unknown.
    package let version: String?
    /// The certificates in the order the server sent them, its own first.
    package let certificates: [Certificate]
    /// The problems with the certificate chain, without duplicates and in no particular order. A request that accepts
    /// any certificate (``Request/Security/unverified``) reports problems too, although it gets a response.
    package let problems: [Problem]

    /// What can be wrong with a certificate chain.
    package enum Problem: String, Hashable, Sendable, CaseIterable {
        /// A certificate has expired.
        case expired
        /// A certificate is not valid yet.
        case notYetValid = "not-yet-valid"
        /// The server's certificate is for other host names.
        case nameMismatch = "name-mismatch"
        /// The certificate chain does not end in a trusted root.
        case untrusted
        /// Any other problem, such as a weak signature or a wrong purpose.
        case other
    }

    package init(version: String?, certificates: [Certificate], problems: [Problem]) {
        self.version = version
        self.certificates = certificates
        self.problems = problems
    }
}
