package import TextFormats

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

/// The fields of a certificate that reports need (RFC 5280).
package struct Certificate: Sendable {
    /// The whole certificate in DER; empty if it came from a recording that does not contain it.
    package let der: [UInt8]
    /// The subject's distinguished name, such as `CN=example.com`.
    package let subject: String
    /// The issuer's distinguished name.
    package let issuer: String
    /// The start of the validity period.
    package let notBefore: Instant
    /// The end of the validity period.
    package let notAfter: Instant
    /// The DNS names and IP addresses the certificate is valid for.
    package let names: [String]
    /// The URLs of the issuer's certificate (authority information access, RFC 5280, 4.2.2.1).
    package let issuerURLs: [String]

    package init(
        der: [UInt8], subject: String, issuer: String, notBefore: Instant, notAfter: Instant, names: [String],
        issuerURLs: [String]
    ) {
        self.der = der
        self.subject = subject
        self.issuer = issuer
        self.notBefore = notBefore
        self.notAfter = notAfter
        self.names = names
        self.issuerURLs = issuerURLs
    }

    /// Whether the certificate names itself as its issuer, as a root certificate does.
    package var isSelfIssued: Bool { subject == issuer }
}
