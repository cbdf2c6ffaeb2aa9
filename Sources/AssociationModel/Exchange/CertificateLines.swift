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
            guard certificates.last?.der.isEmpty == true else { return false }
            return certificates[certificates.count - 1].take(key, value)
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

    fileprivate mutating func take(_ key: String, _ value: String) -> Bool {
        let text = EscapedText.unescaped(value)
        switch key {
        case "certificate-issuer": issuer = text
        case "certificate-from", "certificate-until":
            guard let moment = Instant(value) else { return false }
            if key == "certificate-from" { notBefore = moment } else { notAfter = moment }
        case "certificate-name": names.append(text)
        case "certificate-other-name": otherNames.append(text)
        case "certificate-issuer-url": issuerURLs.append(text)
        default: return false
        }
        return true
    }
}
