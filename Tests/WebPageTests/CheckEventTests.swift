#if WebPage
    import AssociatedDomains
    import Testing
    import TestSupport
    import WebPage

    @Suite struct `a check that is told as it goes on` {
        static let query = "?subject=shop.example.com&app=\(ServedPage.app)&service=webcredentials"

        /// What a browser adds to a request of its `EventSource`.
        static let browser = [
            "Accept: text/event-stream", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors", "Sec-Fetch-Dest: empty",
        ]

        /// The events of a reply: their names, and their data.
        static func events(of reply: PageReply) -> [(name: String, data: String)] {
            reply.unchunked.split(separator: "\n\n").compactMap { block in
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                guard let first = lines.first, first.hasPrefix("event: ") else { return nil }
                let data = lines.dropFirst().map { String($0.dropFirst("data: ".count)) }.joined(separator: "\n")
                return (String(first.dropFirst("event: ".count)), data)
            }
        }

        @Test func `has an event for each exchange, and then the page that is shown without a script`() async throws {
            let (reply, page) = try await ServedPage.serve {
                (
                    try await $0.get("/check/events" + Self.query, Self.browser),
                    try await $0.get("/check" + Self.query)
                )
            }
            #expect(reply.status == 200)
            #expect(reply.field("Content-Type") == "text/event-stream")
            #expect(reply.field("Cache-Control") == "no-store")
            #expect(reply.field("X-Accel-Buffering") == "no")
            let events = Self.events(of: reply)
            #expect(events.map(\.name) == ["exchange", "step", "step", "step", "report"])
            for (event, step) in zip(events[1...3], ["served", "readable", "listed"]) {
                #expect(event.data.contains("<b>\(step)</b>") && event.data.contains("passed:"))
            }
            #expect(events[0].data.contains("<li class=\"good\">"))
            #expect(events[0].data.contains("https://shop.example.com/.well-known/apple-app-site-association"))
            #expect(page.body.contains("<body>\n\(events[4].data)\n</body>"))
        }

        @Test func `tells the requests that show why the first failed, each by what it is for`() async throws {
            let (server, source) = try await `a check over the network`.site(.answer(ServerAnswer(status: 403)))
            let reply = try await ServedPage.serve(from: source) { try await $0.get("/check/events?subject=good.test") }
            let all = Self.events(of: reply)
            let events = all.filter { $0.name != "step" }
            #expect(events.count == server.requests.count + 1)
            let steps = all.filter { $0.name == "step" }
            #expect(steps.count == 2)
            #expect(steps.first?.data.contains("<b>reached</b>") == true)
            #expect(steps.last?.data.contains("<b>served</b>") == true)
            #expect(steps.last?.data.contains("the server answers with status 403") == true)
            #expect(events.first?.data.contains("the file, where Apple reads it") == true)
            #expect(events.first?.data.contains("<span class=\"badge\">status 403</span>") == true)
            #expect(events.contains { $0.data.contains("<p class=\"purpose\">as a browser</p>") })
            #expect(events.last?.name == "report")
        }

        @Test(arguments: [
            ("", "enter a domain, such as example.com"),
            ("?subject=a.test&app=x", "x: an app identifier is ten letters or digits"),
            ("?subject=a.test&service=telnet", "there is no service “telnet”"),
            ("?subject=a.test&service=<img>", "there is no service “&lt;img&gt;”"),
        ])
        func `tells as an event what is wrong with what was asked`(query: String, told: String) async throws {
            let (reply, lines) = try await ServedPage.serve {
                (try await $0.get("/check/events" + query, Self.browser), $0.lines)
            }
            let events = Self.events(of: reply)
            #expect(events.map(\.name) == ["refusal"])
            #expect(events[0].data.contains("<p>\(told)"))
            #expect(!events[0].data.contains("<img"))
            #expect(lines.first?.contains(" GET /check/events 400 ") == true, "\(lines)")
        }

        @Test func `is refused while too many are under way`() async throws {
            var settings = PageSettings()
            settings.limits.checks = 0
            settings.limits.waitSeconds = 0
            let reply = try await ServedPage.serve(settings) { try await $0.get("/check/events" + Self.query) }
            let events = Self.events(of: reply)
            #expect(events.map(\.name) == ["refusal"])
            #expect(events[0].data.contains("too many checks are under way; try again in a moment"))
        }

        @Test func `ends when the client goes away, and leaves its place to others`() async throws {
            let gate = Gate()
            let (_, source) = try await `a check over the network`.site(.held(gate, `a check over the network`.file))
            var settings = PageSettings()
            settings.limits.checks = 1
            let (line, reply) = try await ServedPage.serve(settings, from: source) { server in
                let request = "GET /check/events?subject=good.test HTTP/1.1\r\nHost: localhost\r\n\r\n"
                try await LoopbackClient.leave(after: Array(request.utf8), port: server.port) {
                    await gate.waitUntilHeld(1)
                }
                await server.waitForLines(1, with: " GET /check/events ")
                let line = server.lines.first
                gate.open()
                return (line, try await server.get("/check?subject=good.test"))
            }
            #expect(line?.contains(" GET /check/events 499 ") == true, "\(line ?? "")")
            #expect(reply.status == 200)
        }

        @Test func `is finished when the page is stopped`() async throws {
            let gate = Gate()
            let (_, source) = try await `a check over the network`.site(.held(gate, `a check over the network`.file))
            let reply = try await ServedPage.serve(from: source) { server in
                async let reply = server.get("/check/events?subject=good.test")
                await gate.waitUntilHeld(1)
                server.service.stop()
                gate.open()
                return try await reply
            }
            #expect(Self.events(of: reply).map(\.name).filter { $0 != "step" } == ["exchange", "report"])
        }

        @Test func `is for this page's own script alone`() async throws {
            let (foreign, posted) = try await ServedPage.serve {
                (
                    try await $0.get(
                        "/check/events" + Self.query,
                        ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: cors", "Sec-Fetch-Dest: empty"]),
                    try await $0.send("POST", "/check/events" + Self.query)
                )
            }
            #expect(foreign.status == 403)
            #expect(posted.status == 405 && posted.field("Allow") == "GET")
        }
    }

    @Suite struct `the script` {
        @Test func `is kept by browsers until it changes`() async throws {
            let (script, known, other) = try await ServedPage.serve { server in
                let script = try await server.get("/page.js")
                let tag = script.field("ETag") ?? ""
                return (
                    script, try await server.get("/page.js", ["If-None-Match: \"a\", W/\(tag)"]),
                    try await server.get("/page.js", ["If-None-Match: \"other\""])
                )
            }
            #expect(script.status == 200 && script.field("Content-Type") == "text/javascript; charset=utf-8")
            #expect(script.field("Cache-Control") == "no-cache")
            #expect(known.status == 304 && known.body.isEmpty)
            #expect(other.status == 200 && other.body == script.body)
        }

        @Test func `makes no markup out of text, and runs no text`() async throws {
            let script = try await ServedPage.serve { try await $0.get("/page.js").body }
            #expect(script.contains("\"use strict\";"))
            for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("] {
                #expect(!script.contains(way))
            }
        }
    }
#endif
