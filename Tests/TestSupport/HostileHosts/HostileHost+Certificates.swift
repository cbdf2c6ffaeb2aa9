extension HostileHost {
    /// Hosts that answer, and whose certificate is wrong or strange.
    static let certificates = [
        HostileHost(
            "certificate-expired", "Shows a certificate that has expired", .noAnswer("certificate-expired"),
            over: .tls(.expired)),
        HostileHost(
            "certificate-future", "Shows a certificate that is not valid yet", .noAnswer("certificate-not-yet-valid"),
            over: .tls(.notYetValid)),
        HostileHost(
            "certificate-other-name", "Shows a certificate of another host", .noAnswer("certificate-name-mismatch"),
            over: .tls(.otherName)),
        HostileHost(
            "certificate-self-signed", "Shows a certificate that it signed itself", .noAnswer("certificate-untrusted"),
            over: .tls(.selfSigned)),
        HostileHost(
            "certificate-stranger", "Shows a certificate of an authority that nobody trusts",
            .noAnswer("certificate-untrusted"), over: .tls(.stranger)),
        HostileHost(
            "certificate-alone", "Leaves out the intermediate certificate", .noAnswer("certificate-untrusted"),
            over: .tls(.leafAlone)),
        HostileHost(
            "certificate-many-names", "Shows a certificate with 2,000 names", .read(), over: .tls(.manyNames)),
        HostileHost(
            "certificate-escapes", "Has terminal escapes and workflow commands in the names of its certificate",
            .noAnswer("certificate-name-mismatch"), over: .tls(.escapes)),
        HostileHost(
            "certificate-purpose", "Shows a certificate that is for clients", .noAnswer("certificate-untrusted"),
            over: .tls(.flawed(.purpose))),
        HostileHost(
            "certificate-critical", "Shows a certificate with a critical extension that nobody knows",
            .noAnswer("certificate-untrusted"), over: .tls(.flawed(.criticalExtension))),
        HostileHost(
            "certificate-constraints", "Shows a certificate for a name that its authority may not give",
            .noAnswer("certificate-untrusted"), over: .tls(.flawed(.nameConstraints))),
        HostileHost(
            "certificate-path", "Has more authorities below one than that one allows",
            .noAnswer("certificate-untrusted"), over: .tls(.flawed(.pathLength))),
        HostileHost(
            "certificate-no-authority", "Has a certificate that one signed which is not that of an authority",
            .noAnswer("certificate-untrusted"), over: .tls(.flawed(.notAuthority))),
        HostileHost(
            "certificate-key-usage", "Has a certificate that one signed whose key is not for that",
            .noAnswer("certificate-untrusted"), over: .tls(.flawed(.keyUsage))),
        HostileHost(
            "certificate-email", "Shows a certificate that names an address of e-mail and no host",
            .noAnswer("certificate-without-dns-name"), over: .tls(.email)),
        HostileHost(
            "certificate-long", "Shows a certificate that is valid for ten years", .read("certificate-too-long-lived"),
            over: .tls(.longLived)),
        HostileHost(
            "certificate-heap", "Sends 60 certificates, most of them not needed", .read(), over: .tls(.heap(60))),
        HostileHost(
            "certificate-flood", "Sends half a megabyte of certificates", .noAnswer("tls-handshake-failed"),
            over: .tls(.heap(1_000))),
        HostileHost(
            "certificate-deep", "Has a certificate chain of 150 authorities", .noAnswer("certificate-untrusted"),
            over: .tls(.deep(150))),
    ]
}

/// What a hostile host shows in the handshake.
enum ShownCertificate: Hashable, Sendable {
    case good, expired, notYetValid, otherName, selfSigned, stranger, leafAlone, manyNames, escapes, email, longLived
    /// A chain with something that OpenSSL refuses.
    case flawed(TestAuthority.Flaw)
    /// A good chain, and its intermediate so many times more.
    case heap(Int)
    /// So many intermediates, each under the one before.
    case deep(Int)

    func identity(_ authority: TestAuthority) -> ServerIdentity {
        let names = ["*." + HostileHost.domain]
        switch self {
        case .good: return authority.identity(for: names)
        case .expired: return authority.identity(for: names, .over)
        case .notYetValid: return authority.identity(for: names, .toCome)
        case .otherName: return authority.identity(for: ["elsewhere.test"])
        case .selfSigned: return TestAuthority.selfSigned(for: names)
        case .stranger: return TestAuthority(named: "Stranger").identity(for: names)
        case .leafAlone: return authority.identity(for: names, sending: .leafAlone)
        case .manyNames: return authority.identity(for: (1..<2_000).map { "a-long-name-\($0).test" } + names)
        case .escapes: return authority.identity(for: [HostileHost.attack])
        case .email: return authority.identity(for: [], emails: ["admin@" + HostileHost.domain])
        case .longLived: return authority.identity(for: names, .tenYears)
        case .flawed(let flaw): return authority.identity(for: names, flaw)
        case .heap(let count):
            let good = authority.identity(for: names)
            let more = [[UInt8]](repeating: authority.intermediateDER, count: count)
            return ServerIdentity(chain: good.chain + more, key: good.key)
        case .deep(let count): return authority.identity(for: names, below: count)
        }
    }
}
