import TextFormats

/// Writes an exchange line by line; ``ExchangeText`` describes the format.
struct ExchangeWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ exchange: Exchange) {
        write(exchange.request)
        for earlier in exchange.earlier { line("earlier", earlier.text) }
        if let host = exchange.reachedMeanwhile { line("reached-meanwhile", escaping: host) }
        if let proxy = exchange.proxy { line("proxy", escaping: proxy) }
        for attempt in exchange.attempts {
            let address = EscapedText.escaped(attempt.address, also: " ")
            line("attempt", "\(address) \(attempt.family.rawValue) \(attempt.result.rawValue)")
        }
        if let tls = exchange.tls { write(tls) }
        if let timing = exchange.timing {
            for (key, seconds) in [
                ("seconds-to-resolve", timing.resolved), ("seconds-to-reach", timing.reached),
                ("seconds-to-connect", timing.connected), ("seconds-to-first-byte", timing.firstByte),
            ] {
                if let seconds { line(key, "\(seconds)") }
            }
            line("seconds", "\(timing.total)")
        }
        for path in exchange.nearMisses { line("near-miss", escaping: path) }
        switch exchange.outcome {
        case .notSeen(let reason): line("not-consulted", reason.text)
        case .failure(let failure): line("failure", failure.text)
        case .response(let response): write(response)
        }
    }

    private mutating func line(_ key: String, _ value: String) {
        bytes += Array(key.utf8) + [UInt8(ascii: ":"), 0x20] + Array(value.utf8) + [0x0A]
    }

    private mutating func line(_ key: String, escaping value: String) { line(key, EscapedText.escaped(value)) }

    private mutating func write(_ request: Request) {
        line("request", escaping: request.url)
        if request.agent != .associationBot { line("agent", request.agent.rawValue) }
        if request.isRepeated { line("repeated", "yes") }
        switch request.security {
        case .verified: break
        case .unverified: line("security", "unverified")
        case .oldProtocols: line("security", "old-protocols")
        case .verifiedWith(let issuers):
            line("security", "with-issuers")
            for issuer in issuers { line("issuer", Base64.encode(issuer)) }
        }
    }

    private mutating func write(_ tls: TLSFacts) {
        if tls.version == nil, tls.problems.isEmpty, tls.certificates.isEmpty { line("tls", "unknown") }
        if let version = tls.version { line("tls-version", escaping: version) }
        for problem in tls.problems { line("tls-problem", problem.rawValue) }
        for certificate in tls.certificates { write(certificate) }
    }

    private mutating func write(_ certificate: Certificate) {
        guard certificate.der.isEmpty else {
            line("certificate", Base64.encode(certificate.der))
            return
        }
        line("certificate-subject", escaping: certificate.subject)
        line("certificate-issuer", escaping: certificate.issuer)
        line("certificate-from", certificate.notBefore.description)
        line("certificate-until", certificate.notAfter.description)
        for name in certificate.names { line("certificate-name", escaping: name) }
        for name in certificate.otherNames { line("certificate-other-name", escaping: name) }
        for url in certificate.issuerURLs { line("certificate-issuer-url", escaping: url) }
    }

    private mutating func write(_ response: Response) {
        line("status", String(response.status))
        if let headers = response.headers {
            for field in headers {
                line("header", EscapedText.escaped(field.name, also: ":") + ": " + EscapedText.escaped(field.value))
            }
        } else {
            line("headers", "unknown")
        }
        if let target = response.redirectTarget { line("redirect-target", escaping: target) }
        if response.bodyIsCut { line("body-is-cut", "yes") }
        let isText = !response.body.contains(0) && String(validating: response.body, as: UTF8.self) != nil
        if !isText { line("body", "base64") }
        bytes += [0x0A] + (isText ? response.body : Array(Base64.encode(response.body).utf8))
    }
}
