import TextFormats

/// Reads an exchange line by line; ``ExchangeText`` describes the format.
struct ExchangeReader {
    private var once: Set<String> = []
    private var url: String?
    private var agent = Request.Agent.associationBot
    private var security: Request.Security?
    private var issuers: [[UInt8]] = []
    private var isRepeated = false
    private var earlier: [Exchange.Earlier] = []
    private var reachedMeanwhile: String?
    private var proxy: String?
    private var attempts: [ConnectionAttempt] = []
    private var hasTLS = false
    private var version: String?
    private var problems: [TLSFacts.Problem] = []
    private var certificates = CertificateLines()
    private var ends: [String: Double] = [:]
    private var seconds: Double?
    private var failure: FetchFailure?
    private var nearMisses: [String] = []
    private var notSeen: NotSeen?
    private var status: Int?
    private var headers: [HeaderField] = []
    private var headersAreUnknown = false
    private var redirectTarget: String?
    private var bodyIsCut = false
    private var bodyIsBase64 = false

    mutating func read(_ bytes: [UInt8]) throws(ExchangeText.Problem) -> Exchange {
        var start = 0
        var number = 0
        while start < bytes.count {
            number += 1
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[end > start && bytes[end - 1] == 0x0D ? start..<(end - 1) : start..<end]
            start = min(end + 1, bytes.count)
            if line.isEmpty { break }
            if line.first == UInt8(ascii: "#") { continue }
            if let reason = problem(takingIn: line) { throw ExchangeText.Problem(line: number, reason: reason) }
        }
        return try exchange(body: Array(bytes[start...]), after: max(number, 1))
    }

