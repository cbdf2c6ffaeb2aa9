/// The text form of an exchange, for saving, reading and writing by hand.
///
/// It is lines of `key: value`, a blank line, and the body to the end of the text. Keys: `request` (the URL; first),
/// `agent`, `security`, `issuer` (base64 of DER), `attempt`, `tls-version`, `tls-problem`, `certificate` (base64 of
/// DER) or `certificate-subject` and its companions, `seconds-to-connect`, `seconds`, `failure`, `not-consulted`,
/// `status`, `header`, `redirect-target`, `body-is-cut`, `body: base64`. Lines that begin with `#` are comments.
public enum ExchangeText {
    /// A line of such a text that cannot be read.
    public struct Problem: Error, Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// What is wrong with it.
        public let reason: String
    }

    /// Writes an exchange.
    public static func text(of exchange: Exchange) -> [UInt8] {
        var writer = ExchangeWriter()
        writer.write(exchange)
        return writer.bytes
    }

    /// Reads an exchange; its source is ``Exchange/Source/recording``.
    public static func exchange(from bytes: [UInt8]) throws(Problem) -> Exchange {
        var reader = ExchangeReader()
        return try reader.read(bytes)
    }
}

private struct ExchangeWriter {
    var bytes: [UInt8] = []

    mutating func write(_ exchange: Exchange) {
        writeRequest(exchange.request)
        for attempt in exchange.attempts {
            line("attempt", "\(attempt.address) \(attempt.family.rawValue) \(attempt.result.rawValue)")
        }
        if let tls = exchange.tls { writeTLS(tls) }
        if let timing = exchange.timing {
            if let connected = timing.connected { line("seconds-to-connect", "\(connected)") }
            line("seconds", "\(timing.total)")
        }
        switch exchange.outcome {
        case .notConsulted: line("not-consulted", "yes")
        case .failure(let failure): line("failure", failure.text)
        case .response(let response): writeResponse(response)
        }
    }

    private mutating func line(_ key: String, _ value: String) {
        bytes += Array(key.utf8) + [UInt8(ascii: ":"), 0x20]
        bytes += value.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 } + [0x0A]
    }

    private mutating func writeRequest(_ request: Request) {
        line("request", request.url)
        if request.agent != .associationBot { line("agent", request.agent.rawValue) }
        switch request.security {
        case .verified: break
        case .unverified: line("security", "unverified")
        case .oldProtocols: line("security", "old-protocols")
        case .verifiedWith(let issuers): for issuer in issuers { line("issuer", Base64.encode(issuer)) }
        }
    }

    private mutating func writeTLS(_ tls: TLSFacts) {
        if let version = tls.version { line("tls-version", version) }
        for problem in tls.problems { line("tls-problem", problem.rawValue) }
        for certificate in tls.certificates {
            if !certificate.der.isEmpty {
                line("certificate", Base64.encode(certificate.der))
                continue
            }
            line("certificate-subject", certificate.subject)
            line("certificate-issuer", certificate.issuer)
            line("certificate-from", certificate.notBefore.description)
            line("certificate-until", certificate.notAfter.description)
            for name in certificate.names { line("certificate-name", name) }
            for url in certificate.issuerURLs { line("certificate-issuer-url", url) }
        }
    }

    private mutating func writeResponse(_ response: Response) {
        line("status", String(response.status))
        for field in response.headers ?? [] { line("header", field.name + ": " + field.value) }
        if let target = response.redirectTarget { line("redirect-target", target) }
        if response.bodyIsCut { line("body-is-cut", "yes") }
        let isText = String(validating: response.body, as: UTF8.self) != nil
        if !isText { line("body", "base64") }
        bytes += [0x0A] + (isText ? response.body : Array(Base64.encode(response.body).utf8))
    }
}

private struct ExchangeReader {
    private var url: String?
    private var agent = Request.Agent.associationBot
    private var security = Request.Security.verified
    private var issuers: [[UInt8]] = []
    private var attempts: [ConnectionAttempt] = []
    private var version: String?
    private var problems: [TLSFacts.Problem] = []
    private var certificates: [Certificate] = []
    private var connected: Double?
    private var seconds: Double?
    private var failure: FetchFailure?
    private var status: Int?
    private var headers: [HeaderField] = []
    private var redirectTarget: String?
    private var bodyIsCut = false
    private var bodyIsBase64 = false

    mutating func read(_ bytes: [UInt8]) throws(ExchangeText.Problem) -> Exchange {
        var start = 0
        var number = 0
        while start < bytes.count {
            number += 1
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = String(decoding: bytes[start..<end], as: UTF8.self)
            start = min(end + 1, bytes.count)
            if line.isEmpty { break }
            if line.hasPrefix("#") { continue }
            guard let colon = line.firstIndex(of: ":"), readLine(String(line[..<colon]), value(line, after: colon))
            else { throw ExchangeText.Problem(line: number, reason: "not understood: \(line)") }
        }
        return try exchange(body: Array(bytes[start...]))
    }

    private func value(_ line: String, after colon: String.Index) -> String {
        let rest = line[line.index(after: colon)...]
        return String(rest.drop { $0 == " " })
    }

    private func exchange(body: [UInt8]) throws(ExchangeText.Problem) -> Exchange {
        guard let url else { throw ExchangeText.Problem(line: 1, reason: "there is no request") }
        guard let decoded = bodyIsBase64 ? Base64.decode(body) : body else {
            throw ExchangeText.Problem(line: 1, reason: "the body is not base64")
        }
        let outcome: Exchange.Outcome =
            if let failure {
                .failure(failure)
            } else if let status {
                .response(
                    Response(
                        status: status, headers: headers, body: decoded, bodyIsCut: bodyIsCut,
                        redirectTarget: redirectTarget))
            } else {
                .notConsulted
            }
        let hasTLS = version != nil || !problems.isEmpty || !certificates.isEmpty
        return Exchange(
            Request(url, as: agent, security: issuers.isEmpty ? security : .verifiedWith(intermediates: issuers)),
            outcome: outcome, attempts: attempts,
            tls: hasTLS ? TLSFacts(version: version, certificates: certificates, problems: problems) : nil,
            timing: seconds.map { Timing(connected: connected, total: $0) }, source: .recording)
    }

