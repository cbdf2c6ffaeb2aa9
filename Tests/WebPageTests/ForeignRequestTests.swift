#if WebPage
    import AssociatedDomains
    import Testing
    import WebPage

    @Suite struct `requests that other sites make` {
        @Test(arguments: [
            "evil.test", "evil.test:8080", "localhost.evil.test", "127.0.0.1.evil.test", "", "[::1", "a b",
            "localhost@evil.test", "evil.test#localhost", "localhost, evil.test", "localhost\r\nHost: evil.test",
            "evil.test\r\nHost: localhost", "localhost\r\nHost: localhost",
        ])
        func `by a name that leads here (DNS rebinding) are refused`(host: String) async throws {
            for path in ["/", "/check?subject=shop.example.com", "/health"] {
                let reply = try await ServedPage.serve { try await $0.get(path, host: host) }
                #expect([400, 421].contains(reply.status), "\(reply.status)")
                #expect(!reply.body.contains("shop.example.com"))
            }
        }

        @Test(arguments: [
            "localhost", "LOCALHOST:9000", "127.0.0.1", "127.0.0.1:8080", "[::1]:8080", "page.test", "Page.Test",
        ])
        func `are told from those of the page's own names and of addresses`(host: String) async throws {
            var settings = PageSettings()
            settings.allowedHosts = ["page.test"]
            let reply = try await ServedPage.serve(settings) { try await $0.get("/", host: host) }
            #expect(reply.status == 200)
        }

        @Test(arguments: [
            "http://evil.test", "null", "https://localhost.evil.test", "http://localhost:1", "file://",
            "http://10.0.0.1",
            "http://localhost/", "http://[::1", "http://localhost\r\nOrigin: http://evil.test",
        ])
        func `by their Origin are refused`(origin: String) async throws {
            let body = Array(#"{"subject": "shop.example.com"}"#.utf8)
            let reply = try await ServedPage.serve {
                try await $0.send(
                    "POST", "/api/check", ["Content-Type: application/json", "Origin: \(origin)"], body: body)
            }
            #expect(reply.status == 403)
            #expect(reply.body.contains("requests that other sites make are refused"))
        }

        @Test(arguments: [("localhost:8080", "http://localhost:8080"), ("localhost", "https://localhost:443")])
        func `are told from the page's own, also behind TLS`(host: String, origin: String) async throws {
            let reply = try await ServedPage.serve { try await $0.get("/", ["Origin: \(origin)"], host: host) }
            #expect(reply.status == 200)
        }

        @Test(arguments: [
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image"], 403),
            (["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], 403),
            (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"], 200),
            (["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"], 200),
            (["Sec-Fetch-Site: none", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"], 200),
        ])
        func `are links that someone follows, or refused`(fields: [String], status: Int) async throws {
            let reply = try await ServedPage.serve { try await $0.get("/check?subject=shop.example.com", fields) }
            #expect(reply.status == status)
        }

        @Test func `are believed in what a proxy adds only if it is trusted`() async throws {
            let fields = ["X-Forwarded-Host: page.test", "X-Forwarded-For: 192.0.2.7, 198.51.100.1"]
            var settings = PageSettings()
            settings.allowedHosts = ["page.test"]
            let (untrusted, lines) = try await ServedPage.serve(settings) {
                (try await $0.get("/", fields, host: "evil.test"), $0.lines)
            }
            #expect(untrusted.status == 421)
            #expect(lines.first?.contains(" 127.0.0.1 GET / 421 ") == true, "\(lines)")

            for proxies in [["127.0.0.1", "198.51.100.1"], ["127.0.0.0/8", "198.51.100.0/24"]] {
                settings.trustedProxies = proxies.compactMap { AddressBlock($0) }
                let (trusted, told) = try await ServedPage.serve(settings) {
                    (try await $0.get("/", fields, host: "evil.test"), $0.lines)
                }
                #expect(trusted.status == 200)
                #expect(told.first?.contains(" 192.0.2.7 GET / 200 ") == true, "\(told)")
            }
        }

        @Test func `are logged without what was asked, each on a line of its own`() async throws {
            let lines = try await ServedPage.serve { server in
                _ = try await server.get("/check?subject=shop.example.com&app=\(ServedPage.app)")
                _ = try await server.get("/" + String(repeating: "x", count: 1_000))
                return server.lines
            }
            #expect(lines.count == 2)
            #expect(lines.first?.contains(" 127.0.0.1 GET /check 200 ") == true, "\(lines)")
            #expect(!lines.joined().contains("shop"))
            #expect(lines.last?.contains("… 404 ") == true, "\(lines)")
        }

        @Test func `with bytes that act on a terminal are refused, and the log has none of them`() async throws {
            let (reply, lines) = try await ServedPage.serve { (try await $0.get("/\u{1B}[31m\u{9B}x"), $0.lines) }
            #expect(reply.status == 400)
            #expect(lines.count == 1 && lines.joined().hasSuffix(" 127.0.0.1 400 not HTTP: invalid URL"), "\(lines)")
        }
    }
#endif
