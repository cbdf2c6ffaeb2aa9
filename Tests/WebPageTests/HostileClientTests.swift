#if WebPage
    import AssociatedDomains
    import Foundation
    import TestData
    import Testing
    import TestSupport
    import WebPage

    @Suite(.timeLimit(.minutes(5))) struct `a client that is up to no good` {
        static let formType = "multipart/form-data; boundary=xyz"
        static let upload = "POST /check HTTP/1.1\nHost: localhost\nContent-Type: \(formType)\n"

        static func settings(_ adjust: (inout PageSettings.Limits) -> Void) -> PageSettings {
            var settings = PageSettings()
            adjust(&settings.limits)
            return settings
        }

        @Test func `sends its head a byte now and then, and is cut off`() async throws {
            try await ServedPage.serve(Self.settings { $0.idleSeconds = 1 }) { page in
                let connection = try await page.connect()
                connection.send("GET / HTTP/1.1\nHost: localhost\nX-Slow: ")
                connection.drip(0x61)
                #expect(await connection.end().isEmpty)
                // On a busy machine, this one may be late as well.
                var health: PageReply?
                for _ in 0..<100 where health == nil { health = try? await page.get("/health") }
                #expect(health?.status == 200)
            }
        }

        @Test(arguments: [
            "\(upload)Content-Length: 1000000\n\n", "\(upload)Content-Length: 100000000\n\n",
            "POST /api/check HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 60000\n\n",
        ])
        func `sends its body a byte now and then, and is told so`(head: String) async throws {
            let settings = Self.settings { $0.bodySeconds = 1 }
            let text = try await ServedPage.serve(settings) { page in
                let connection = try await page.connect()
                connection.send(head + "--xyz\nContent-Disposition: form-data; name=\"file\"; filename=\"x\"\n\n")
                connection.drip(0x61)
                return String(decoding: await connection.end(), as: UTF8.self)
            }
            #expect(text.hasPrefix("HTTP/1.1 408 "))
            #expect(text.contains("the request comes too slowly"))
        }

        @Test func `sends 300 MB, and is told at once where it says so first`() async throws {
            try await ServedPage.serve { page in
                let connection = try await page.connect()
                connection.send("\(Self.upload)Content-Length: \(300 << 20)\n\n")
                await connection.send([UInt8](repeating: 0x61, count: 1 << 20), times: 300)
                let text = await connection.received(until: "</html>")
                #expect(text.hasPrefix("HTTP/1.1 413 "))
                #expect(text.contains("larger than 200 MB"))
                #expect(try await page.get("/health").status == 200)
            }
        }

        @Test func `sends 300 MB without an end in sight, and is told after 200`() async throws {
            try await ServedPage.serve { page in
                let connection = try await page.connect()
                let form = ServedPage.form(fileName: "Shop.ipa")
                connection.send("\(Self.upload)Transfer-Encoding: chunked\n\n\(String(form.count, radix: 16))\n")
                connection.send(form + [13, 10])
                let chunk = Array("100000\r\n".utf8) + [UInt8](repeating: 0x61, count: 1 << 20) + [13, 10]
                await connection.send(chunk, times: 300)
                let text = await connection.received(until: "</html>")
                #expect(text.hasPrefix("HTTP/1.1 413 "))
                #expect(try await page.get("/health").status == 200)
            }
        }

        @Test func `waits to be asked for its body, and is asked only if it is wanted`() async throws {
            try await ServedPage.serve { page in
                let body = ServedPage.form(fileName: "apple-app-site-association") + Array("{}".utf8)
                let form = body + ServedPage.formEnd
                let head = "\(Self.upload)Expect: 100-continue\nContent-Length: \(form.count)\n"
                let wanted = try await page.connect()
                wanted.send(head + "\n")
                #expect(await wanted.received(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
                wanted.send(form)
                #expect(await wanted.received(until: "</html>").contains("\r\n\r\nHTTP/1.1 200 "))
                let foreign = try await page.connect()
                foreign.send(head + "Origin: https://evil.test\n\n")
                #expect(await foreign.received(until: "</html>").hasPrefix("HTTP/1.1 403 "))
            }
        }

        @Test func `leaves in the middle of an upload, and leaves no trace`() async throws {
            try await ServedPage.serve(Self.settings { $0.uploads = 1 }) { page in
                for _ in 0..<3 {
                    let connection = try await page.connect()
                    connection.send("\(Self.upload)Content-Length: 100000000\n\n")
                    connection.send(ServedPage.form(fileName: "Shop.ipa"))
                    await connection.send([UInt8](repeating: 0x61, count: 1 << 20), times: 3)
                    await connection.close()
                }
                await page.waitForLines(3, with: " POST /check ")
                #expect(!page.lines.contains { $0.contains(" 200 ") })
            }
        }

        @Test func `holds 1,100 connections, and keeps nobody out`() async throws {
            // Both ends are in this process.
            guard LocalFiles().raiseOpenFileLimit(to: 4_096) >= 4_096 else { return }
            try await ServedPage.serve { page in
                var connections: [LoopbackConnection] = []
                for _ in 0..<1_100 { connections.append(try await page.connect()) }
                #expect(try await page.get("/health").status == 200)
                // Those that have been idle the longest make room.
                for connection in connections[..<50] { #expect(await connection.end().isEmpty) }
                let last = try #require(connections.last)
                last.send("GET /health HTTP/1.1\nHost: localhost\n\n")
                #expect(await last.received(until: "ok\n").hasPrefix("HTTP/1.1 200 "))
                for connection in connections { await connection.close() }
            }
        }

        @Test(arguments: [
            String(repeating: "X-A: b\n", count: 101), "X-A: \(String(repeating: "b", count: 17 << 10))\n",
            String(repeating: "X-A: \(String(repeating: "b", count: 8 << 10))\n", count: 5),
            "\(String(repeating: "x", count: 100 << 10)): y\n", "no colon\n", "X-A: \u{0}\n", ": y\n",
        ])
        func `floods the head, and is cut off`(fields: String) async throws {
            try await ServedPage.serve { page in
                let connection = try await page.connect()
                connection.send("GET /health HTTP/1.1\nHost: localhost\n\(fields)\n")
                let text = String(decoding: await connection.end(), as: UTF8.self)
                #expect(text.isEmpty || text.hasPrefix("HTTP/1.1 4"), "\(text.prefix(100))")
                #expect(try await page.get("/health").status == 200)
            }
        }

        // What follows is a second request to one reader, and a part of the first to another (RFC 9112, 11.2).
        @Test(arguments: [
            "Content-Length: 0\nContent-Length: 40", "Content-Length: 40\nTransfer-Encoding: chunked",
            "Transfer-Encoding: chunked\nContent-Length: 40", "Transfer-Encoding: identity\nContent-Length: 40",
            "Transfer-Encoding: chunked, identity", "Transfer-Encoding: xchunked", "Content-Length: 0, 40",
            "Content-Length: +0", "Content-Length: 0x0", "Content-Length : 0", "Content-Length: -1",
            "Content-Length: 99999999999999999999", "Transfer-Encoding : chunked", "X: y\n Content-Length: 0",
        ])
        func `says two things about where its request ends, and gets one answer at most`(fields: String) async throws {
            try await ServedPage.serve { page in
                let connection = try await page.connect()
                connection.send(
                    "POST /api/check HTTP/1.1\nHost: localhost\nContent-Type: application/json\n\(fields)\n\n0\n\n"
                        + "GET /health HTTP/1.1\nHost: localhost\n\n")
                let text = String(decoding: await connection.end(), as: UTF8.self)
                #expect(text.components(separatedBy: "HTTP/1.1 ").count <= 2, "\(text)")
                #expect(!text.contains("ok\n"), "\(text)")
                #expect(!text.hasPrefix("HTTP/1.1 2"), "\(text)")
            }
        }

        @Test func `reads no answer, and is cut off when the page stops`() async throws {
            let gate = Gate()
            let (_, source) = try await SlowSite.start(gate)
            try await ServedPage.serve(Self.settings { $0.stopSeconds = 1 }, from: source) { page in
                let stuck = try await page.connect()
                stuck.send("GET /check?subject=good.test HTTP/1.1\nHost: localhost\n\n")
                await gate.waitUntilHeld(1)
                let silent = try await page.connect()
                silent.send("\(Self.upload)Content-Length: 100000000\n\n")
                page.service.stop()
                // Neither is ever answered: the site does not answer, and the body does not come.
                #expect(await stuck.end().isEmpty)
                #expect(await silent.end().isEmpty)
            }
        }
    }
#endif
