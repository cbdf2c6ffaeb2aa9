package import TextFormats

/// What a TLS handshake told, whether it succeeded or not.
package struct TLSFacts: Sendable {
    /// The protocol version agreed on, such as `TLSv1.3`; nil where none was, or it is not known.
    package let version: String?
    /// The certificates as the server sent them, its own first.
    package let certificates: [Certificate]
    /// What was wrong with the chain, in no particular order and each once; empty where nothing was. A request that
    /// accepts any certificate (``Request/Security/unverified``) tells of problems too, and has an answer all the same.
    package let problems: [Problem]

    /// What can be wrong with a chain of certificates.
    package enum Problem: String, Hashable, Sendable, CaseIterable {
        /// A certificate's time is over.
        case expired
        /// A certificate's time has not come.
        case notYetValid = "not-yet-valid"
        /// The server's certificate is for other names.
        case nameMismatch = "name-mismatch"
        /// The chain ends in no root that is trusted.
        case untrusted
        /// Another reason, such as a weak signature or a wrong purpose.
        case other
    }

    /// States what was learned.
    package init(version: String?, certificates: [Certificate], problems: [Problem]) {
        self.version = version
        self.certificates = certificates
        self.problems = problems
    }
}

/// What a report needs to know about a certificate. RFC 5280.
package struct Certificate: Sendable {
    /// The whole certificate in DER; empty where it came from a recording that does not hold it.
    package let der: [UInt8]
    /// The subject's distinguished name, such as `CN=example.com`.
    package let subject: String
    /// The issuer's distinguished name.
    package let issuer: String
    /// The first moment of its validity.
    package let notBefore: Instant
    /// The last moment of its validity.
    package let notAfter: Instant
    /// The DNS names and IP addresses that it is for.
    package let names: [String]
    /// Where its issuer's certificate can be had (authority information access, RFC 5280 4.2.2.1).
    package let issuerURLs: [String]

    /// States what a certificate says.
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

    /// Whether the certificate names itself as its issuer, as a root does.
    package var isSelfIssued: Bool { subject == issuer }
}
