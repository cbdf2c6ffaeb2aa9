#if WebPage
    import AssociatedDomains
    import TestData
    import Testing
    import TestSupport
    import WebPage

    @Suite struct `a site that is up to no good` {
        static let markup = "\"'><marquee onstart=alert(1)>\u{202E}</marquee><!--"
        static let path = "/.well-known/apple-app-site-association"

        static let files = [
            #"{"<marquee>": {"details": [{"appIDs": ["<marquee>"], "components": [{"/": "/<marquee>", "comment": "<marquee>"}]}]}}"#,
            #"{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.shop"], "<marquee>": "</pre><marquee>"}]}, }"#,
            "<!doctype html><title></title><marquee>", "\u{202E}<marquee>\u{1B}[31m", "</pre></main><marquee>{",
        ]

        @Test(arguments: files)
        func `has markup in its file and its headers, and it is shown as text`(file: String) async throws {
            let authority = TestAuthority()
            let fields = [
                ("Content-Type", "text/html\(Self.markup)"), ("Server", Self.markup), ("X-Powered-By", Self.markup),
                ("Content-Encoding", "<marquee>"), ("Via", Self.markup),
            ]
            for fields in [fields, [("Content-Type", "application/json"), ("Server", Self.markup)]] {
                let answer = ServerAnswer(headers: fields, body: Array(file.utf8))
                try await Self.expectNoMarkup(authority.identity(for: ["good.test"]), .answer(answer), authority)
            }
        }

        @Test(arguments: ["https://good.test/<marquee>", "//<marquee>", "javascript:<marquee>", "\u{202E}\"><marquee>"])
        func `redirects to markup, and it is shown as text`(place: String) async throws {
            let authority = TestAuthority()
            let answer = ServerAnswer(status: 302, headers: [("Location", place)])
            try await Self.expectNoMarkup(authority.identity(for: ["good.test"]), .answer(answer), authority)
        }

        @Test func `has markup in its certificate, and it is shown as text`() async throws {
            let known = TestAuthority()
            let other = TestAuthority(named: Self.markup)
            let answer = ServerBehaviour.answer(ServerAnswer(body: Array("{}".utf8)))
            try await Self.expectNoMarkup(other.identity(for: ["good.test"]), answer, known)
            try await Self.expectNoMarkup(other.identity(for: ["<marquee>.test"]), answer, other)
            try await Self.expectNoMarkup(known.identity(commonName: Self.markup), answer, known)
            try await Self.expectNoMarkup(TestAuthority.selfSigned(for: ["<marquee>"]), answer, known)
        }

        @Test func `answers what is not HTTP, and it is shown as text`() async throws {
            let authority = TestAuthority()
            let answer = ServerBehaviour.bytes(Array("HTTP/1.1 200 <marquee>\r\nA<marquee>: b\r\n\r\n<marquee>".utf8))
            try await Self.expectNoMarkup(authority.identity(for: ["good.test"]), answer, authority)
        }

        private static func expectNoMarkup(
            _ identity: ServerIdentity, _ behaviour: ServerBehaviour, _ trusted: TestAuthority
        ) async throws {
            let server = try await LoopbackServer.start(.tls(identity), [path: behaviour])
            var settings = NetworkSettings()
            settings.connectTo = try [#require(ConnectTo("good.test:443:127.0.0.1:\(server.port)"))]
            settings.trustedRoots = trusted.rootPEM
            let (page, json) = try await ServedPage.serve(from: .network(settings)) {
                (
                    try await $0.get("/check?subject=good.test&app=\(ServedPage.app)&service=applinks"),
                    try await $0.ask(#"{"subject": "good.test"}"#)
                )
            }
            #expect(page.status == 200 && json.status == 200)
            #expect(!page.body.contains("<marquee") && !page.body.contains("javascript:<"), "\(page.body)")
            for scalar in "\u{202E}\u{1B}".unicodeScalars {
                #expect(!page.body.unicodeScalars.contains(scalar), "\(scalar.escaped(asASCII: true))")
            }
            // JSON that someone opens in a browser is not a page.
            #expect(
                json.field("Content-Type") == "application/json" && json.field("X-Content-Type-Options") == "nosniff")
        }
    }
#endif