    // What is wrong with a line; nil if it was read.
    private mutating func problem(takingIn line: ArraySlice<UInt8>) -> String? {
        guard let text = String(validating: line, as: UTF8.self) else { return "the line is not UTF-8" }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return "the line has no colon: \(text)" }
        let key = String(text[..<colon])
        let value = String(text[text.utf8.index(after: colon)...].unicodeScalars.drop { $0 == " " })
        if !Self.repeatable.contains(key), !key.hasPrefix("certificate"), !once.insert(key).inserted {
            return "“\(key)” appears twice"
        }
        return take(key, value) ? nil : "unknown key or invalid value: \(text)"
    }

    private static let repeatable: Set<String> = ["issuer", "attempt", "tls-problem", "header", "near-miss", "earlier"]

    private mutating func take(_ key: String, _ value: String) -> Bool {
        switch key {
        case "request": url = EscapedText.unescaped(value)
        case "agent": return set(&agent, Request.Agent(rawValue: value))
        case "security": return set(&security, Self.securities[value])
        case "issuer": return append(&issuers, Base64.decode(Array(value.utf8)))
        case "repeated": return set(&isRepeated, value == "yes" ? true : nil)
        case "earlier": return append(&earlier, Exchange.Earlier(text: value))
        case "reached-meanwhile": reachedMeanwhile = EscapedText.unescaped(value)
        case "proxy": proxy = EscapedText.unescaped(value)
        case "attempt": return append(&attempts, ConnectionAttempt(text: value))
        case "seconds-to-resolve", "seconds-to-reach", "seconds-to-connect", "seconds-to-first-byte":
            return set(&ends[key], Double(value).flatMap { $0.isFinite ? $0 : nil })
        case "seconds": return set(&seconds, Double(value).flatMap { $0.isFinite ? $0 : nil })
        case "near-miss": nearMisses.append(EscapedText.unescaped(value))
        case "not-consulted": return set(&notSeen, NotSeen(text: value))
        case "failure": return set(&failure, FetchFailure(text: value))
        default: return takeTLS(key, value) || takeResponse(key, value)
        }
        return true
    }

    private static let securities: [String: Request.Security] = [
        "unverified": .unverified, "old-protocols": .oldProtocols, "with-issuers": .verifiedWith(intermediates: []),
    ]

    private mutating func takeTLS(_ key: String, _ value: String) -> Bool {
        switch key {
        case "tls": return set(&hasTLS, value == "unknown" ? true : nil)
        case "tls-version": version = EscapedText.unescaped(value)
        case "tls-problem": return append(&problems, TLSFacts.Problem(rawValue: value))
        default: return certificates.take(key, value)
        }
        return true
    }

    private mutating func takeResponse(_ key: String, _ value: String) -> Bool {
        switch key {
        case "status": return set(&status, Int(value))
        case "header": return append(&headers, HeaderField(text: value))
        case "headers": return set(&headersAreUnknown, value == "unknown" ? true : nil)
        case "redirect-target": redirectTarget = EscapedText.unescaped(value)
        case "body-is-cut": return set(&bodyIsCut, value == "yes" ? true : nil)
        case "body": return set(&bodyIsBase64, value == "base64" ? true : nil)
        default: return false
        }
        return true
    }

    private func exchange(body: [UInt8], after line: Int) throws(ExchangeText.Problem) -> Exchange {
        guard let url else { throw ExchangeText.Problem(line: line, reason: "“request” is missing") }
        if let reason = contradiction { throw ExchangeText.Problem(line: line, reason: reason) }
        guard let decoded = bodyIsBase64 ? Base64.decode(body) : body else {
            throw ExchangeText.Problem(line: line + 1, reason: "the body is not valid Base64")
        }
        let outcome: Exchange.Outcome =
            if let failure {
                .failure(failure)
            } else if let status {
                .response(
                    Response(
                        status: status, headers: headersAreUnknown ? nil : headers,
                        body: Array(decoded.prefix(Response.sizeLimit + 1)),
                        bodyIsCut: bodyIsCut || decoded.count > Response.sizeLimit + 1, redirectTarget: redirectTarget))
            } else {
                .notSeen(notSeen ?? .notAllowed)
            }
        let isTLSKnown = version != nil || !problems.isEmpty || !certificates.certificates.isEmpty
        let security = issuers.isEmpty ? security ?? .verified : .verifiedWith(intermediates: issuers)
        return Exchange(
            Request(url, as: agent, security: security, isRepeated: isRepeated), outcome: outcome, attempts: attempts,
            tls: hasTLS || isTLSKnown
                ? TLSFacts(version: version, certificates: certificates.certificates, problems: problems) : nil,
            timing: seconds.map(timing), responder: .recording, nearMisses: nearMisses, earlier: earlier,
            reachedMeanwhile: reachedMeanwhile, proxy: proxy)
    }

    private func timing(_ total: Double) -> Timing {
        Timing(
            resolved: ends["seconds-to-resolve"], reached: ends["seconds-to-reach"],
            connected: ends["seconds-to-connect"], firstByte: ends["seconds-to-first-byte"], total: total)
    }

    // A contradiction between lines, or something required that is missing.
    private var contradiction: String? {
        let outcomes = ["status", "failure", "not-consulted"].filter(once.contains)
        if outcomes.isEmpty { return "one of “status”, “failure” and “not-consulted” is missing" }
        if outcomes.count > 1 { return "“\(outcomes[0])” and “\(outcomes[1])” can't be combined" }
        if seconds == nil, let key = ends.keys.min() { return "“\(key)” needs “seconds”" }
        if headersAreUnknown, !headers.isEmpty { return "“header” and “headers: unknown” can't be combined" }
        if !issuers.isEmpty, security == .unverified || security == .oldProtocols {
            return "“issuer” can't be combined with this “security”"
        }
        return nil
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

extension ConnectionAttempt {
    fileprivate init?(text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let family = Family(rawValue: words[1]), let result = Result(rawValue: words[2]) else {
            return nil
        }
        self.init(EscapedText.unescaped(words[0]), family: family, result: result)
    }
}

extension HeaderField {
    fileprivate init?(text: String) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let value = String(text[text.utf8.index(after: colon)...].unicodeScalars.drop { $0 == " " })
        self.init(EscapedText.unescaped(String(text[..<colon])), EscapedText.unescaped(value))
    }
}
