import Foundation
import TestData
import TestSupport
import Testing

/// `aasa fetch` against real servers on loopback.
@Suite struct `aasa fetch` {
    private static let good = ServerBehaviour.answer(200, LiveSite.json, LiveSite.file)

    private static func hasLine(_ run: Command, _ pattern: some RegexComponent) -> Bool {
        run.output.split(separator: "\n").contains { $0.contains(pattern) }
    }

    @Test func `shows the address, TLS, the certificates, the answer, the times and the file`() async throws {
        let run = try await LiveSite([LiveSite.path: Self.good]).run(["fetch", "good.test"])
        #expect(run.status == 0 && run.complaint.isEmpty)
        let patterns = [
            #"^good\.test$"#, #"^The server$"#,
            #"^  GET https://good\.test/\.well-known/apple-app-site-association$"#,
            #"^    address       127\.0\.0\.1  connected$"#, #"^    TLS           TLSv1\.3$"#,
            #"^    certificates  1  CN=good\.test, O="#, #"^                     for good\.test$"#,
            #"^                     \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, (29|30) days left$"#,
            #"^                  2  CN=Test Intermediate, O="#, #"^                     issued by CN=Test Root, O="#,
            #"^    status        200$"#, #"^    headers       Content-Type: application/json$"#,
            #"^                  Content-Length: \#(LiveSite.file.utf8.count)$"#,
            #"^    size          \#(LiveSite.file.utf8.count) bytes$"#,
            #"^    time          name lookup    █+ +[\d.]+ ms$"#,
            #"^                  TLS handshake   *█+ +[\d.]+ ms$"#,
            #"^                  waiting         *█+ +[\d.]+ ms$"#, #"^                  in all  +[\d.]+ ms$"#,
            #"^    file          read: webcredentials lists 1 app$"#, #"^Apple's CDN: not asked$"#,
        ]
        // In this order.
        var rest = run.output.split(separator: "\n", omittingEmptySubsequences: false)[...]
        for pattern in patterns {
            let expression = try Regex(pattern)
            let index = rest.firstIndex { $0.contains(expression) }
            #expect(index != nil, "no line \(pattern) in the rest of:\n\(run.output)")
            if let index { rest = rest[(index + 1)...] }
        }
        #expect(run.output.hasSuffix("Apple's CDN: not asked\n"), "nothing follows where no app is named")
    }

    @Test func `follows redirects hop by hop, and says that there is no file`() async throws {
        let target = "https://www.good.test/elsewhere"
        let identity = LiveSite.authority.identity(for: ["good.test", "www.good.test"])
        let site = try await LiveSite(
            [LiveSite.path: .answer(301, [("Location", target)]), "/elsewhere": Self.good], .tls(identity))
        let run = try site.run(["fetch", "good.test"], as: ["good.test", "www.good.test"])
        #expect(run.status == 0)
        #expect(Self.hasLine(run, #/^    status        301, to https://www\.good\.test/elsewhere$/#))
        #expect(Self.hasLine(run, #/^  GET https://www\.good\.test/elsewhere \(the target of the redirect\)$/#))
        #expect(Self.hasLine(run, #/^    certificates  as above$/#))
        #expect(Self.hasLine(run, #/^    also asked    another location, which Apple does not read$/#))
        #expect(Self.hasLine(run, #/^                    https://good\.test/apple-app-site-association: 404$/#))
        #expect(
            Self.hasLine(run, #/^    file          none: the server redirects to https://www\.good\.test/elsewhere$/#))
        #expect(
            run.output.hasSuffix(
                "\naasa check good.test, with the same options, says what is wrong and how to fix it\n"))
    }

    @Test func `shows the certificates that were refused, and why`() async throws {
        let authority = LiveSite.authority
        let expired = try await LiveSite([:], .tls(authority.identity(for: ["good.test"], .over)))
            .run(["fetch", "good.test"])
        #expect(expired.status == 0)
        #expect(Self.hasLine(expired, #/^    problem       a certificate has expired$/#))
        #expect(Self.hasLine(expired, #/^ +\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, expired 2[34] hours ago$/#))
        #expect(Self.hasLine(expired, #/^    answer        no response: the server's certificate is not accepted$/#))
        #expect(Self.hasLine(expired, #/^    file          no answer: the server's certificate is not accepted$/#))
        let other = try await LiveSite([:], .tls(authority.identity(for: ["other.test"], .toCome)))
            .run(["fetch", "good.test"])
        #expect(other.output.contains("    problem       a certificate is not valid yet\n"))
        #expect(other.output.contains("                  the certificate is for other host names\n"))
        #expect(other.output.contains("                     for other.test\n"))
        #expect(Self.hasLine(other, #/, not valid for another 2[34] hours$/#))
    }

