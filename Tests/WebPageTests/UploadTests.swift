#if WebPage
    import AssociatedDomains
    import Foundation
    import TestData
    import Testing
    import WebPage

    @Suite struct `an uploaded file` {
        static let entitlements = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>
            <string>webcredentials:shop.example.com</string></array></dict></plist>
            """

        @Test func `of entitlements is checked against the sites that it names`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.upload(Array(Self.entitlements.utf8), named: "Shop.entitlements", app: ServedPage.app)
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("webcredentials:shop.example.com"))
            #expect(reply.body.contains("accepted"), "\(reply.heading)")
        }

        @Test func `of a site is judged by itself, with the line and column of what is wrong`() async throws {
            let file = "{\"webcredentials\": {\"apps\": [\"\(ServedPage.app)\",]}}"
            let reply = try await ServedPage.serve {
                try await $0.upload(Array(file.utf8), named: "apple-app-site-association")
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("json-trailing-comma"))
            #expect(reply.body.contains("<code>apple-app-site-association:1:59</code>"), "\(reply.body)")
        }

        @Test func `of a site is not read beyond what Apple reads`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.upload([UInt8](repeating: 0x20, count: 1 << 20), named: "apple-app-site-association")
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("body-too-large"), "\(reply.heading)")
        }

        @Test func `shows the markup in its name and content as text`() async throws {
            let name = "<img src=x onerror=alert(1)>.entitlements"
            let content = Self.entitlements.replacing("webcredentials:shop.example.com", with: "x:&lt;script>alert(1)")
            let reply = try await ServedPage.serve { try await $0.upload(Array(content.utf8), named: name) }
            #expect(reply.body.contains("&lt;script&gt;alert(1)"))
            #expect(reply.body.contains("&lt;img src=x onerror=alert(1)&gt;.entitlements"))
            #expect(!reply.body.contains("<script>") && !reply.body.contains("<img"))
        }

        @Test(arguments: [
            ("Shop.ipa", "PK", "Shop.ipa: this page reads no apps and no projects: use aasa check Shop.ipa"),
            ("Shop.entitlements", "nothing", "Shop.entitlements"),
            ("app.config.ts", "", "app.config.ts: this is a program"),
            ("../../etc/passwd.plist", "x", "passwd.plist"), ("", "x", "choose a file"),
        ])
        func `is refused with the reason where it cannot be read`(name: String, content: String, told: String)
            async throws
        {
            let reply = try await ServedPage.serve { try await $0.upload(Array(content.utf8), named: name) }
            #expect([400, 422].contains(reply.status))
            #expect(reply.heading.hasPrefix(told), "\(reply.heading)")
        }

        @Test func `that claims many domains makes nobody ask them`() async throws {
            let claims = (0..<101).map { "<string>applinks:host\($0).example.com</string>" }.joined()
            let content = Self.entitlements.replacing("<string>webcredentials:shop.example.com</string>", with: claims)
            let reply = try await ServedPage.serve { try await $0.upload(Array(content.utf8), named: "x.entitlements") }
            #expect(reply.status == 422)
            #expect(reply.heading.contains("it claims 101 domains, more than the 100 that this page asks"))
        }

        @Test(arguments: [
            "", "--xyz", "--xyz\r\n\r\nx", "--xyz--", "xyz", "--xyz\r\n\r\n\r\n--xyz",
            "--xyz\r\nContent-Disposition: form-data\r\n\r\n\r\n--xyz--\r\n",
            String(repeating: "--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n", count: 21) + "--xyz--",
        ])
        func `in a form that is broken is refused`(body: String) async throws {
            let reply = try await ServedPage.serve {
                try await $0.send(
                    "POST", "/check", ["Content-Type: multipart/form-data; boundary=\"xyz\""], body: Array(body.utf8))
            }
            #expect(reply.status == 400, "\(reply.heading)")
        }
    }

    @Suite struct `a body` {
        static let form = "Content-Type: multipart/form-data; boundary=xyz"

        static func settings(_ adjust: (inout PageSettings.Limits) -> Void) -> PageSettings {
            var settings = PageSettings()
            adjust(&settings.limits)
            return settings
        }

        @Test func `that says it is too large is refused before it comes`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.send("POST", "/check", [Self.form], length: 300 << 20)
            }
            #expect(reply.status == 413)
            #expect(reply.heading == "the request is larger than 16 MB, the most that is taken here")
        }

        @Test func `that nobody expects ends the connection`() async throws {
            let (reply, fine) = try await ServedPage.serve {
                (try await $0.send("GET", "/", ["Content-Length: 1"], body: [0x61]), try await $0.get("/"))
            }
            #expect(reply.status == 200 && reply.field("Connection") == "close")
            #expect(fine.field("Connection") == nil)
        }

        @Test func `that turns out to be too large is refused`() async throws {
            let chunk = Array("400\r\n".utf8) + [UInt8](repeating: 0x61, count: 1_024) + Array("\r\n".utf8)
            let body = Array((0..<65).map { _ in chunk }.joined()) + Array("0\r\n\r\n".utf8)
            let reply = try await ServedPage.serve {
                try await $0.send(
                    "POST", "/api/check", ["Content-Type: application/json", "Transfer-Encoding: chunked"], body: body)
            }
            #expect(reply.status == 413)
            #expect(reply.body.contains("the request is larger than 64 KB"))
        }

        @Test func `that does not come in time is refused`() async throws {
            let reply = try await ServedPage.serve(Self.settings { $0.bodySeconds = 0 }) {
                try await $0.send("POST", "/check", [Self.form], body: [0x61], length: 10)
            }
            #expect(reply.status == 408)
        }

        @Test func `of another type than a form is refused`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.send("POST", "/check", ["Content-Type: text/plain"], body: [0x61])
            }
            #expect(reply.status == 415)
        }
    }
#endif
