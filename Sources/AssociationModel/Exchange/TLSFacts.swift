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
        /// A certificate is for another purpose than that of a TLS server (its extended key usage).
        case purpose = "wrong-purpose"
        /// A certificate is used for what its key usage does not allow.
        case keyUsage = "wrong-key-usage"
        /// A certificate that signed another one is not that of an authority.
        case notAuthority = "not-an-authority"
        /// The server's certificate has a name that an authority in the certificate chain may not give.
        case nameConstraints = "name-constraints"
        /// More authorities follow one in the certificate chain than that one allows.
        case pathLength = "path-length"
        /// There are more authorities than are followed.
        case chainTooLong = "chain-too-long"
        /// A certificate has an extension that must be understood, and is not.
        case criticalExtension = "critical-extension"
        /// A key is too short.
        case weakKey = "weak-key"
        /// A signature is made with a hash that is too weak.
        case weakSignature = "weak-signature"
        /// Any other problem.
        case other
    }

    package init(version: String?, certificates: [Certificate], problems: [Problem]) {
        self.version = version
        self.certificates = certificates
        self.problems = problems
    }
}
