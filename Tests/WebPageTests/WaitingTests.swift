#if WebPage
    import AssociatedDomains
    import TestData
    import Testing
    import TestSupport
    import WebPage

    /// What waits where only so much is under way at once. A gate holds back the answers of the site; that a request waits
    /// shows in that an equal one, for which there is no place left to wait, is refused.
    @Suite(.timeLimit(.minutes(2))) struct `requests at once` {
        /// One check at a time, and one request of each client that waits.
        static var settings: PageSettings {
            var settings = PageSettings()
            settings.trustedProxies = ["127.0.0.1"].compactMap { AddressBlock($0) }
            settings.limits.checks = 1
            settings.limits.waitingOfClient = 1
            settings.limits.waitSeconds = 3_600
            return settings
        }

        @Test func `of one client are all answered, 50 of them`() async throws {
            let gate = Gate()
            let (server, source) = try await SlowSite.start(gate)
            let replies = try await ServedPage.serve(from: source) { page in
                try await withThrowingTaskGroup(of: PageReply.self) { group in
                    for number in 0..<50 {
                        group.addTask {
                            number.isMultiple(of: 2)
                                ? try await page.get("/check?subject=good.test")
                                : try await page.ask(#"{"subject": "good.test"}"#)
                        }
                    }
                    await gate.waitUntilHeld(16)
                    gate.open()
                    return try await group.reduce(into: []) { $0.append($1) }
                }
            }
            #expect(replies.map(\.status) == Array(repeating: 200, count: 50))
            #expect(server.requests.count == 50)
        }

        @Test func `wait in order`() async throws {
            let gate = Gate()
            let (server, source) = try await SlowSite.start(gate, hosts: ["a.test", "b.test", "c.test", "d.test"])
            let statuses = try await ServedPage.serve(Self.settings, from: source) { page in
                try await withThrowingTaskGroup(of: Int.self) { group in
                    group.addTask { try await page.get("/check?subject=a.test").status }
                    await gate.waitUntilHeld(1)
                    var statuses: [Int] = []
                    for (number, host) in ["b.test", "c.test", "d.test"].enumerated() {
                        for _ in 0..<2 {
                            group.addTask {
                                try await page.get(
                                    "/check?subject=\(host)", ["X-Forwarded-For: 192.0.2.\(number)"]
                                ).status
                            }
                        }
                        // Of two equal requests, one waits and the other finds no place to.
                        statuses.append(try await group.next() ?? 0)
                    }
                    gate.open()
                    return try await group.reduce(into: statuses) { $0.append($1) }
                }
            }
            #expect(statuses == [503, 503, 503, 200, 200, 200, 200])
            #expect(server.requests.map { $0.values(of: "Host").first } == ["a.test", "b.test", "c.test", "d.test"])
        }

        @Test func `wait no longer than they may, and are told when to come again`() async throws {
            let gate = Gate()
            let (_, source) = try await SlowSite.start(gate)
            var settings = Self.settings
            settings.limits.waitSeconds = 1
            let (first, second) = try await ServedPage.serve(settings, from: source) { page in
                async let first = page.get("/check?subject=good.test")
                await gate.waitUntilHeld(1)
                let second = try await page.ask(#"{"subject": "good.test"}"#)
                gate.open()
                return (try await first, second)
            }
            #expect(first.status == 200)
            #expect(second.status == 503 && second.field("Retry-After") == "5")
            #expect(second.body.contains("too many checks are under way; try again in a moment"))
        }

        @Test func `of clients that went away wait no longer`() async throws {
            let gate = Gate()
            let (server, source) = try await SlowSite.start(gate)
            let statuses = try await ServedPage.serve(Self.settings, from: source) { page in
                async let first = page.get("/check?subject=good.test")
                await gate.waitUntilHeld(1)
                for _ in 0..<3 { try await Self.waitAndLeave(page) }
                // Each found the place to wait that the one before had left.
                await page.waitForLines(3, with: " 503 ")
                await page.waitForLines(3, with: " 499 ")
                gate.open()
                return [try await first.status, try await page.get("/check?subject=good.test").status]
            }
            #expect(statuses == [200, 200])
            #expect(server.requests.count == 2)
        }

        // Two connections ask the same: the one that is not refused waits, and then closes.
        private static func waitAndLeave(_ page: ServedPage) async throws {
            let asked = page.lines.count { $0.contains(" 499 ") }
            let request = "GET /check?subject=good.test HTTP/1.1\nHost: localhost\nX-Forwarded-For: 192.0.2.9\n\n"
            let pair = [try await page.connect(), try await page.connect()]
            for connection in pair { connection.send(request) }
            await withTaskGroup(of: Int.self) { group in
                for (number, connection) in pair.enumerated() {
                    group.addTask {
                        let text = await connection.received(until: "</html>")
                        return text.contains("HTTP/1.1 503 ") ? number : -1
                    }
                }
                let refused = await group.next() ?? 0
                #expect(refused >= 0)
                await pair[max(0, 1 - refused)].close()
                await page.waitForLines(asked + 1, with: " 499 ")
            }
            for connection in pair { await connection.close() }
        }

        @Test func `whose check is under way give it up when the client goes away`() async throws {
            let gate = Gate()
            let (_, source) = try await SlowSite.start(gate)
            let status = try await ServedPage.serve(Self.settings, from: source) { page in
                let connection = try await page.connect()
                connection.send("GET /check?subject=good.test HTTP/1.1\nHost: localhost\n\n")
                await gate.waitUntilHeld(1)
                await connection.close()
                await page.waitForLines(1, with: " GET /check 499 ")
                // There is one place, so the next request reaches the site only where the first has left it.
                async let next = page.get("/check?subject=good.test")
                await gate.waitUntilHeld(2)
                gate.open()
                return try await next.status
            }
            #expect(status == 200)
        }

        @Test func `whose bodies come slowly keep no check waiting`() async throws {
            let statuses = try await ServedPage.serve(Self.settings) { page in
                var slow: [LoopbackConnection] = []
                for _ in 0..<8 {
                    let connection = try await page.connect()
                    connection.send(
                        "POST /api/check HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 60\n\n{"
                    )
                    slow.append(connection)
                }
                let statuses = [
                    try await page.get("/check?subject=shop.example.com").status,
                    try await page.ask(#"{"subject": "shop.example.com"}"#).status,
                    try await page.upload(Array("{}".utf8), named: "apple-app-site-association").status,
                ]
                for connection in slow { await connection.close() }
                return statuses
            }
            #expect(statuses == [200, 200, 200])
        }
    }

    /// A site whose answers a gate holds back.
    enum SlowSite {
        static func start(
            _ gate: Gate, hosts: [String] = ["good.test"]
        ) async throws -> (LoopbackServer, EvidenceSource) {
            let authority = TestAuthority()
            let path = `a check over the network`.path
            let server = try await LoopbackServer.start(
                .tls(authority.identity(for: hosts)), [path: .held(gate, `a check over the network`.file)])
            var settings = NetworkSettings()
            settings.connectTo = try hosts.map { try #require(ConnectTo("\($0):443:127.0.0.1:\(server.port)")) }
            settings.trustedRoots = authority.rootPEM
            return (server, .network(settings))
        }
    }
#endif
