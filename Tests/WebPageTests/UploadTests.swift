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
            #expect(reply.heading == "the association holds")
        }

        @Test(
            .needsTool("unzip"),
            arguments: [
                "Small.ipa", "Small.IPA", "Small.zip", "Small.app", "Small",
                "C:\\x\\Small.ipa", "a; filename=%22b%22.ipa",
            ])
        func `of an app is read as aasa check reads it, whatever it is called`(name: String) async throws {
            let content = try Repository.bytes(of: "Fixtures/Apps/Small.ipa")
            let reply = try await ServedPage.serve { try await $0.upload(content, named: name) }
            let list = try await AppFile(reading: "Fixtures/Apps/Small.ipa")
            #expect(reply.status == 200, "\(reply.heading)")
            #expect(!list.apps.isEmpty)
            for app in list.apps { #expect(reply.body.contains(app.raw)) }
            let place = name.split(separator: "\\").last.map { $0.replacing("%22", with: "&quot;") } ?? ""
            #expect(reply.body.contains(place + "/Payload/Small.app"), "\(reply.body)")
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

        @Test(arguments: ["device.log", "device.txt", "log"])
        func `of a log is explained, and leads to the form for a check`(name: String) async throws {
            let line = "Application with identifier \(ServedPage.app) is not associated with domain shop.example.com\n"
            let reply = try await ServedPage.serve { try await $0.upload(Array(line.utf8), named: name) }
            #expect(reply.status == 200, "\(reply.heading)")
            #expect(reply.body.contains("1 line is explained"))
            #expect(reply.body.contains("name=\"bundle\" value=\"com.example.shop\""))
        }

        @Test func `of a site that can be repaired comes with the whole repaired file, and what changes`() async throws
        {
            let file = "{\r\n  \"webcredentials\": {\"apps\": [\"\(ServedPage.app)\",]}\r\n}\r\n"
            let reply = try await ServedPage.serve {
                try await $0.upload(Array(file.utf8), named: "apple-app-site-association")
            }
            let repaired = RepairedFile(SourceText(Array(file.utf8), from: .file(path: "x"))).text
            let link = try #require(reply.body.firstMatch(of: #/href="data:application\/octet-stream,([^"]*)"/#))
            #expect(String(link.1).removingPercentEncoding == String(decoding: repaired.bytes, as: UTF8.self))
            #expect(Report(judgingFile: repaired).findings.isEmpty)
            #expect(reply.body.contains("<del>-  &quot;webcredentials"))
            #expect(reply.body.contains("<ins>+  &quot;webcredentials"))
            #expect(reply.body.contains("download=\"apple-app-site-association\""))
        }

        @Test(.needsTool("unzip"), .needsTool("python3"))
        func `of a project is searched as aasa check searches its folder, and comes with its repaired files`()
            async throws
        {
            let content = try Self.archive(
                of: "Fixtures/Checks/AD271-deploy-catch-all/fires-vercel-routes-without-filesystem/repository")
            let reply = try await ServedPage.serve { try await $0.upload(content, named: "shop.zip") }
            #expect(reply.status == 200, "\(reply.heading)")
            #expect(reply.body.contains("repository/vercel.json:11:14"), "\(reply.body)")
            #expect(reply.body.contains("download=\"vercel.json\""))
            #expect(reply.body.contains("<ins>+      &quot;headers&quot;: { &quot;Content-Type&quot;"), "\(reply.body)")
        }

        @Test(.needsTool("unzip"), .needsTool("python3"))
        func `of a folder is refused where nothing can be checked, or where it is too large`() async throws {
            let nothing = try Self.archive(of: "Tests/Page")
            let refused = try await ServedPage.serve { try await $0.upload(nothing, named: "page.zip") }
            #expect(refused.status == 422)
            #expect(refused.heading.hasPrefix("Page: nothing to check here"), "\(refused.heading)")
            var settings = PageSettings()
            settings.limits.projectBytes = 100
            let large = try await ServedPage.serve(settings) { try await $0.upload(nothing, named: "page.zip") }
            #expect(large.heading.hasPrefix("page.zip: unpacked, it has more than"), "\(large.heading)")
        }

        private static func archive(of folder: String) throws -> [UInt8] {
            let archives = try TemporaryFolder()
            let made = try ProgramRun(
                shell: #"exec python3 -m zipfile -c "$@""#, [archives / "a.zip", Repository.root.path + "/" + folder])
            try #require(made.status == 0, "\(made.complaint)")
            return Array(try Data(contentsOf: URL(filePath: archives / "a.zip")))
        }

        @Test(arguments: [
            "{}", "{\"applinks\": 7}", "{\"webcredentials\": {\"apps\": [\"7D3KX9QW2M.com.example.shop\"]}}",
        ])
        func `of a site comes with no other file where nothing can be repaired`(file: String) async throws {
            let reply = try await ServedPage.serve {
                try await $0.upload(Array(file.utf8), named: "apple-app-site-association")
            }
            #expect(reply.status == 200 && !reply.body.contains("download="))
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
            ("Shop.ipa", "PK", "Shop.ipa: unzip can't read the archive"),
            ("Shop.app", "x", "Shop.app: unzip can't read the archive: it does not begin like a zip archive"),
            ("Shop.xcodeproj", "x", "Shop.xcodeproj: this file cannot be read without those next to it"),
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

        @Test func `that is no app is taken up to 1 MB`() async throws {
            let content = [UInt8](repeating: 0x20, count: 2 << 20)
            for name in ["x.entitlements", "apple-app-site-association"] {
                let reply = try await ServedPage.serve { try await $0.upload(content, named: name) }
                #expect(reply.status == 413)
                #expect(
                    reply.heading == "\(name) is larger than 1 MB, the most that is taken of a file that is not an app")
            }
        }

        @Test func `that claims many domains makes nobody ask them`() async throws {
            let claims = (0..<101).map { "<string>applinks:host\($0).example.com</string>" }.joined()
            let content = Self.entitlements.replacing("<string>webcredentials:shop.example.com</string>", with: claims)
            let reply = try await ServedPage.serve { try await $0.upload(Array(content.utf8), named: "x.entitlements") }
            #expect(reply.status == 422)
            #expect(reply.heading.contains("it claims 101 domains, more than the 100 that this page asks"))
        }

        @Test func `that claims a domain again and again is not judged as often`() async throws {
            let claims = String(repeating: "<string>applinks:shop.example.com</string>", count: 1_001)
            let content = Self.entitlements.replacing("<string>webcredentials:shop.example.com</string>", with: claims)
            let reply = try await ServedPage.serve { try await $0.upload(Array(content.utf8), named: "x.entitlements") }
            #expect(reply.status == 422)
            #expect(reply.heading.contains("it has 1001 entries of associated domains, more than the 1000"))
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

        @Test func `that says it is too large is refused before it comes`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.send("POST", "/check", [Self.form], length: 300 << 20)
            }
            #expect(reply.status == 413)
            #expect(reply.heading == "the request is larger than 200 MB, the most that is taken here")
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

        @Test func `of another type than a form is refused`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.send("POST", "/check", ["Content-Type: text/plain"], body: [0x61])
            }
            #expect(reply.status == 415)
        }
    }
#endif
