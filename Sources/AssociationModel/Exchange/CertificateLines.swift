import TextFormats

/// Collects the certificates of a recording from its lines; ``ExchangeText`` describes the format.
struct CertificateLines {
    private(set) var certificates: [Certificate] = []

    /// Reads a line. False if it does not belong to a certificate or can't be read.
    mutating func take(_ key: String, _ value: String) -> Bool {
        switch key {
        case "certificate":
            guard let der = Base64.decode(Array(value.utf8)), let certificate = try? Certificate(der: der) else {
                return false
            }
            certificates.append(certificate)
        case "certificate-subject":
            certificates.append(Certificate(recordedSubject: EscapedText.unescaped(value)))
        default:
            guard let last = certificates.last, last.der.isEmpty, let changed = last.with(key, value) else {
                return false
            }
            certificates[certificates.count - 1] = changed
        }
        return true
    }
}

extension Certificate {
    fileprivate init(recordedSubject subject: String) {
        self.init(
            der: [], subject: subject, issuer: "", notBefore: Instant(seconds: 0), notAfter: Instant(seconds: 0),
            names: [], issuerURLs: [])
    }

    fileprivate func with(_ key: String, _ value: String) -> Certificate? {
        let text = EscapedText.unescaped(value)
        switch key {
        case "certificate-issuer": return copy(issuer: text)
        case "certificate-from": return Instant(value).map { copy(notBefore: $0) }
        case "certificate-until": return Instant(value).map { copy(notAfter: $0) }
        case "certificate-name": return copy(names: names + [text])
        case "certificate-other-name": return copy(otherNames: otherNames + [text])
        case "certificate-issuer-url": return copy(issuerURLs: issuerURLs + [text])
        default: return nil
        }
    }

    private func copy(
        issuer: String? = nil, notBefore: Instant? = nil, notAfter: Instant? = nil, names: [String]? = nil,
        otherNames: [String]? = nil, issuerURLs: [String]? = nil
    ) -> Certificate {
        Certificate(
            der: der, subject: subject, issuer: issuer ?? self.issuer, notBefore: notBefore ?? self.notBefore,
            notAfter: notAfter ?? self.notAfter, names: names ?? self.names,
            otherNames: otherNames ?? self.otherNames, issuerURLs: issuerURLs ?? self.issuerURLs)
    }
}
