import AssociatedDomains
import Testing
import WebPage

#if WebPage
    import Foundation
    import TestData

    @Suite struct `the page` {
        @Test func `has a form that needs no script, in less than 30 KB with its script`() async throws {
            let (reply, script) = try await ServedPage.serve {
                (try await $0.get("/"), try await $0.get("/page.js"))
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("<form class=\"ask one\" action=\"/check\" method=\"get\""))
            #expect(reply.body.contains("name=\"subject\"") && reply.body.contains("name=\"app\""))
            #expect(
                reply.body.matches(of: #/<script[^>]*>/#).map { $0.0 } == [#"<script src="/page.js" defer="defer">"#])
            #expect(!reply.body.contains("javascript:"))
            #expect(reply.body.utf8.count + script.body.utf8.count < 30_000)
        }

        @Test(arguments: [
            "/", "/check?subject=shop.example.com", "/explain", "/explain/redirected", "/nowhere", "/links",
            "/password-rules", "/log",
        ])
        func `loads and runs its own script alone, is in no frame, in no cache, and sets no cookie`(path: String)
            async throws
        {
            let reply = try await ServedPage.serve { try await $0.get(path) }
            let policy = try #require(reply.field("Content-Security-Policy"))
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
            #expect(policy.contains("; script-src 'self'; connect-src 'self'; "))
            #expect(!policy.contains("unsafe"))
            #expect(policy.hasSuffix("base-uri 'none'; form-action 'self'; frame-ancestors 'none'"))
            #expect(reply.field("X-Content-Type-Options") == "nosniff")
            #expect(reply.field("Cache-Control") == "no-store")
            #expect(reply.field("Set-Cookie") == nil)
        }

        @Test func `allows its style sheets by their hashes`() async throws {
            let reply = try await ServedPage.serve { try await $0.get("/") }
            let sheets = reply.body.matches(of: #/<style>([^<]*)<\/style>/#).map { String($0.1) }
            #expect(sheets.count == 2)
            let policy = try #require(reply.field("Content-Security-Policy"))
            for sheet in sheets {
                let digest = try ProgramRun(shell: "openssl dgst -sha256 -binary | base64", input: sheet).output
                #expect(
                    policy.contains("'sha256-\(digest.trimmingCharacters(in: .newlines))'"),
                    "the digest of the sheet must be \(digest)")
            }
        }

        @Test(arguments: [
            ("/", "/", "page"), ("/check?subject=shop.example.com", "/", "page"), ("/links", "/links", "page"),
            ("/password-rules", "/password-rules", "page"), ("/log", "/log", "page"), ("/explain", "/explain", "page"),
            ("/explain/redirected", "/explain", "true"),
        ])
        func `says in its navigation where one is`(path: String, current: String, kind: String) async throws {
            let reply = try await ServedPage.serve { try await $0.get(path) }
            let marks = reply.body.matches(of: #/<a href="([^"]*)" aria-current="([a-z]*)">/#)
            #expect(marks.map { "\($0.1) \($0.2)" } == ["\(current) \(kind)"])
            for target in ["/", "/links", "/password-rules", "/log", "/explain"] {
                #expect(reply.body.contains("<a href=\"\(target)\""))
            }
        }

        @Test func `shows the report that --format html makes, below the form as it was filled in`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.get("/check?subject=shop.example.com&app=\(ServedPage.app)&service=webcredentials")
            }
            #expect(reply.status == 200)
            #expect(
                reply.body.contains("value=\"shop.example.com\"") && reply.body.contains("value=\"\(ServedPage.app)\""))
            let report = try await AssociationCheck(
                "webcredentials:shop.example.com", app: ServedPage.app, from: ServedPage.directory
            ).report()
            #expect(report.associations.map(\.verdict) == [.associated])
            let again = "/check?subject=shop.example.com&app=\(ServedPage.app)&service=webcredentials"
            let sections = HTMLReport.sections(of: report, explanations: "/explain/", checks: "/check", again: again)
            for section in sections { #expect(reply.body.contains(section.markup.text), "\(section.name.text)") }
        }

        @Test func `leads from a finding to its page, and from there back to the form`() async throws {
            let (report, page) = try await ServedPage.serve { server in
                let report = try await server.get("/check?subject=shop.example.com&app=7D3KX9QW2M.com.example.other")
                let link = report.body.firstMatch(of: #/href="(\/explain\/AD[0-9]+)"/#)
                return (report, try await server.get(link.map { String($0.1) } ?? "/none"))
            }
            #expect(report.heading == "devices refuse the association")
            #expect(page.status == 200)
            #expect(page.body.contains("How to fix it") && page.body.contains("href=\"/\""))
        }

        @Test(arguments: [
            ("https://shop.example.com/path?x#y", "webcredentials:shop.example.com"),
            (" shop.example.com ", "webcredentials:shop.example.com"),
            ("applinks:shop.example.com", "applinks:shop.example.com"),
            ("shop.example.com:8443", "webcredentials:shop.example.com:8443"),
        ])
        func `takes a domain, a URL and an entitlement`(subject: String, entitlement: String) async throws {
            let text = try #require(subject.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            let reply = try await ServedPage.serve { try await $0.get("/check?subject=\(text)") }
            #expect(reply.status == 200)
            let domain = entitlement.split(separator: ":", maxSplits: 1)[1]
            #expect(reply.body.contains(String(domain)), "\(reply.heading)")
        }

        @Test(arguments: [
            ("", "", "enter a domain, such as example.com"),
            (
                "%2Fetc%2Fpasswd", "",
                "this looks like the name of a file: choose the file below, or drop it on the page"
            ),
            ("Shop.ipa", "", "this looks like the name of a file: choose the file below, or drop it on the page"),
            (
                "shop.example.com%2Fpath", "",
                "enter https://shop.example.com for the domain, or webcredentials:shop.example.com/path for the entitlement"
            ),
            ("shop.example.com&service=telnet", "", "there is no service “telnet”"),
            ("shop.example.com", "%+5x", "% 5x: an app identifier is ten letters or digits"),
            ("shop.example.com", "com.example.shop", "com.example.shop: an app identifier is ten letters or digits"),
        ])
        func `says above the form what is wrong with it`(subject: String, app: String, told: String) async throws {
            let reply = try await ServedPage.serve { try await $0.get("/check?subject=\(subject)&app=\(app)") }
            #expect(reply.status == 400)
            #expect(reply.heading.hasPrefix(told), "\(reply.heading)")
            #expect(reply.body.contains("<form class=\"ask one\""))
        }

        @Test func `tells nobody which files there are`() async throws {
            let replies = try await ServedPage.serve { server in
                var replies: [String] = []
                for path in [
                    "Package.swift", "Packages.swift", "Sources%2Faasa", "Sources%2Faasas", "Fixtures", "Fixturess",
                ] {
                    replies.append(try await server.get("/check?subject=\(path)").heading)
                }
                return replies
            }
            for pair in [0, 2, 4] { #expect(replies[pair] == replies[pair + 1].replacing("aasas", with: "aasa")) }
        }

        @Test func `says of a URL with a path which app it opens`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.get("/check?subject=https%3A%2F%2Fshop.example.com%2Fbuy%2F42&service=applinks")
            }
            #expect(reply.status == 200)
            #expect(reply.body.contains("<h2 id=\"links\">Links</h2>"))
            #expect(reply.body.contains("<code>https://shop.example.com/buy/42</code>"))
        }

        @Test func `leads from a line of a log to a form with the app that it names`() async throws {
            let line = """
                [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.shop due to error: Cannot \
                save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill \
                Passwords is enabled in Settings
                """
            let (log, check) = try await ServedPage.serve { server in
                let query = line.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                return (
                    try await server.get("/check?subject=\(query)"),
                    try await server.get(
                        "/check?subject=shop.example.com&team=&bundle=com.example.shop&service=webcredentials")
                )
            }
            #expect(log.status == 200)
            #expect(log.body.contains("<h1>What the device logged</h1>"))
            #expect(log.body.contains("name=\"bundle\" value=\"com.example.shop\""))
            #expect(log.body.contains("name=\"subject\" value=\"\" required=\"required\""))
            #expect(log.body.contains("logged-strong-password-refused") || log.body.contains("/explain/AD"))
            // The team is found in the file.
            #expect(check.status == 200 && check.body.contains("&amp;app=\(ServedPage.app)\""))
        }

        @Test func `fills the form in with the domain, the team and the bundle identifier of a line`() async throws {
            let line = "Application with identifier \(ServedPage.app) is not associated with domain shop.example.com"
            let query = line.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let reply = try await ServedPage.serve { try await $0.get("/check?subject=\(query)") }
            for (name, value) in [
                ("subject", "webcredentials:shop.example.com"), ("team", "7D3KX9QW2M"), ("bundle", "com.example.shop"),
            ] {
                #expect(reply.body.contains("name=\"\(name)\" value=\"\(value)\""), "\(name)")
            }
        }

        @Test func `answers a domain alone with how the file is served, and whom it lists`() async throws {
            let reply = try await ServedPage.serve { try await $0.get("/check?subject=shop.example.com") }
            #expect(reply.heading == "the file is served as Apple wants it")
            #expect(reply.body.contains("<h3><span class=\"mark\" aria-hidden=\"true\">✓</span>"))
            #expect(
                reply.body.contains(
                    "For webcredentials, the file lists one app: is it yours? Choose yours to check it."))
        }

        @Test func `explains each finding, and lists them all`() async throws {
            let (list, pages) = try await ServedPage.serve { server in
                var pages: [PageReply] = []
                for check in Catalog.checks.prefix(20) { pages.append(try await server.get("/explain/\(check.code)")) }
                return (try await server.get("/explain"), pages)
            }
            for check in Catalog.checks { #expect(list.body.contains("href=\"/explain/\(check.code)\"")) }
            for (check, page) in zip(Catalog.checks, pages) {
                #expect(page.status == 200 && page.body.contains("<h1>\(check.name)</h1>"))
                #expect(page.body.contains("<h2>What it finds</h2>"))
            }
        }

        @Test func `searches the texts of findings, of which all have all words`() async throws {
            let (found, topic, none, code, long) = try await ServedPage.serve { server in
                (
                    try await server.get("/explain?q=follow+redirects"), try await server.get("/explain?q=icloud"),
                    try await server.get("/explain?q=%3Cimg%3E+nowhere"), try await server.get("/explain?q=AD230"),
                    try await server.get("/explain?q=" + String(repeating: "a", count: 201))
                )
            }
            let checks = Catalog.checks(about: ["follow", "redirects"])
            #expect(checks.count > 1)
            for check in checks { #expect(found.body.contains("href=\"/explain/\(check.code)\"")) }
            #expect(found.body.contains("\(checks.count) pages have these words."))
            #expect(found.body.contains("name=\"q\" type=\"search\" value=\"follow redirects\""))
            #expect(topic.status == 200)
            #expect(none.body.contains("No page has all of these words.") && !none.body.contains("<img"))
            #expect(code.body.contains("1 page has these words.") && code.body.contains("href=\"/explain/AD230\""))
            #expect(long.status == 400)
        }

        @Test func `suggests a name for a finding that there is not`() async throws {
            let reply = try await ServedPage.serve { try await $0.get("/explain/redirectd") }
            #expect(reply.status == 404)
            #expect(reply.heading == "there is no finding “redirectd”; did you mean “redirected”?")
        }

        @Test func `answers a question about its health, and HEAD without a body`() async throws {
            let (health, head) = try await ServedPage.serve {
                (try await $0.get("/health", host: "10.1.2.3:8080"), try await $0.send("HEAD", "/"))
            }
            #expect(health.status == 200 && health.body == "ok\n")
            #expect(head.status == 200 && head.body.isEmpty)
        }

        @Test(arguments: [("DELETE", "/"), ("POST", "/explain"), ("GET", "/api/check"), ("PUT", "/check")])
        func `names the methods of a path where it refuses one`(method: String, path: String) async throws {
            let reply = try await ServedPage.serve { try await $0.send(method, path) }
            #expect(reply.status == 405)
            #expect(reply.field("Allow") != nil)
        }
    }
#else
    @Suite struct `the package trait WebPage` {
        /// Stands for the tests that are compiled only with the trait, so that a run without it counts them as skipped.
        @Test(.disabled("built without --traits WebPage")) func `has its tests run`() {}

        @Test func `is what brings the page: without it, one sentence says how to get it`() async throws {
            let page = WebPage(PageSettings(), from: .nowhere) { _ in }
            await #expect { try await page.run { _ in } } throws: { error in
                (error as? WebPage.Failure)?.message.description.contains("--traits WebPage") == true
            }
        }
    }
#endif