    @Test func `says where a server that stalls lost the time`() async throws {
        // A busy machine takes part of the time for the handshake.
        func tellsWait(_ run: Command) -> Bool { Self.hasLine(run, #/^                  response  +█{20,} +\d+ ms$/#) }
        let run = try await patiently(until: tellsWait) { seconds in
            try await LiveSite([LiveSite.path: .silence]).run(["fetch", "good.test", "--timeout", "\(seconds)"])
        }
        #expect(run.status == 0 && tellsWait(run))
        #expect(Self.hasLine(run, #/^    answer        no response: the server takes too long to answer$/#))
    }

    @Test func `names the addresses that have no server, and takes IPv6`() async throws {
        let site = try await LiveSite([LiveSite.path: Self.good], isIPv6: true)
        #expect(Self.hasLine(try site.run(["fetch", "good.test"]), #/^    address       ::1  connected$/#))
        let port = site.server.port
        let both = try site.run(
            ["fetch", "good.test:\(port)", "--resolve", "good.test:\(port):[::1],127.0.0.1"], as: [])
        #expect(both.output.hasPrefix("good.test:\(port)\n"))
        #expect(Self.hasLine(both, #/^  GET https://good\.test:\d+/\.well-known/apple-app-site-association$/#))
        #expect(Self.hasLine(both, #/^    addresse?s? +::1 +connected$/#))
        try await site.server.stop()
        // The servers of other tests listen at 127.0.0.1, perhaps at the same port.
        let none = try site.run(
            ["fetch", "good.test:\(port)", "--resolve", "good.test:\(port):[::1],127.1.2.3"], as: [])
        #expect(none.status == 0)
        #expect(Self.hasLine(none, #/^    addresses     ::1        no connection$/#))
        #expect(Self.hasLine(none, #/^                  127\.1\.2\.3  no connection$/#))
        #expect(Self.hasLine(none, #/^    file          no answer: the server cannot be reached$/#))
    }

    @Test func `names who served the file, and what stands before it`() async throws {
        let headers = LiveSite.json + [("x-vercel-id", "iad1::x"), ("cf-ray", "8f")]
        let run = try await LiveSite([LiveSite.path: .answer(200, headers, LiveSite.file)]).run(["fetch", "good.test"])
        let line = "    served by     Vercel (header x-vercel-id), behind Cloudflare (header cf-ray)\n"
        #expect(run.output.contains(line))
    }

    @Test func `ends with what devices do with the apps that are named`() async throws {
        let site = try await LiveSite([LiveSite.path: Self.good])
        let run = try site.run(["fetch", "good.test", "--app", LiveSite.app])
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("\n\n✓ webcredentials:good.test is associated with \(LiveSite.app)\n"))
        let other = try site.run(["fetch", "applinks:good.test", "--app", LiveSite.app])
        #expect(other.status == 1)
        #expect(
            other.output.contains(
                "\n✗ applinks:good.test is not associated with \(LiveSite.app): the file does not list it\n"))
        let both = ["--service", "applinks", "--service", "webcredentials"]
        let marks = try site.run(["fetch", "good.test", "--app", LiveSite.app] + both).output
            .split(separator: "\n").compactMap(\.first).filter { "✓✗".contains($0) }
        #expect(marks == ["✗", "✓"])
    }

    @Test func `says why a file is none, or cannot be read`() async throws {
        let answers: [(ServerBehaviour, String)] = [
            (.answer(404), "none: the server answers with status 404"),
            (.answer(200, [], "<!DOCTYPE html><p>Hello"), "none: the file is a web page"),
            (.answer(200, LiveSite.json, "{,}"), "unreadable: the file is not valid JSON"),
            (.answer(200, LiveSite.json), "unreadable: the file is empty"),
            (
                .answer(200, LiveSite.json, #"{"error": "no"}"#),
                "read, but an error message is there instead of the file"
            ),
            (.answer(200, LiveSite.json, #"{"applinks": {"details": []}}"#), "read: applinks lists no app"),
            (.hangUp, "no answer: the server closes the connection before the response is complete"),
        ]
        for (behaviour, words) in answers {
            let run = try await LiveSite([LiveSite.path: behaviour]).run(["fetch", "good.test"])
            #expect(run.status == 0)
            #expect(run.output.contains("\n    file          \(words)\n"), "\(run.output)")
        }
        let misplaced = try await LiveSite(["/apple-app-site-association": Self.good]).run(["fetch", "good.test"])
        let place = "https://good.test/apple-app-site-association"
        #expect(misplaced.output.contains("none: the file is only at \(place), not where Apple requires it\n"))
        #expect(misplaced.output.contains("\n                    \(place): 200\n"))
    }

    @Test func `lets nothing of a header or a certificate act on a terminal or a build server`() async throws {
        let attack = "\u{1B}[2J::error::forged ##vso[x]"
        let header = ServerBehaviour.text(
            "HTTP/1.1 200 OK\n\(attack): \(attack)\nServer: ::error::\u{9B}forged\nContent-Length: 2\n\n{}")
        let answers = try await LiveSite([LiveSite.path: header])
        let identity = TestAuthority.selfSigned(for: [attack, "::error::forged"])
        let refused = try await LiveSite([:], .tls(identity))
        for (site, word) in [(answers, "headers"), (refused, "certificate")] {
            for options in [[], ["--color", "always"], ["--format", "json"]] {
                let run = try site.run(["fetch", "good.test"] + options)
                #expect(run.output.contains(word) && run.output.contains("forged"))
                Command.expectHarmless(run.output.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
                Command.expectHarmless(run.complaint)
            }
        }
    }

    @Test func `bounds what it shows of thousands of header fields and names, and says so`() async throws {
        let headers = (0..<5_000).map { ("X-\($0)", "y") }
        let names = ["good.test"] + (0..<500).map { "host\($0).test" }
        let identity = LiveSite.authority.identity(for: names)
        let site = try await LiveSite([LiveSite.path: .answer(200, headers, LiveSite.file)], .tls(identity))
        let run = try site.run(["fetch", "good.test"])
        #expect(run.output.split(separator: "\n").count < 100)
        #expect(run.output.contains("\n                  and 4961 more\n"))
        #expect(
            run.output.contains(
                "for good.test, host0.test, host1.test, host2.test, host3.test, host4.test and 495 more\n"))
        let json = try site.run(["fetch", "good.test", "--format", "json"]).output
        #expect(json.contains("\"X-4999\"") && json.contains("\"host499.test\""))
    }
}
