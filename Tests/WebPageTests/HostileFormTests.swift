#if WebPage
    import AssociatedDomains
    import TestData
    import Testing
    import TestSupport
    import WebPage

    @Suite(.timeLimit(.minutes(5))) struct `a form that is up to no good` {
        static let type = "Content-Type: multipart/form-data; boundary=xyz"
        /// What only looks like the end of the part that it is in.
        static let content = "{\"applinks\": {}}\r\n--xy\r\r\n--xyZ\r\n\r\n--\r\n-xyz--\r\n--xy\r\n--x"

        /// A body in chunks of random sizes, each of which the server gets for itself.
        static func chunked(_ body: [UInt8], by generator: inout SeededGenerator, most: Int) -> [UInt8] {
            var result: [UInt8] = []
            var rest = body[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...most, using: &generator))
                rest = rest.dropFirst(piece.count)
                result += Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + [13, 10]
            }
            return result + Array("0\r\n\r\n".utf8)
        }

        @Test(.seeded) func `is read the same in whatever pieces it comes`() async throws {
            let file = Array(Self.content.utf8)
            let body = ServedPage.form(fileName: "apple-app-site-association") + file + ServedPage.formEnd
            let (whole, pieces) = try await ServedPage.serve { page in
                let whole = try await page.send("POST", "/check", [Self.type], body: body)
                var pieces: [PageReply] = []
                for seed in 0..<20 {
                    var generator = SeededGenerator(seed: RunSeed.value &+ UInt64(seed))
                    let chunks = Self.chunked(body, by: &generator, most: seed == 0 ? 1 : 40)
                    pieces.append(
                        try await page.send("POST", "/check", [Self.type, "Transfer-Encoding: chunked"], body: chunks))
                }
                return (whole, pieces)
            }
            #expect(whole.status == 200 && whole.body.contains("apple-app-site-association:2:1"), "\(whole.heading)")
            for reply in pieces { #expect(reply.body == whole.body) }
        }

        @Test(.seeded) func `is answered, however it is broken`() async throws {
            let entitlements = Array(`an uploaded file`.entitlements.utf8)
            let body =
                ServedPage.form(app: ServedPage.app, fileName: "a.entitlements") + entitlements + ServedPage.formEnd
            try await ServedPage.serve { page in
                for seed in 0..<300 {
                    var generator = SeededGenerator(seed: RunSeed.value &+ UInt64(seed))
                    let broken = body.mutated(by: &generator, telling: Array("\r\n-;=\"\\:xyz".utf8))
                    let chunks = Self.chunked(broken, by: &generator, most: 100)
                    let reply = try await page.send(
                        "POST", "/check", [Self.type, "Transfer-Encoding: chunked"], body: chunks)
                    #expect([200, 400, 422].contains(reply.status), "\(reply.status) for seed \(seed)")
                }
            }
        }

        @Test(arguments: [
            ("<marquee>\u{202E}txt.entitlements", "&lt;marquee&gt;"),
            ("a\u{1B}[31m\u{9B}b\u{7}.entitlements", ".entitlements"),
            ("%0D%0A%22><marquee>.entitlements", "&lt;marquee&gt;.entitlements"),
            ("\u{2066}a\u{200B}b\u{FEFF}.entitlements", ".entitlements"),
            ("a\"; name=\"app", "a"), (String(repeating: "<", count: 4_000) + ".entitlements", "&lt;&lt;"),
        ])
        func `gives its file a name that acts on pages or terminals, and it is shown as text`(
            name: String, shown: String
        ) async throws {
            for (content, isNamed) in [(`an uploaded file`.entitlements, false), ("<plist><dict>", true)] {
                let (reply, lines) = try await ServedPage.serve {
                    (try await $0.upload(Array(content.utf8), named: name), $0.lines)
                }
                #expect([200, 400, 422].contains(reply.status))
                #expect(reply.body.contains(shown) || !isNamed, "\(reply.body)")
                #expect(!reply.body.contains("<marquee"))
                for scalar in "\u{202E}\u{1B}\u{9B}\u{7}\u{2066}\u{200B}\u{FEFF}\r".unicodeScalars {
                    #expect(!reply.body.unicodeScalars.contains(scalar), "\(scalar.escaped(asASCII: true))")
                }
                #expect(!lines.joined().contains("entitlements"))
            }
        }

        @Test func `fills its fields with more than they are for, and is refused`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.upload([], named: "x", app: String(repeating: "a", count: 5_000))
            }
            #expect(reply.status == 400)
            #expect(reply.heading == "the field “app” is too long")
        }

        @Test(.needsTool("unzip"), arguments: ["Bomb.ipa", "Climbing.ipa", "Linked.ipa", "Twice.ipa", "Two.ipa"])
        func `carries an archive that is a trap, and is told why it is not read`(name: String) async throws {
            let content = try Repository.bytes(of: "Fixtures/Apps/\(name)")
            let reply = try await ServedPage.serve { try await $0.upload(content, named: name) }
            #expect(reply.status == 422)
            #expect(reply.heading.hasPrefix(name), "\(reply.heading)")
        }

        @Test(.needsTool("unzip")) func `carries an archive that takes too long to read, and that is given up`()
            async throws
        {
            var settings = PageSettings()
            settings.limits.readSeconds = 0
            let content = try Repository.bytes(of: "Fixtures/Apps/Small.ipa")
            let reply = try await ServedPage.serve(settings) { try await $0.upload(content, named: "Small.ipa") }
            #expect(reply.status == 422)
            #expect(reply.heading == "reading the file takes longer than 0 seconds; use aasa check")
        }
    }
#endif
