package import AssociationModel
package import Findings

extension TLSFacts.Problem {
    /// The problem as a sentence.
    package var inWords: Message {
        switch self {
        case .expired: "a certificate has expired"
        case .notYetValid: "a certificate is not valid yet"
        case .nameMismatch: "the certificate is for other host names"
        case .untrusted: "the certificate chain does not end in a trusted root"
        case .purpose: "a certificate is for another purpose than a TLS server (extended key usage, key usage)"
        case .keyUsage: "a certificate is used for what its key usage does not allow"
        case .notAuthority: "a certificate that does not belong to an authority signed another one (basic constraints)"
        case .nameConstraints: "the name constraints of an authority do not allow a name in the certificate"
        case .pathLength: "the path length of an authority does not allow as many authorities below it"
        case .chainTooLong: "the certificate chain has too many authorities"
        case .criticalExtension: "a certificate has a critical extension that OpenSSL does not know"
        case .weakKey: "a key in the certificate chain is too short"
        case .weakSignature: "a signature in the certificate chain is made with a hash that is too weak"
        case .other: "the certificate chain has another problem"
        }
    }

    /// Whether it is the kind of certificates or of signatures that is refused: not a date, a name or the root.
    package var isOfAnotherKind: Bool { ![.expired, .notYetValid, .nameMismatch, .untrusted].contains(self) }
}
