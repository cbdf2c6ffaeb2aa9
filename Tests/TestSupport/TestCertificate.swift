import FoundationEssentials

/// A certificate that a ``TestKey`` signed (RFC 5280).
struct TestCertificate: Sendable {
    /// The common name of its subject.
    let name: String
    let der: [UInt8]

    init(
        of key: TestKey, named name: String, by issuer: String, signedWith issuerKey: TestKey,
        _ extensions: [UInt8], _ validity: TestAuthority.Validity = .now
    ) {
        let algorithm = DER.sequence(DER.Identifier.ecdsaWithSHA256)
        let serial = (0..<16).map { _ in UInt8.random(in: 1...127) }
        let signed = DER.sequence(
            DER.value(0xA0, DER.integer([2])), DER.integer(serial), algorithm, Self.name(issuer), validity.der,
            Self.name(name), key.publicKey, DER.value(0xA3, DER.sequence(extensions)))
        self.name = name
        der = DER.sequence(signed, algorithm, DER.bits(issuerKey.signature(of: signed)))
    }

    /// The extensions of one that signs others, and nothing else.
    static let authority = Self.authority()

    /// The extensions of an authority that allows so many below it, and whose key may be for something else than to sign.
    static func authority(authoritiesBelow count: UInt8? = nil, signs: Bool = true) -> [UInt8] {
        critical(DER.Identifier.basicConstraints, DER.sequence(DER.yes, count.map { DER.value(0x02, [$0]) } ?? []))
            + critical(DER.Identifier.keyUsage, signs ? DER.bits([0b100], unused: 2) : DER.bits([0x80], unused: 7))
    }

    /// The extensions of a server's; without names it has no list of them, which is not the same as an empty list.
    static func server(names: [String]?, emails: [String] = [], issuerURL: String? = nil) -> [UInt8] {
        let alternatives = names.map { names in
            names.flatMap { name -> [UInt8] in
                let address = name.split(separator: ".").compactMap { UInt8($0) }
                return address.count == 4 ? DER.value(0x87, address) : DER.value(0x82, Array(name.utf8))
            }
        }
        let list = alternatives.map { (names: [UInt8]) -> [UInt8] in
            let others = emails.flatMap { DER.value(0x81, Array($0.utf8)) }
            return DER.sequence(DER.Identifier.alternativeNames, DER.octets(DER.sequence(names + others)))
        }
        let issuer = issuerURL.map { url in
            let access = DER.sequence(DER.Identifier.issuingAuthority, DER.value(0x86, Array(url.utf8)))
            return DER.sequence(DER.Identifier.authorityInformation, DER.octets(DER.sequence(access)))
        }
        return critical(DER.Identifier.basicConstraints, DER.sequence()) + (list ?? []) + (issuer ?? [])
    }

    /// An extension that must be understood.
    static func critical(_ identifier: [UInt8], _ value: [UInt8]) -> [UInt8] {
        DER.sequence(identifier, DER.yes, DER.octets(value))
    }

    private static func name(_ commonName: String) -> [UInt8] {
        let parts = [(DER.Identifier.organization, "Example, Inc."), (DER.Identifier.commonName, commonName)]
        return DER.sequence(parts.flatMap { DER.value(0x31, DER.sequence($0, DER.text($1))) })
    }
}

extension TestAuthority.Validity {
    fileprivate var der: [UInt8] {
        let day = 86_400.0
        let (from, until) =
            switch self {
            case .now: (-day, 30 * day)
            case .over: (-30 * day, -day)
            case .toCome: (day, 30 * day)
            case .tenYears: (-day, 3_652 * day)
            }
        return DER.sequence(Self.time(from), Self.time(until))
    }

    // `YYMMDDHHMMSSZ`.
    private static func time(_ secondsFromNow: Double) -> [UInt8] {
        let text = Date(timeIntervalSinceNow: secondsFromNow).formatted(.iso8601).filter { $0.isNumber || $0 == "Z" }
        return DER.value(0x17, Array(text.dropFirst(2).utf8))
    }
}