    private mutating func readLine(_ key: String, _ value: String) -> Bool {
        switch key {
        case "request": url = value
        case "agent": return set(&agent, Request.Agent(rawValue: value))
        case "security": return set(&security, ["unverified": .unverified, "old-protocols": .oldProtocols][value])
        case "issuer": return append(&issuers, Base64.decode(Array(value.utf8)))
        case "attempt": return append(&attempts, ConnectionAttempt(text: value))
        case "tls-version": version = value
        case "tls-problem": return append(&problems, TLSFacts.Problem(rawValue: value))
        case "seconds-to-connect": connected = Double(value)
        case "seconds": seconds = Double(value)
        case "failure": return set(&failure, FetchFailure(text: value))
        case "not-consulted": break
        case "status": return set(&status, Int(value))
        case "header": return append(&headers, HeaderField(text: value))
        case "redirect-target": redirectTarget = value
        case "body-is-cut": bodyIsCut = value == "yes"
        case "body": bodyIsBase64 = value == "base64"
        default: return readCertificate(key, value)
        }
        return true
    }

    private mutating func readCertificate(_ key: String, _ value: String) -> Bool {
        if key == "certificate" {
            return append(&certificates, Base64.decode(Array(value.utf8)).flatMap { try? Certificate(der: $0) })
        }
        if key == "certificate-subject" {
            certificates.append(Certificate(subject: value))
            return true
        }
        guard let last = certificates.popLast(), let changed = last.with(key, value) else { return false }
        certificates.append(changed)
        return true
    }

    private func set<Value>(_ target: inout Value, _ value: Value?) -> Bool {
        if let value { target = value }
        return value != nil
    }

    private func set<Value>(_ target: inout Value?, _ value: Value?) -> Bool {
        target = value
        return value != nil
    }

    private func append<Value>(_ target: inout [Value], _ value: Value?) -> Bool {
        if let value { target.append(value) }
        return value != nil
    }
}

extension Certificate {
    fileprivate init(subject: String) {
        self.init(
            der: [], subject: subject, issuer: "", notBefore: Instant(seconds: 0), notAfter: Instant(seconds: 0),
            names: [], issuerURLs: [])
    }

    fileprivate func with(_ key: String, _ value: String) -> Certificate? {
        let moment = Instant(value)
        switch key {
        case "certificate-issuer": return copy(issuer: value)
        case "certificate-from": return moment.map { copy(notBefore: $0) }
        case "certificate-until": return moment.map { copy(notAfter: $0) }
        case "certificate-name": return copy(names: names + [value])
        case "certificate-issuer-url": return copy(issuerURLs: issuerURLs + [value])
        default: return nil
        }
    }

    private func copy(
        issuer: String? = nil, notBefore: Instant? = nil, notAfter: Instant? = nil, names: [String]? = nil,
        issuerURLs: [String]? = nil
    ) -> Certificate {
        Certificate(
            der: der, subject: subject, issuer: issuer ?? self.issuer, notBefore: notBefore ?? self.notBefore,
            notAfter: notAfter ?? self.notAfter, names: names ?? self.names, issuerURLs: issuerURLs ?? self.issuerURLs)
    }
}

extension ConnectionAttempt {
    fileprivate init?(text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let family = Family(rawValue: words[1]), let result = Result(rawValue: words[2]) else {
            return nil
        }
        self.init(words[0], family: family, result: result)
    }
}

extension HeaderField {
    fileprivate init?(text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        self.init(String(text[..<colon]), String(text[text.index(after: colon)...].drop { $0 == " " }))
    }
}

extension FetchFailure {
    fileprivate var text: String {
        switch self {
        case .hostNotFound: "host-not-found"
        case .connectionFailed(let reason): "connection-failed " + reason
        case .connectionTimeout: "connection-timeout"
        case .responseTimeout: "response-timeout"
        case .responseIncomplete(let reason): "response-incomplete " + reason
        case .headersTooLarge: "headers-too-large"
        case .contentEncodingUnsupported(let reason): "content-encoding-unsupported " + reason
        case .tlsHandshakeFailed(let reason): "tls-handshake-failed " + reason
        case .certificateRejected: "certificate-rejected"
        case .addressPrivate: "address-private"
        case .malformedURL(let reason): "malformed-url " + reason
        case .other(let reason): "other " + reason
        }
    }

    fileprivate init?(text: String) {
        let word = String(text.prefix { $0 != " " })
        let reason = String(text.dropFirst(word.count + 1))
        switch word {
        case "host-not-found": self = .hostNotFound
        case "connection-failed": self = .connectionFailed(reason: reason)
        case "connection-timeout": self = .connectionTimeout
        case "response-timeout": self = .responseTimeout
        case "response-incomplete": self = .responseIncomplete(reason: reason)
        case "headers-too-large": self = .headersTooLarge
        case "content-encoding-unsupported": self = .contentEncodingUnsupported(reason: reason)
        case "tls-handshake-failed": self = .tlsHandshakeFailed(reason: reason)
        case "certificate-rejected": self = .certificateRejected
        case "address-private": self = .addressPrivate
        case "malformed-url": self = .malformedURL(reason: reason)
        case "other": self = .other(reason: reason)
        default: return nil
        }
    }
}
