import Foundation
import Testing
import TestData
import TestSupport

/// From the socket to the finding: each way in which a real server fails is found and named.
@Suite struct `aasa check against a real server` {
    static let good = ServerBehaviour.answer(200, LiveSite.json, LiveSite.file)
    static let elsewhere = "https://www.good.test\(LiveSite.path)"

    @Test func `finds nothing wrong with a good one`() async throws {
        let outcome = try await LiveSite([LiveSite.path: Self.good]).outcome()
        #expect(outcome == .init(status: 0, verdict: "associated", findings: []))
    }

    @Test func `takes HTTP/2`() async throws {
        let identity = LiveSite.authority.identity(for: ["good.test"])
        let outcome = try await LiveSite([LiveSite.path: Self.good], .http2(identity)).outcome()
        #expect(outcome == .init(status: 0, verdict: "associated", findings: []))
    }

    @Test func `says so where SSLKEYLOGFILE makes libcurl write the keys of TLS to a file`() async throws {
        let folder = try TemporaryFolder()
        let keys = folder.appending(path: "keys")
        let site = try await LiveSite([LiveSite.path: Self.good])
        let told = try site.check(shell: "export SSLKEYLOGFILE='\(keys.path)'").complaint
        #expect(
            told.contains("SSLKEYLOGFILE is set: libcurl adds the keys of this run's TLS connections to \(keys.path)\n")
        )
        #expect(try site.check().complaint.isEmpty)
    }

    static let answers: [(String, ServerBehaviour, [String])] = [
        ("404", .answer(404), ["status-not-found"]),
        ("410", .answer(410), ["status-not-found"]),
        ("401", .answer(401), ["status-unauthorized"]),
        ("403", .answer(403), ["status-forbidden"]),
        ("500", .answer(500), ["status-server-error"]),
        ("503", .answer(503), ["status-server-error"]),
        ("204", .answer(204), ["status-unexpected"]),
        ("418", .answer(418), ["status-unexpected"]),
        ("301", .answer(301, [("Location", elsewhere)]), ["redirected"]),
        ("302", .answer(302, [("Location", elsewhere)]), ["redirected"]),
        ("307", .answer(307, [("Location", elsewhere)]), ["redirected"]),
        ("308", .answer(308, [("Location", elsewhere)]), ["redirected"]),
        ("308 to http", .answer(308, [("Location", "http://good.test/")]), ["redirected", "redirected-to-plain-http"]),
        ("302 to itself", .answer(302, [("Location", LiveSite.path)]), ["redirected", "redirect-loop"]),
        ("a page", .answer(200, [("Content-Type", "text/html")], "<!DOCTYPE html><p>Hello"), ["body-html"]),
        ("nothing", .answer(200, LiveSite.json), ["body-empty"]),
        ("text/html", .answer(200, [("Content-Type", "text/html")], LiveSite.file), ["media-type-html"]),
        ("no media type", .answer(200, [], LiveSite.file), ["media-type-missing"]),
        (
            "another app", .answer(200, LiveSite.json, #"{"webcredentials":{"apps":["7D3KX9QW2M.com.example.ap"]}}"#),
            ["app-not-listed"]
        ),
        (
            "a comma too many", .answer(200, LiveSite.json, #"{"webcredentials":{"apps":["\#(LiveSite.app)",]}}"#),
            ["json-trailing-comma"]
        ),
        (
            "an unknown encoding", .answer(200, [("Content-Encoding", "br, br, br, br, br, br")], LiveSite.file),
            ["content-encoding-unsupported"]
        ),
        (
            "a broken body", .answer(200, LiveSite.json + [("Content-Encoding", "gzip")], LiveSite.file),
            ["content-encoding-unsupported"]
        ),
        (
            "closing early", .text("HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: 500\n\n{"),
            ["response-incomplete"]
        ),
        ("hanging up", .hangUp, ["response-incomplete"]),
        (
            "a header of 1 MB", .answer(200, [("X", String(repeating: "x", count: 1 << 20))], LiveSite.file),
            ["headers-too-large"]
        ),
        (
            "white space without end",
            .endless(
                ServerAnswer(
                    headers: LiveSite.json, body: [UInt8](repeating: 0x20, count: 20_000), framing: .chunked)),
            ["body-too-large"]
        ),
        (
            "no end", .endless(ServerAnswer(headers: LiveSite.json, body: Array("[1,2,3],".utf8), framing: .chunked)),
            ["body-too-large"]
        ),
    ]

    @Test(arguments: answers)
    func `names what is wrong with an answer`(_: String, behaviour: ServerBehaviour, findings: [String]) async throws {
        let outcome = try await LiveSite([LiveSite.path: behaviour]).outcome()
        #expect(outcome.status == (findings == ["media-type-missing"] ? 0 : 1))
        #expect(outcome.findings == findings)
    }

    @Test(arguments: [
        ("silence", ServerBehaviour.silence),
        ("a stall", .bytesThenSilence(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{".utf8))),
    ])
    func `gives up on a server that stalls`(_: String, behaviour: ServerBehaviour) async throws {
        let outcome = try await patiently(until: { !$0.findings.contains("connection-timeout") }) { seconds in
            try await LiveSite([LiveSite.path: behaviour]).outcome(["--timeout", "\(seconds)"])
        }
        #expect(outcome.findings == ["response-timeout"])
    }

    @Test func `tells 10,000 header fields from a good answer`() async throws {
        let fields = (0..<10_001).map { ("X-\($0)", "y") }
        let outcome = try await LiveSite([LiveSite.path: .answer(200, fields, LiveSite.file)]).outcome()
        #expect(outcome.findings == ["headers-too-large"])
    }

    @Test func `names everything that is wrong with a certificate`() async throws {
        let authority = LiveSite.authority
        let cases: [(ServerIdentity, [String])] = [
            (authority.identity(for: ["good.test"], .over), ["certificate-expired"]),
            (authority.identity(for: ["good.test"], .toCome), ["certificate-not-yet-valid"]),
            (authority.identity(for: ["other.test"]), ["certificate-name-mismatch"]),
            (authority.identity(for: ["other.test"], .over), ["certificate-expired", "certificate-name-mismatch"]),
            (TestAuthority(named: "Stranger").identity(for: ["good.test"]), ["certificate-untrusted"]),
            (TestAuthority.selfSigned(for: ["good.test"]), ["certificate-untrusted"]),
            // libcurl takes the common name where there is nothing else.
            (authority.identity(commonName: "good.test"), ["certificate-without-san"]),
            (authority.identity(commonName: "other.test"), ["certificate-without-san"]),
        ]
        for (identity, findings) in cases {
            let outcome = try await LiveSite([LiveSite.path: Self.good], .tls(identity)).outcome()
            #expect(outcome == .init(status: 1, verdict: "not-associated", findings: findings))
        }
    }

    @Test func `completes a chain by its issuer's address, and says that it is incomplete`() async throws {
        let authority = LiveSite.authority
        let issuers = try await LoopbackServer.start(
            .plain, ["/issuer.cer": .answer(ServerAnswer(body: authority.intermediateDER))])
        let identity = authority.identity(
            for: ["good.test"], sending: .leafAlone, issuerURL: "http://127.0.0.1:\(issuers.port)/issuer.cer")
        let site = try await LiveSite([LiveSite.path: Self.good], .tls(identity))
        #expect(try site.outcome(["--allow-private"]).findings == ["certificate-chain-incomplete"])
        #expect(try site.outcome().findings == ["certificate-untrusted"], "a private address is not asked")
    }

    @Test func `tells old TLS from no TLS`() async throws {
        let identity = LiveSite.authority.identity(for: ["good.test"])
        let old = try await LiveSite([LiveSite.path: Self.good], .oldTLS(identity, .tls11)).outcome()
        #expect(old.findings == ["tls-too-old"])
        let plain = try await LiveSite([LiveSite.path: Self.good], .plain).outcome()
        #expect(plain.findings == ["tls-handshake-failed"])
    }

    @Test func `takes little memory for a bomb`() async throws {
        // 256 MiB of zeros in 405 bytes. The process may have 400 MB of addresses and takes at least 150 for itself.
        let bomb = ServerAnswer(
            headers: LiveSite.json + [("Content-Encoding", "br")], body: EncodedBodies.brotliBomb)
        let outcome = try await LiveSite([LiveSite.path: .answer(bomb)]).outcome(shell: "ulimit -v 400000")
        #expect(outcome == .init(status: 1, verdict: "not-associated", findings: ["body-too-large"]))
    }
}
