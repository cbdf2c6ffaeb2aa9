#if WebPage
    import AssociatedDomains
    import Foundation
    import TestData
    import Testing
    import TestSupport
    import WebPage

    @Suite struct `what programs ask the page` {
        @Test func `is answered as --format json is`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.ask(#"{"subject": "shop.example.com", "app": "\#(ServedPage.app)", "service": null}"#)
            }
            let report = try await AssociationCheck(
                "webcredentials:shop.example.com", app: ServedPage.app, from: ServedPage.directory
            ).report()
            #expect(reply.status == 200)
            #expect(reply.field("Content-Type") == "application/json")
            // They are made one after the other, and each says when.
            let time = #/"time": "[0-9TZ:-]+"/#
            #expect(reply.body.contains(time))
            #expect(reply.body.replacing(time, with: "") == report.text(as: .json).replacing(time, with: ""))
        }

        @Test(arguments: [
            ("", 400, "the body is not a JSON object"), ("[]", 400, "the body is not a JSON object"),
            (#"{"subject": 1}"#, 400, "“subject” is not a string"),
            (#"{"domain": "a.test"}"#, 400, "“domain” is not a key of the request; use subject, app and service"),
            ("{}", 400, "enter a domain, such as example.com"),
            (#"{"subject": "a.test", "service": "x"}"#, 400, "there is no service “x”"),
        ])
        func `is refused with the reason where it cannot be read`(body: String, status: Int, reason: String)
            async throws
        {
            let reply = try await ServedPage.serve { try await $0.ask(body) }
            #expect(reply.status == status)
            let object = try JSONDecoder().decode([String: String].self, from: Data(reply.body.utf8))
            #expect(object == ["error": reason])
        }

        @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
        func `is not taken from a form, which another site could send`(type: String) async throws {
            let reply = try await ServedPage.serve { try await $0.ask("{}", ["Content-Type: \(type)"]) }
            #expect(reply.status == 415)
        }
    }

    @Suite struct `a check over the network` {
        static let path = "/.well-known/apple-app-site-association"
        static let file = ServerAnswer(
            headers: [("Content-Type", "application/json")],
            body: Array(#"{"webcredentials": {"apps": ["\#(ServedPage.app)"]}}"#.utf8))

        /// A server that plays `good.test`, and where its evidence comes from.
        static func site(_ behaviour: ServerBehaviour) async throws -> (LoopbackServer, EvidenceSource) {
            let authority = TestAuthority()
            let server = try await LoopbackServer.start(.tls(authority.identity(for: ["good.test"])), [path: behaviour])
            var settings = NetworkSettings()
            settings.connectTo = try [#require(ConnectTo("good.test:443:127.0.0.1:\(server.port)"))]
            settings.trustedRoots = authority.rootPEM
            return (server, .network(settings))
        }

        @Test func `reads the real file of a real server`() async throws {
            let (server, source) = try await Self.site(.answer(Self.file))
            let reply = try await ServedPage.serve(from: source) {
                try await $0.get("/check?subject=good.test&app=\(ServedPage.app)")
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("https://good.test\(Self.path)"))
            #expect(!reply.body.contains("app-not-listed"))
            #expect(server.requests.map(\.path) == [Self.path])
        }

        @Test func `contacts no private address`() async throws {
            let server = try await LoopbackServer.start(.plain)
            let reply = try await ServedPage.serve(from: .network(NetworkSettings())) {
                // libcurl itself gives names below localhost the address of loopback (RFC 6761, 6.3).
                try await $0.get("/check?subject=webcredentials:good.localhost:\(server.port)")
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("address-private"), "\(reply.heading)")
            #expect(server.requests.isEmpty)
        }

        @Test func `is refused while too many are under way, and those are answered`() async throws {
            let gate = Gate()
            let (_, source) = try await Self.site(.held(gate, Self.file))
            var settings = PageSettings()
            settings.limits.checks = 1
            settings.limits.waiting = 0
            let (first, second) = try await ServedPage.serve(settings, from: source) { server in
                async let first = server.get("/check?subject=good.test")
                await gate.waitUntilHeld(1)
                let second = try await server.get("/check?subject=good.test")
                gate.open()
                return (try await first, second)
            }
            #expect(first.status == 200)
            #expect(second.status == 503 && second.field("Retry-After") != nil)
            #expect(second.heading == "too many checks are under way; try again in a moment")
        }

        @Test func `is finished when the page is stopped`() async throws {
            let gate = Gate()
            let (_, source) = try await Self.site(.held(gate, Self.file))
            let reply = try await ServedPage.serve(from: source) { server in
                async let reply = server.get("/check?subject=good.test")
                await gate.waitUntilHeld(1)
                server.service.stop()
                gate.open()
                return try await reply
            }
            #expect(reply.status == 200)
        }
    }
#endif
