extension TestAuthority {
    /// What OpenSSL refuses in a certificate chain whose dates, names and root are good.
    package enum Flaw: Sendable, CaseIterable {
        /// The server's certificate is for clients (RFC 5280, 4.2.1.12).
        case purpose
        /// It has a critical extension that nobody knows (4.2).
        case criticalExtension
        /// It is for names that its authority may not give (4.2.1.10).
        case nameConstraints
        /// Its authority is below one that allows none below it (4.2.1.9).
        case pathLength
        /// It is signed with the certificate of another server.
        case notAuthority
        /// It is signed by an authority whose key is not for that (4.2.1.3).
        case keyUsage
    }

    /// Signs a server's certificate in a chain with a flaw.
    package func identity(for names: [String], _ flaw: Flaw) -> ServerIdentity {
        let authority = TestCertificate.authority
        switch flaw {
        case .purpose:
            let purposes = DER.octets(DER.sequence(DER.Identifier.clientAuthentication))
            return identity(for: names, adding: DER.sequence(DER.Identifier.extendedKeyUsage, purposes))
        case .criticalExtension:
            return identity(for: names, adding: TestCertificate.critical(DER.Identifier.unknown, []))
        case .nameConstraints:
            let allowed = DER.value(0xA0, DER.sequence(DER.value(0x82, Array("elsewhere.test".utf8))))
            let constraints = TestCertificate.critical(DER.Identifier.nameConstraints, DER.sequence(allowed))
            return identity(for: names, below: [authority + constraints])
        case .pathLength:
            return identity(for: names, below: [TestCertificate.authority(authoritiesBelow: 0), authority])
        case .notAuthority: return identity(for: names, below: [TestCertificate.server(names: names)])
        case .keyUsage: return identity(for: names, below: [TestCertificate.authority(signs: false)])
        }
    }
}
