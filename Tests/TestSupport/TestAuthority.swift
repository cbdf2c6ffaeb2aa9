import FoundationEssentials

/// A certificate authority for tests: a root, an intermediate under it, and whatever they sign.
///
/// Its keys are the same in each run, and so is that of every server.
package struct TestAuthority: Sendable {
    private let rootKey: TestKey
    private let intermediateKey: TestKey
    private let root: TestCertificate
    private let intermediate: TestCertificate

    /// The authority that tests trust.
    package init() { self.init(named: "Test", .root, .intermediate) }

    /// Another one, with keys of its own.
    ///
    /// It may have the same name, `Test`: a chain that ends in a root of a known name and an unknown key fails in a way of
    /// its own.
    package init(named name: String) { self.init(named: name, .otherRoot, .otherIntermediate) }

    private init(named name: String, _ rootKey: TestKey, _ intermediateKey: TestKey) {
        (self.rootKey, self.intermediateKey) = (rootKey, intermediateKey)
        root = TestCertificate(
            of: rootKey, named: name + " Root", by: name + " Root", signedWith: rootKey, TestCertificate.authority)
        intermediate = TestCertificate(
            of: intermediateKey, named: name + " Intermediate", by: root.name, signedWith: rootKey,
            TestCertificate.authority)
    }

    /// The root in PEM, as `--cacert` takes it.
    package var rootPEM: [UInt8] {
        let text = Data(root.der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return Array("-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n".utf8)
    }

    /// The root in DER.
    package var rootDER: [UInt8] { root.der }

    /// The intermediate in DER.
    package var intermediateDER: [UInt8] { intermediate.der }

    /// When a certificate is valid.
    package enum Validity: Sendable {
        /// Since yesterday, for a month.
        case now
        /// Until yesterday.
        case over
        /// From tomorrow.
        case toCome
        /// Since yesterday, for ten years.
        case tenYears
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
        for names: [String], emails: [String] = [], _ validity: Validity = .now, sending sent: Sent = .chain,
        issuerURL: String? = nil
    ) -> ServerIdentity {
        let leaf = TestCertificate(
            of: .server, named: names.first ?? "nobody", by: intermediate.name, signedWith: intermediateKey,
            TestCertificate.server(names: names, emails: emails, issuerURL: issuerURL), validity)
        return switch sent {
        case .chain: ServerIdentity([leaf, intermediate])
        case .leafAlone: ServerIdentity([leaf])
        case .chainWithRoot: ServerIdentity([leaf, intermediate, root])
        }
    }

    /// Signs a server's certificate that has the host in its common name and no alternative names at all.
    package func identity(commonName: String) -> ServerIdentity {
        let leaf = TestCertificate(
            of: .server, named: commonName, by: intermediate.name, signedWith: intermediateKey,
            TestCertificate.server(names: nil))
        return ServerIdentity([leaf, intermediate])
    }

    /// Signs a server's certificate under so many authorities, each signed by the one before, all with the same key.
    func identity(for names: [String], below count: Int) -> ServerIdentity {
        var chain = [intermediate]
        for number in 1..<count {
            chain.append(
                TestCertificate(
                    of: intermediateKey, named: "Authority \(number)", by: chain[number - 1].name,
                    signedWith: intermediateKey, TestCertificate.authority))
        }
        let leaf = TestCertificate(
            of: .server, named: names.first ?? "nobody", by: chain[count - 1].name, signedWith: intermediateKey,
            TestCertificate.server(names: names))
        return ServerIdentity([leaf] + chain.reversed())
    }

    /// Signs a server's certificate with more extensions, below authorities with these, the first signed by the root.
    func identity(
        for names: [String], adding extensions: [UInt8] = [], below authorities: [[UInt8]] = [TestCertificate.authority]
    ) -> ServerIdentity {
        var chain = [root]
        for (number, extensions) in authorities.enumerated() {
            chain.append(
                TestCertificate(
                    of: intermediateKey, named: "Authority \(number)", by: chain[number].name,
                    signedWith: number == 0 ? rootKey : intermediateKey, extensions))
        }
        let leaf = TestCertificate(
            of: .server, named: names.first ?? "nobody", by: chain[authorities.count].name,
            signedWith: intermediateKey, TestCertificate.server(names: names) + extensions)
        return ServerIdentity([leaf] + chain.dropFirst().reversed())
    }

    /// Makes a server's certificate that nobody but itself signed.
    package static func selfSigned(for names: [String]) -> ServerIdentity {
        let name = names.first ?? "nobody"
        return ServerIdentity([
            TestCertificate(
                of: .server, named: name, by: name, signedWith: .server, TestCertificate.server(names: names))
        ])
    }
}

/// What a server shows in a TLS handshake.
package struct ServerIdentity: Sendable {
    /// The certificates that it sends (DER), its own first.
    package let chain: [[UInt8]]
    /// The private key of the first (DER).
    package let key: [UInt8]

    init(chain: [[UInt8]], key: [UInt8]) { (self.chain, self.key) = (chain, key) }

    fileprivate init(_ certificates: [TestCertificate]) {
        self.init(chain: certificates.map(\.der), key: TestKey.server.privateKey)
    }
}
