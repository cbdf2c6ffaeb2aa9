package import TextFormats

/// The fields of a certificate that reports need (RFC 5280).
package struct Certificate: Sendable {
    /// The whole certificate in DER; empty if it came from a recording that does not contain it.
    package let der: [UInt8]
    /// The subject's distinguished name, such as `CN=example.com`.
    package let subject: String
    /// The issuer's distinguished name.
    package internal(set) var issuer: String
    /// The start of the validity period.
    package internal(set) var notBefore: Instant
    /// The end of the validity period.
    package internal(set) var notAfter: Instant
    /// The DNS names and IP addresses the certificate is valid for.
    package internal(set) var names: [String]
    /// The other alternative names, none of which a host can have, such as `email:admin@example.com`.
    package internal(set) var otherNames: [String]
    /// The URLs of the issuer's certificate (authority information access, RFC 5280, 4.2.2.1).
    package internal(set) var issuerURLs: [String]

    package init(
        der: [UInt8], subject: String, issuer: String, notBefore: Instant, notAfter: Instant, names: [String],
        otherNames: [String] = [], issuerURLs: [String]
    ) {
        self.der = der
        self.subject = subject
        self.issuer = issuer
        self.notBefore = notBefore
        self.notAfter = notAfter
        self.names = names
        self.otherNames = otherNames
        self.issuerURLs = issuerURLs
    }

    /// Whether it has no alternative names at all.
    package var hasNoNames: Bool { names.isEmpty && otherNames.isEmpty }

    /// Whether one of the names is that of a host, not an address.
    package var namesHost: Bool { names.contains { IPAddress($0) == nil } }

    /// Whether the certificate names itself as its issuer, as a root certificate does.
    package var isSelfIssued: Bool { subject == issuer }
}
