import Crypto
import FoundationEssentials
import SwiftASN1
import X509

/// A certificate authority for tests: a root, an intermediate under it, and whatever they sign.
package struct TestAuthority: Sendable {
    private let rootKey: Certificate.PrivateKey
    private let intermediateKey: Certificate.PrivateKey
    private let root: Certificate
    private let intermediate: Certificate

    /// Makes keys and certificates, which takes a few milliseconds.
    ///
    /// Another authority has another name: a chain that ends in a root of a known name and an unknown key fails in a way
    /// of its own.
    package init(named name: String = "Test") throws {
        rootKey = Certificate.PrivateKey(P256.Signing.PrivateKey())
        intermediateKey = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let rootName = try Self.name(name + " Root")
        root = try Self.certificate(
            for: rootName, key: rootKey.publicKey, by: rootName, signedWith: rootKey, .now, Self.authority())
        intermediate = try Self.certificate(
            for: Self.name(name + " Intermediate"), key: intermediateKey.publicKey, by: rootName, signedWith: rootKey,
            .now, Self.authority())
    }

    /// The root in PEM, as `--cacert` takes it.
    package var rootPEM: [UInt8] { get throws { try Array(root.serializeAsPEM().pemString.utf8) } }

    /// The root in DER.
    package var rootDER: [UInt8] { get throws { try root.serializeAsPEM().derBytes } }

    /// The intermediate in DER.
    package var intermediateDER: [UInt8] { get throws { try intermediate.serializeAsPEM().derBytes } }

    /// When a certificate is valid.
    package enum Validity: Sendable {
        /// Since yesterday, for a month.
        case now
        /// Until yesterday.
        case over
        /// From tomorrow.
        case toCome
    }

    /// What a server sends of its chain.
    package enum Sent: Sendable {
        /// Its own certificate and the intermediate.
        case chain
        /// Its own certificate alone.
        case leafAlone
        /// All of it, the root too.
        case chainWithRoot
    }

    /// Signs a server's certificate for DNS names (and addresses, where a name is one of version 4).
    package func identity(
        for names: [String], _ validity: Validity = .now, sending sent: Sent = .chain, issuerURL: String? = nil
    ) throws -> ServerIdentity {
        let key = P256.Signing.PrivateKey()
        let leaf = try Self.certificate(
            for: Self.name(names.first ?? "nobody"), key: Certificate.PrivateKey(key).publicKey,
            by: intermediate.subject, signedWith: intermediateKey, validity,
            Self.server(names: names, issuerURL: issuerURL))
        let chain =
            switch sent {
            case .chain: [leaf, intermediate]
            case .leafAlone: [leaf]
            case .chainWithRoot: [leaf, intermediate, root]
            }
        return try ServerIdentity(
            chain: chain.map { try $0.serializeAsPEM().derBytes }, key: Array(key.derRepresentation))
    }

    /// Signs a server's certificate that has the host in its common name and no alternative names at all.
    package func identity(commonName: String) throws -> ServerIdentity {
        let key = P256.Signing.PrivateKey()
        let leaf = try Self.certificate(
            for: Self.name(commonName), key: Certificate.PrivateKey(key).publicKey, by: intermediate.subject,
            signedWith: intermediateKey, .now,
            Certificate.Extensions { Critical(BasicConstraints.notCertificateAuthority) })
        return try ServerIdentity(
            chain: [leaf, intermediate].map { try $0.serializeAsPEM().derBytes }, key: Array(key.derRepresentation))
    }

    /// Signs a server's certificate under so many authorities, each signed by the one before, all with the same key.
    func identity(for names: [String], below count: Int) throws -> ServerIdentity {
        var chain = [intermediate]
        for number in 1..<count {
            let authority = try Self.certificate(
                for: Self.name("Authority \(number)"), key: intermediateKey.publicKey,
                by: chain[number - 1].subject, signedWith: intermediateKey, .now, Self.authority())
            chain.append(authority)
        }
        let key = P256.Signing.PrivateKey()
        let leaf = try Self.certificate(
            for: Self.name(names.first ?? "nobody"), key: Certificate.PrivateKey(key).publicKey,
            by: chain[count - 1].subject, signedWith: intermediateKey, .now, Self.server(names: names, issuerURL: nil))
        return try ServerIdentity(
            chain: [leaf.serializeAsPEM().derBytes] + chain.reversed().map { try $0.serializeAsPEM().derBytes },
            key: Array(key.derRepresentation))
    }

    /// Makes a server's certificate that nobody but itself signed.
    package static func selfSigned(for names: [String]) throws -> ServerIdentity {
        let key = P256.Signing.PrivateKey()
        let name = try name(names.first ?? "nobody")
        let leaf = try certificate(
            for: name, key: Certificate.PrivateKey(key).publicKey, by: name, signedWith: Certificate.PrivateKey(key),
            .now, server(names: names, issuerURL: nil))
        return try ServerIdentity(chain: [leaf.serializeAsPEM().derBytes], key: Array(key.derRepresentation))
    }

    private static func name(_ commonName: String) throws -> DistinguishedName {
        try DistinguishedName {
            OrganizationName("Example, Inc.")
            CommonName(commonName)
        }
    }

    private static func authority() throws -> Certificate.Extensions {
        try Certificate.Extensions {
            Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
            Critical(KeyUsage(keyCertSign: true))
        }
    }

    private static func server(names: [String], issuerURL: String?) throws -> Certificate.Extensions {
        let alternatives = names.map { name -> GeneralName in
            let bytes = name.split(separator: ".").compactMap { UInt8($0) }
            return bytes.count == 4 ? .ipAddress(ASN1OctetString(contentBytes: bytes[...])) : .dnsName(name)
        }
        let issuer = issuerURL.map {
            AuthorityInformationAccess([
                .init(method: .issuingCA, location: .uniformResourceIdentifier($0))
            ])
        }
        return try Certificate.Extensions {
            Critical(BasicConstraints.notCertificateAuthority)
            SubjectAlternativeNames(alternatives)
            if let issuer { issuer }
        }
    }

    private static func certificate(
        for subject: DistinguishedName, key: Certificate.PublicKey, by issuer: DistinguishedName,
        signedWith issuerKey: Certificate.PrivateKey, _ validity: Validity,
        _ extensions: Certificate.Extensions
    ) throws -> Certificate {
        let day = 86_400.0
        let (from, until) =
            switch validity {
            case .now: (-day, 30 * day)
            case .over: (-30 * day, -day)
            case .toCome: (day, 30 * day)
            }
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key,
            notValidBefore: Date(timeIntervalSinceNow: from), notValidAfter: Date(timeIntervalSinceNow: until),
            issuer: issuer, subject: subject, signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions,
            issuerPrivateKey: issuerKey)
    }
}

/// What a server shows in a TLS handshake.
package struct ServerIdentity: Sendable {
    /// The certificates that it sends (DER), its own first.
    package let chain: [[UInt8]]
    /// The private key of the first (DER).
    package let key: [UInt8]
}
