import SwiftASN1
import TextFormats

extension Certificate {
    /// Parses a certificate from DER (RFC 5280, 4.1). Its signature is not verified.
    ///
    /// Extensions are read leniently, as certificate verifiers do: alternative names or issuer addresses that can't be
    /// parsed are ignored.
    package init(der: [UInt8]) throws(CertificateFailure) {
        do {
            let fields = try CertificateFields(DER.parse(der))
            self.init(
                der: der, subject: fields.subject, issuer: fields.issuer, notBefore: fields.notBefore,
                notAfter: fields.notAfter, names: fields.names, otherNames: fields.otherNames,
                issuerURLs: fields.issuerURLs)
        } catch { throw .malformed }
    }

    /// Whether the certificate is valid for a host, given as a name in Punycode or as an address without brackets.
    ///
    /// Names are compared ignoring ASCII case; `*` stands for one whole leftmost label (RFC 6125, 6.4.3). The common
    /// name is ignored, as it is by Apple's systems: <https://support.apple.com/en-us/103769>.
    package func covers(host: String) -> Bool {
        if host.isEmpty { return false }
        if let address = IPAddress(host) { return names.contains { IPAddress($0) == address } }
        var wanted = host.asciiLowercased.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if wanted.count > 1, wanted.last?.isEmpty == true { wanted.removeLast() }
        return names.contains { name in
            let labels = name.asciiLowercased.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard labels.count == wanted.count, let first = labels.first else { return false }
            let isWildcard = first.elementsEqual("*".utf8) && labels.count > 2
            return zip(labels, wanted).dropFirst().allSatisfy { $0.elementsEqual($1) }
                && (isWildcard || first.elementsEqual(wanted[0]))
        }
    }
}

private struct CertificateFields {
    var subject = ""
    var issuer = ""
    var notBefore = Instant(seconds: 0)
    var notAfter = Instant(seconds: 0)
    var names: [String] = []
    var otherNames: [String] = []
    var issuerURLs: [String] = []

    init(_ root: ASN1Node) throws {
        let outer = try root.children()
        guard let signed = outer.first else { throw CertificateFailure.malformed }
        var fields = try signed.children()[...]
        if fields.first?.identifier == ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific) {
            fields.removeFirst()
        }
        // serialNumber, signature, issuer, validity, subject, subjectPublicKeyInfo
        guard fields.count >= 6 else { throw CertificateFailure.malformed }
        let start = fields.startIndex
        issuer = try DistinguishedName(fields[start + 2]).text
        let validity = try fields[start + 3].children()
        guard validity.count == 2 else { throw CertificateFailure.malformed }
        notBefore = try Instant(validity[0])
        notAfter = try Instant(validity[1])
        subject = try DistinguishedName(fields[start + 4]).text
        let tag = ASN1Identifier(tagWithNumber: 3, tagClass: .contextSpecific)
        guard let extensions = fields.dropFirst(6).first(where: { $0.identifier == tag }) else { return }
        for list in try extensions.children() {
            for node in try list.children() { try read(extension: node) }
        }
    }

    private mutating func read(extension node: ASN1Node) throws {
        let parts = try node.children()
        guard let first = parts.first, let last = parts.last, parts.count <= 3 else {
            throw CertificateFailure.malformed
        }
        let identifier = try ASN1ObjectIdentifier(derEncoded: first)
        let value = try ASN1OctetString(derEncoded: last).bytes
        switch identifier {
        case [2, 5, 29, 17]: try? read(alternativeNames: value)
        case [1, 3, 6, 1, 5, 5, 7, 1, 1]: issuerURLs += (try? Self.issuerAddresses(value)) ?? []
        default: break
        }
    }

    // RFC 5280, 4.2.1.6: [1] is an address of e-mail, [2] a DNS name, [6] a URI, [7] an IP address.
    private mutating func read(alternativeNames der: ArraySlice<UInt8>) throws {
        for name in try DER.parse(der).children() where name.identifier.tagClass == .contextSpecific {
            let bytes = name.primitiveBytes ?? []
            let text = String(decoding: bytes, as: UTF8.self)
            switch name.identifier.tagNumber {
            case 1: otherNames.append("email:" + text)
            case 2: names.append(text)
            case 6: otherNames.append("URI:" + text)
            case 7: IPAddress(bytes: bytes).map { names.append($0.description) }
            default: otherNames.append("a name of type \(name.identifier.tagNumber)")
            }
        }
    }

    // RFC 5280, 4.2.2.1: a list of (method, location); [6] is a URI.
    private static func issuerAddresses(_ der: ArraySlice<UInt8>) throws -> [String] {
        try DER.parse(der).children().compactMap { description in
            let parts = try description.children()
            guard parts.count == 2, try ASN1ObjectIdentifier(derEncoded: parts[0]) == [1, 3, 6, 1, 5, 5, 7, 48, 2],
                parts[1].identifier == ASN1Identifier(tagWithNumber: 6, tagClass: .contextSpecific),
                let bytes = parts[1].primitiveBytes
            else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension ASN1Node {
    /// The children of a constructed node.
    func children() throws -> [ASN1Node] {
        guard case .constructed(let nodes) = content else { throw CertificateFailure.malformed }
        return Array(nodes)
    }

    fileprivate var primitiveBytes: ArraySlice<UInt8>? {
        if case .primitive(let bytes) = content { bytes } else { nil }
    }
}

extension Instant {
    fileprivate init(_ node: ASN1Node) throws {
        let instant: Instant?
        if node.identifier == .utcTime {
            let time = try UTCTime(derEncoded: node)
            instant = Instant(
                year: time.year, month: time.month, day: time.day, hour: time.hours, minute: time.minutes,
                second: time.seconds)
        } else {
            let time = try GeneralizedTime(derEncoded: node)
            instant = Instant(
                year: time.year, month: time.month, day: time.day, hour: time.hours, minute: time.minutes,
                second: time.seconds)
        }
        guard let instant else { throw CertificateFailure.malformed }
        self = instant
    }
}
