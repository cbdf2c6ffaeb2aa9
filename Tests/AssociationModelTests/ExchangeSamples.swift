import AssociationModel
import TextFormats

/// An exchange for the tests of its text form, named for what is special about it.
struct Sample: CustomStringConvertible, Sendable {
    let description: String
    let exchange: Exchange

    init(_ description: String, _ exchange: Exchange) {
        self.description = description
        self.exchange = exchange
    }

    static let all = outcomes + responses + requests + connections

    private static let url = "https://example.com/.well-known/apple-app-site-association"

    private static let outcomes: [Sample] =
        [
            Sample("not consulted", Exchange(Request(url), outcome: .notSeen(.notAllowed))),
            Sample("out of time", .outOfTime(Request(url))),
            Sample("cancelled", Exchange(Request(url), outcome: .notSeen(.cancelled))),
            Sample(
                "near misses",
                Exchange(
                    Request(url), outcome: .response(Response(status: 404, headers: nil, body: [])),
                    nearMisses: ["/well-known/apple-app-site-association", "/../a\nb"])),
        ]
        + failures.map { Sample("\($0)", Exchange(Request(url), outcome: .failure($0))) }

    private static let failures: [FetchFailure] = [
        .hostNotFound, .connectionTimeout, .responseTimeout, .headersTooLarge, .certificateRejected, .addressPrivate,
        .connectionFailed(reason: "Connection refused"), .connectionFailed(reason: ""),
        .lengthInvalid(value: "143, 5"), .lengthInvalid(value: ""),
        .responseIncomplete(reason: "two\nlines\r\nand \\n"), .contentEncodingUnsupported(reason: " spaces  around "),
        .tlsHandshakeFailed(reason: "error:0A000438\u{0}"), .malformedURL(reason: "é: ü"), .other(reason: "\\u{41}\\"),
    ]

    private static let responses: [Sample] = [
        Sample("headers unknown", response(Response(status: 200, headers: nil, body: Array("{}".utf8)))),
        Sample("no headers", response(Response(status: 204, headers: [], body: []))),
        Sample(
            "odd headers",
            response(
                Response(
                    status: 301,
                    headers: [
                        HeaderField("Content-Type", "text/html; charset=utf-8"), HeaderField("X", ""),
                        HeaderField("", ": "), HeaderField("a:b c ", "\u{1B}[31m red\u{7}"),
                        HeaderField("Line", "a\r\nstatus: 200"), HeaderField("Back", "C:\\new \\\\ \\u{A}"),
                        HeaderField("Space", " \t "), HeaderField("Mark", ":\u{301}x\u{FEFF}"),
                    ], body: [], redirectTarget: "https://example.com/\n #ü "))),
        Sample("a body that is cut", response(Response(status: 200, headers: [], body: [0x7B], bodyIsCut: true))),
        Sample("a binary body", response(Response(status: 200, headers: [], body: Array(0...255)))),
        Sample("a body with NUL", response(Response(status: 200, headers: [], body: [0x41, 0, 0x42]))),
        Sample("a body of blank lines", response(Response(status: 200, headers: [], body: Array("\n\r\n\n{".utf8)))),
        Sample("a strange status", response(Response(status: -1, headers: [], body: []))),
    ]

    private static let requests: [Sample] = [
        Sample("a repeated request", Exchange(Request(url, isRepeated: true), outcome: .notSeen(.notAllowed))),
        Sample(
            "what came before, was reached and lay between",
            Exchange(
                Request(url), outcome: .failure(.hostNotFound),
                earlier: [
                    .status(503), .failure(.connectionFailed(reason: "a reason\nof two lines")),
                    .failure(.responseTimeout),
                ], reachedMeanwhile: "cdn\n.test", proxy: "proxy.test:3128")),
        Sample("a browser", Exchange(Request(url, as: .browser), outcome: .notSeen(.notAllowed))),
        Sample("unverified", Exchange(Request(url, security: .unverified), outcome: .notSeen(.notAllowed))),
        Sample("old protocols", Exchange(Request(url, security: .oldProtocols), outcome: .notSeen(.notAllowed))),
        Sample(
            "no issuers",
            Exchange(Request(url, security: .verifiedWith(intermediates: [])), outcome: .notSeen(.notAllowed))),
        Sample(
            "issuers",
            Exchange(
                Request(url, security: .verifiedWith(intermediates: [[1, 2, 3], [255]])), outcome: .notSeen(.notAllowed)
            )),
        Sample("a strange URL", Exchange(Request(" http://\u{0}\n\\ü "), outcome: .notSeen(.notAllowed))),
    ]

    private static let connections: [Sample] = [
        Sample(
            "attempts",
            Exchange(
                Request(url), outcome: .notSeen(.notAllowed),
                attempts: [
                    ConnectionAttempt("2001:db8::7", family: .ipv6, result: .failed),
                    ConnectionAttempt("fe80::1%a b", family: .ipv6, result: .refusedAsPrivate),
                    ConnectionAttempt("203.0.113.7", family: .ipv4, result: .connected),
                ], timing: Timing(connected: 0.1, total: 1.0 / 3))),
        Sample(
            "a time",
            Exchange(Request(url), outcome: .notSeen(.notAllowed), timing: Timing(connected: nil, total: 1e-7))),
        Sample(
            "every time",
            Exchange(
                Request(url), outcome: .notSeen(.notAllowed),
                timing: Timing(resolved: 0.01, reached: 0.02, connected: 0.05, firstByte: 0.1, total: 0.2))),
        Sample("nothing of TLS", connection(TLSFacts(version: nil, certificates: [], problems: []))),
        Sample("a version of TLS", connection(TLSFacts(version: "TLSv1.3", certificates: [], problems: []))),
        Sample(
            "every problem", connection(TLSFacts(version: nil, certificates: [], problems: TLSFacts.Problem.allCases))),
        Sample(
            "certificates",
            connection(
                TLSFacts(
                    version: "TLSv1.2",
                    certificates: [
                        Certificate(
                            der: [], subject: "CN=example.com", issuer: "CN=Two\\, Inc.\n",
                            notBefore: Instant(seconds: 0), notAfter: Instant(seconds: 1_795_251_600),
                            names: ["example.com", "*.example.com"], otherNames: ["email:a@b\n"],
                            issuerURLs: ["http://ca.example/1.der"]),
                        Certificate(
                            der: [], subject: "", issuer: "", notBefore: Instant(seconds: -1),
                            notAfter: Instant(seconds: 253_402_300_799), names: [], issuerURLs: []),
                    ], problems: [.expired]))),
    ]

    private static func response(_ response: Response) -> Exchange {
        Exchange(Request(url), outcome: .response(response))
    }

    private static func connection(_ tls: TLSFacts) -> Exchange {
        Exchange(Request(url), outcome: .failure(.certificateRejected), tls: tls)
    }
}
