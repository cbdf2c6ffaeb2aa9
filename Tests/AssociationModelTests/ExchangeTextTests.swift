import AssociationModel
import TestData
import Testing
import TextFormats

@Suite struct `an exchange as text` {
    @Test(arguments: Sample.all)
    func `is read back as it was`(sample: Sample) throws {
        let text = ExchangeText.text(of: sample.exchange)
        let read = try ExchangeText.exchange(from: text)
        #expect(facts(read) == facts(sample.exchange))
        #expect(read.responder == .recording)
        #expect(ExchangeText.text(of: read) == text)
    }

    @Test(arguments: Sample.all)
    func `means the same where the lines before the body end in CRLF`(sample: Sample) throws {
        let text = ExchangeText.text(of: sample.exchange)
        let blank = text.indices.dropFirst().first { text[$0] == 0x0A && text[$0 - 1] == 0x0A }
        let head = text[..<(blank.map { $0 + 1 } ?? text.count)].flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        let read = try ExchangeText.exchange(from: head + text[(blank.map { $0 + 1 } ?? text.count)...])
        #expect(facts(read) == facts(sample.exchange))
    }

    @Test(arguments: ["\n\n{}", "\r\n\r\n{}", "\n", "# no comment\nstatus: 404\n", "", "é\r", "\u{FEFF}{}"])
    func `keeps the body byte for byte`(body: String) throws {
        let response = Response(status: 200, headers: [], body: Array(body.utf8))
        let read = try ExchangeText.exchange(
            from: ExchangeText.text(of: Exchange(Request("u"), outcome: .response(response))))
        #expect(read.response?.body == Array(body.utf8))
    }

    @Test func `can be written by hand`() throws {
        let read = try ExchangeText.exchange(
            from: Array(
                """
                # a server that answers
                request: https://example.com/.well-known/apple-app-site-association
                attempt: 203.0.113.7 ipv4 connected
                certificate-subject: CN=example.com
                certificate-name: example.com
                status: 200
                header:   Content-Type:application/json
                header: X-Path: C:\\temp

                {}
                """.utf8))
        #expect(read.request == Request("https://example.com/.well-known/apple-app-site-association"))
        #expect(read.attempts == [ConnectionAttempt("203.0.113.7", family: .ipv4, result: .connected)])
        #expect(read.tls?.certificates.first?.names == ["example.com"])
        #expect(read.response?.headers?.map(\.value) == ["application/json", "C:\\temp"])
        #expect(read.response?.body == Array("{}".utf8))
    }

    @Test(arguments: [
        "status", "status: two hundred", "status: 200\nstatus: 200", "unknown: 1", "agent: robot",
        "security: none", "attempt: 203.0.113.7 ipv5 connected", "attempt: 203.0.113.7 ipv4", "tls-problem: bad",
        "tls: yes", "failure: lost", "failure: host-not-found really", "not-consulted: no", "header: none",
        "headers: none", "body: hex", "body-is-cut: maybe", "seconds: fast", "seconds: nan", "seconds-to-connect: inf",
        "seconds-to-resolve: 0.1\nseconds-to-resolve: 0.1", "seconds-to-reach: far", "seconds-to-first-byte: ",
        "issuer: %", "certificate: %", "certificate: AAAA", "certificate-issuer: CN=a",
        "certificate-subject: CN=a\ncertificate-from: soon", "certificate-subject: CN=a\ncertificate-colour: red",
        "request: https://example.net/",
    ])
    func `with a line that cannot be read is refused, with the number of the line`(lines: String) {
        let text = "request: https://example.com/\n# a comment\n\(lines)\nseconds: 1\n"
        let expected = 2 + lines.utf8.split(separator: UInt8(ascii: "\n")).count
        #expect(problem(in: Array(text.utf8))?.line == expected)
    }

    @Test func `with a line that is not UTF-8 is refused`() {
        let bytes = Array("request: https://example.com/\nheader: X: ".utf8) + [0xFF] + Array("\nstatus: 200\n".utf8)
        #expect(problem(in: bytes) == (2, "the line is not UTF-8"))
    }

    @Test(arguments: [
        ("", "“request” is missing"), ("status: 200", "“request” is missing"),
        ("request: u", "one of “status”, “failure” and “not-consulted” is missing"),
        ("request: u\nstatus: 200\nfailure: host-not-found", "“status” and “failure” can't be combined"),
        ("request: u\nstatus: 200\nseconds-to-connect: 1", "“seconds-to-connect” needs “seconds”"),
        ("request: u\nstatus: 200\nseconds-to-first-byte: 1", "“seconds-to-first-byte” needs “seconds”"),
        (
            "request: u\nstatus: 200\nheaders: unknown\nheader: A: b",
            "“header” and “headers: unknown” can't be combined"
        ),
        (
            "request: u\nsecurity: unverified\nissuer: AAAA\nstatus: 200",
            "“issuer” can't be combined with this “security”"
        ),
        ("request: u\nstatus: 200\nbody: base64\n\n%", "the body is not valid Base64"),
    ])
    func `whose lines do not fit together is refused`(text: String, reason: String) {
        #expect(problem(in: Array(text.utf8))?.reason == reason)
    }

    @Test(.seeded) func `is read or refused, whatever the bytes`() {
        var random = SeededGenerator(seed: RunSeed.value)
        let texts = Sample.all.map { ExchangeText.text(of: $0.exchange) }
        var readable = 0
        for round in 0..<20_000 {
            var bytes = texts[round % texts.count]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                let replacement = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    "\n\r: #\\u{}=\u{80}\u{301}0a".utf8.randomElement(using: &random) ?? 0
                }
                bytes.replaceSubrange(
                    index..<min(index + Int.random(in: 0...2, using: &random), bytes.count), with: replacement)
                if bytes.isEmpty { bytes = [0x0A] }
            }
            guard let read = try? ExchangeText.exchange(from: bytes) else { continue }
            readable += 1
            let again = try? ExchangeText.exchange(from: ExchangeText.text(of: read))
            #expect(again.map(facts) == facts(read))
        }
        #expect(readable > 1_000)
        for _ in 0..<5_000 {
            let noise = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            _ = try? ExchangeText.exchange(from: noise)
        }
    }

    private func problem(in bytes: [UInt8]) -> (line: Int, reason: String)? {
        do throws(ExchangeText.Problem) {
            _ = try ExchangeText.exchange(from: bytes)
            return nil
        } catch { return (error.line, error.reason) }
    }

    // Everything but the source, which a recording does not keep.
    private func facts(_ exchange: Exchange) -> [String] {
        let tls = exchange.tls.map { tls in
            ["\(tls.version ?? "nil") \(tls.problems)"]
                + tls.certificates.map {
                    "\($0.subject)|\($0.issuer)|\($0.notBefore)|\($0.notAfter)|\($0.names)|\($0.issuerURLs)|\($0.der)"
                }
        }
        return [
            "\(exchange.request)", "\(exchange.attempts)", "\(String(describing: tls))",
            "\(String(describing: exchange.timing))", "\(exchange.outcome)", "\(exchange.earlier)",
            "\(String(describing: exchange.reachedMeanwhile)) \(String(describing: exchange.proxy))",
        ]
    }
}

private func == (left: (line: Int, reason: String)?, right: (Int, String)) -> Bool {
    left.map { $0.line == right.0 && $0.reason == right.1 } ?? false
}
