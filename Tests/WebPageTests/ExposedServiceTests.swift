#if WebPage
    import AssociatedDomains
    import Foundation
    import Testing
    import TestSupport
    import WebPage

    @Suite(.timeLimit(.minutes(5))) struct `a page that anyone can reach` {
        private static let list = "GET /explain HTTP/1.1\nHost: localhost\n\n"
        private static let last = "GET /health HTTP/1.1\nHost: localhost\nConnection: close\n\n"

        private static func settings(_ adjust: (inout PageSettings) -> Void) -> PageSettings {
            var settings = PageSettings()
            settings.limits.countsLoopback = true
            // A minute that no test outlasts.
            settings.limits.minuteSeconds = 86_400
            adjust(&settings)
            return settings
        }

        @Test func `answers the requests that a client sends ahead one after the other, each in full`() async throws {
            try await ServedPage.serve { page in
                let whole = try await page.get("/explain").body
                let connection = try await page.connect()
                connection.send(String(repeating: Self.list, count: 100) + Self.last)
                let text = String(decoding: await connection.end(), as: UTF8.self)
                #expect(text.hasSuffix("\r\n\r\nok\n"))
                #expect(text.components(separatedBy: whole).count == 101)
                #expect(page.lines.count { $0.contains(" /explain 200 ") } == 101)
            }
        }

        @Test(arguments: ["{%}", "\n{%}", "\n\n{%}\n\n", "{\n\n\n%}", "{%}\n"])
        func `finds the end of a body, whatever is in it`(form: String) async throws {
            try await ServedPage.serve { page in
                let body = form.replacing("%", with: #""subject": "shop.example.com""#)
                let connection = try await page.connect()
                let head = "POST /api/check HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
                let count = body.utf8.count + body.utf8.count { $0 == 0x0a }
                connection.send(String(repeating: "\(head)Content-Length: \(count)\n\n\(body)", count: 20) + Self.last)
                let text = String(decoding: await connection.end(), as: UTF8.self)
                #expect(text.components(separatedBy: "HTTP/1.1 200 ").count == 22)
                #expect(text.hasSuffix("\r\n\r\nok\n"))
            }
        }

        @Test func `closes the connection of a client that reads no answer, and says so`() async throws {
            try await ServedPage.serve(Self.settings { $0.limits.writeSeconds = 1 }) { page in
                let connection = try await page.connect()
                try await connection.stopReading()
                // More than the buffers of both ends take.
                connection.send(String(repeating: Self.list, count: 2_000))
                await page.waitForLines(1, with: "the client does not read the answer, so the connection is closed")
                #expect(page.lines.count { $0.contains(" /explain 200 ") } < 2_000)
                #expect(try await page.get("/health").status == 200)
            }
        }

        @Test func `takes so many connections of an address in a minute`() async throws {
            try await ServedPage.serve(Self.settings { $0.limits.connectionsAMinute = 3 }) { page in
                for _ in 0..<3 { #expect(try await page.get("/health").status == 200) }
                let connection = try await page.connect()
                #expect(await connection.end().isEmpty)
                await page.waitForLines(1, with: " 127.0.0.1 opens more than 3 connections in a minute")
            }
        }

        @Test func `keeps so many connections of an address, those that were idle the longest not`() async throws {
            try await ServedPage.serve(Self.settings { $0.limits.connectionsOfClient = 2 }) { page in
                let connections = [try await page.connect(), try await page.connect()]
                connections[1].send("GET /health HTTP/1.1\nHost: localhost\n\n")
                #expect(await connections[1].received(until: "ok\n").hasPrefix("HTTP/1.1 200 "))
                #expect(try await page.get("/health").status == 200)
                #expect(await connections[0].end().isEmpty)
                connections[1].send(Self.last)
                #expect(String(decoding: await connections[1].end(), as: UTF8.self).hasSuffix("ok\n"))
            }
        }

        @Test func `takes so many checks of an address in a minute, as the proxy in between writes it`() async throws {
            let settings = Self.settings {
                $0.limits.checksAMinute = 2
                $0.trustedProxies = ["127.0.0.1"].compactMap { AddressBlock($0) }
            }
            try await ServedPage.serve(settings) { page in
                let ask = { (address: String) in
                    try await page.ask(
                        #"{"subject": "shop.example.com"}"#,
                        ["Content-Type: application/json", "X-Forwarded-For: \(address)"])
                }
                for address in ["192.0.2.1", "192.0.2.1:50000", "[2001:db8::1]:443", "2001:db8::2"] {
                    #expect(try await ask(address).status == 200, "\(address)")
                }
                for address in ["192.0.2.1:50001", "192.0.2.1", "[2001:db8::1]"] {
                    let reply = try await ask(address)
                    #expect(reply.status == 429 && reply.field("Retry-After") == "86400", "\(address)")
                    #expect(reply.body.contains("your address asks for more than 2 checks a minute"))
                }
                #expect(try await ask("192.0.2.2").status == 200)
                #expect(page.lines.contains { $0.contains(" 2001:db8::1 POST /api/check 429 ") })
            }
        }

        @Test(arguments: ["GET\n\n", "no colon\n\n", "GET / HTTP/9.9\n\n", "\u{16}\u{3}\u{1}\n\n"])
        func `says in its log what it refused because it is not HTTP`(request: String) async throws {
            try await ServedPage.serve { page in
                let connection = try await page.connect()
                connection.send(request)
                #expect(String(decoding: await connection.end(), as: UTF8.self).hasPrefix("HTTP/1.1 400 "))
                await page.waitForLines(1, with: " 127.0.0.1 400 not HTTP: ")
            }
        }
    }
#endif
