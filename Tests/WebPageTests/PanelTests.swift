#if WebPage
    import AssociatedDomains
    import Foundation
    import Testing
    import WebPage

    @Suite struct `the panel of links` {
        static let file = """
            {"applinks": {"details": [
              {"appIDs": ["7D3KX9QW2M.com.example.shop"], "components": [
                {"/": "/private/*", "exclude": true},
                {"/": "/buy/*"}]}]}}
            """

        static func ask(_ form: [String: String], from source: EvidenceSource = ServedPage.directory) async throws
            -> PageReply
        {
            try await ServedPage.serve(from: source) { try await $0.post("/links", form) }
        }

        @Test func `shows the app that opens a URL, and the line of the rule that decides`() async throws {
            let reply = try await Self.ask(["urls": "https://a.test/buy/42", "file": Self.file], from: .nowhere)
            #expect(reply.status == 200)
            #expect(reply.body.contains("opens in “7D3KX9QW2M.com.example.shop”</h2>"))
            #expect(reply.body.contains("<code>apple-app-site-association:4:5</code>"))
            #expect(reply.body.contains("this rule matches it"))
        }

        @Test func `shows the rule that excludes a URL, and the closest one where none matches`() async throws {
            let reply = try await Self.ask(
                ["urls": "https://a.test/private/x\r\n\r\nhttps://a.test/bye/42", "file": Self.file], from: .nowhere)
            #expect(reply.body.contains("0 of 2 links open in an app"))
            #expect(reply.body.contains("opens in the browser: a rule excludes it"))
            #expect(reply.body.contains("<code>apple-app-site-association:3:5</code>"))
            #expect(reply.body.contains("the one in line 4 comes closest"))
        }

        @Test func `fetches the file of the URL's host, and shows it, so that a change can be tried`() async throws {
            let reply = try await Self.ask(["urls": "https://shop.example.com/buy/1"])
            #expect(reply.body.contains("opens in “7D3KX9QW2M.com.example.shop”</h2>"))
            #expect(reply.body.contains("&quot;/&quot;: &quot;/buy/*&quot;"))
            #expect(reply.body.contains("name=\"fetched\" value=\"shop.example.com\""))
        }

        @Test func `decides no URL by the file that was fetched from another host, unless the domain is named`()
            async throws
        {
            let form = ["urls": "https://b.test/buy/42", "file": Self.file, "fetched": "a.test"]
            let reply = try await Self.ask(form, from: .nowhere)
            #expect(
                reply.status == 400
                    && reply.heading.hasPrefix("the file below was fetched from “a.test”: empty its field"))
            for changes in [["urls": "https://A.test/buy/42"], ["domain": "b.test"], ["fetched": ""]] {
                let form = form.merging(changes) { $1 }
                #expect(try await Self.ask(form, from: .nowhere).status == 200, "\(changes)")
            }
        }

        @Test func `decides for the named app and domain alone`() async throws {
            let form = ["urls": "https://a.test/buy/42", "file": Self.file, "app": "ABCDE12345.com.example.other"]
            let other = try await Self.ask(form, from: .nowhere)
            #expect(other.body.contains("no entry of “details” lists the app"))
            let elsewhere = try await Self.ask(
                ["urls": "https://a.test/buy/42", "file": Self.file, "domain": "https://b.test/x"], from: .nowhere)
            #expect(elsewhere.body.contains("the host of the URL is not the domain of the file"))
        }

        @Test func `shows why Apple's systems cannot read a file`() async throws {
            let reply = try await Self.ask(["urls": "https://a.test/", "file": "{\"applinks\": {,}}"], from: .nowhere)
            #expect(reply.status == 200)
            #expect(reply.body.contains("can&apos;t read the file") || reply.body.contains("can't read the file"))
            #expect(reply.body.contains("<code>apple-app-site-association:1:15</code>"))
        }

        @Test func `shows why the file of a host could not be read`() async throws {
            let reply = try await Self.ask(["urls": "https://a.test/x"], from: .nowhere)
            #expect(reply.status == 200)
            #expect(reply.body.contains("no app opens a link"))
            #expect(reply.body.contains("href=\"/check?subject=a.test&amp;service=applinks\""))
        }

        @Test(arguments: [
            (["urls": "", "domain": "a.test"], 400, "enter a URL, such as https://example.com/buy/42"),
            (["urls": String(repeating: "https://a.test/\n", count: 201)], 413, "201 URLs are more than the 200"),
            (["urls": "https://a.test/" + String(repeating: "x", count: 8_192)], 413, "a URL is longer than 8 KB"),
            (
                ["urls": "https://a.test/", "file": String(repeating: "x", count: 131_073)], 413,
                "the file is larger than the 128 KB that Apple reads"
            ),
        ])
        func `is bounded, and says by what`(form: [String: String], status: Int, told: String) async throws {
            let reply = try await Self.ask(form, from: .nowhere)
            #expect(reply.status == status)
            #expect(reply.heading.hasPrefix(told), "\(reply.heading)")
            #expect(reply.body.contains("action=\"/links\""))
        }

        @Test func `looks at fewer apps where there are many URLs, and says so`() async throws {
            let apps = (0..<1_000).map { "\"7D3KX9QW2M.com.example.a\($0)\"" }.joined(separator: ", ")
            let file = "{\"applinks\": {\"details\": [{\"appIDs\": [\(apps)], \"components\": [{\"/\": \"/x*\"}]}]}}"
            let urls = (0..<200).map { "https://a.test/\($0)" }.joined(separator: "\n")
            let reply = try await Self.ask(["urls": urls, "file": file], from: .nowhere)
            #expect(reply.body.contains("only the first 10 of the 1000 apps that the file lists were looked at"))
            #expect(reply.body.utf8.count < 3_000_000)
        }

        @Test func `keeps what was filled in as it was, so that it can be sent again`() async throws {
            let file = "{\t\r\n\"comment\": \"\u{200B}</textarea>\u{1}&é\"}"
            let reply = try await Self.ask(["urls": "https://a.test/", "file": file], from: .nowhere)
            #expect(
                reply.body.contains(
                    "\n{\t\n&quot;comment&quot;: &quot;&#8203;&lt;/textarea&gt;\\u{1}&amp;é&quot;}</textarea>"))
        }
    }

    @Suite struct `the panel of password rules` {
        static func ask(_ rules: String, _ dialect: String = "") async throws -> PageReply {
            try await ServedPage.serve { try await $0.post("/password-rules", ["rules": rules, "dialect": dialect]) }
        }

        static func passwords(in reply: PageReply) -> [String] {
            reply.body.firstMatch(of: #/<ul class="passwords">(.|\n)*?<\/ul>/#).map { list in
                String(list.0).matches(of: #/<code>(.*?)<\/code>/#).map { String($0.1) }
            } ?? []
        }

        @Test func `makes a dozen passwords that follow the rules, new ones each time`() async throws {
            let rules = "required: upper; required: digit; allowed: lower; minlength: 14; maxlength: 16;"
            let (first, second) = (try await Self.ask(rules), try await Self.ask(rules))
            let passwords = Self.passwords(in: first)
            #expect(passwords.count == 12)
            for password in passwords { #expect(PasswordDescriptor(rules).rules.accepts(password)) }
            #expect(passwords != Self.passwords(in: second))
            #expect(first.body.contains("The rules are read as they are written"))
        }

        @Test func `shows what a mistake costs, and the rules that are left`() async throws {
            let reply = try await Self.ask("required: upper; minlenght: 8;")
            #expect(reply.body.contains("Rules are lost through mistakes"))
            #expect(reply.body.contains("<code>password rules:1:18</code>"))
            #expect(reply.body.contains("None: Safari makes its usual password."))
            let partial = try await Self.ask("minlength: 8; required: [ab]; required:;")
            #expect(partial.body.contains("><code>required: [ab]; minlength: 8;</code></pre>"))
        }

        @Test func `says what Safari is expected to make`() async throws {
            let reply = try await Self.ask("maxlength: 12;")
            #expect(reply.body.contains("12 random characters, about"))
            #expect(reply.body.contains("maxlength is under 20"))
        }

        @Test func `reads the version of the language that is chosen`() async throws {
            let rules = "max-repeating: 2;"
            #expect(try await Self.ask(rules).body.contains("Rules are lost through mistakes"))
            #expect(try await !Self.ask(rules, "extended").body.contains("Rules are lost through mistakes"))
            let unknown = try await Self.ask(rules, "x")
            #expect(unknown.status == 400 && unknown.heading == "there is no dialect “x”")
        }

        @Test(arguments: [
            ("minlength: 20; maxlength: 10;", "the minimum length 20 exceeds the maximum length 10"),
            ("minlength: 257;", "can't make passwords of 257 characters; the limit is 256"),
            ("required: [a]; required: [b]; maxlength: 1;", "2 classes are required"),
        ])
        func `says why no password can follow the rules`(rules: String, told: String) async throws {
            let reply = try await Self.ask(rules)
            #expect(reply.status == 200 && reply.body.contains(told))
            #expect(Self.passwords(in: reply).isEmpty)
        }

        @Test func `takes 8 KB`() async throws {
            let reply = try await Self.ask(String(repeating: "x", count: 8_193))
            #expect(reply.status == 413 && reply.heading == "the rules are longer than 8 KB")
        }
    }

    @Suite struct `the panel of logs` {
        static func ask(_ log: String, app: String = "") async throws -> PageReply {
            try await ServedPage.serve { try await $0.post("/log", ["log": log, "app": app]) }
        }

        @Test func `explains the lines that are known, by their numbers, and counts the others`() async throws {
            let known =
                "Application with identifier 7D3KX9QW2M.com.example.shop is not associated with domain shop.example.com"
            let reply = try await Self.ask("nothing\r\n\(known)\r\nnothing")
            #expect(reply.status == 200)
            #expect(reply.body.contains("1 line is explained"))
            #expect(reply.body.contains("2 of 3 lines are skipped."))
            #expect(reply.body.contains("<code>log:2:"))
            #expect(reply.body.contains("logged-app-not-associated"))
        }

        @Test func `leads to the check that would confirm what a line says`() async throws {
            let known =
                "Application with identifier 7D3KX9QW2M.com.example.shop is not associated with domain shop.example.com"
            let (reply, check) = try await ServedPage.serve { server in
                let reply = try await server.post("/log", ["log": known])
                let link = reply.body.firstMatch(of: #/href="(\/check\?[^"]*)"/#)
                let path = link.map { String($0.1).replacing("&amp;", with: "&") } ?? "/none"
                return (reply, try await server.get(path))
            }
            #expect(reply.body.contains("/check?subject=webcredentials%3Ashop.example.com&amp;app="))
            #expect(check.status == 200 && check.heading == "the association holds")
        }

        @Test func `says that nothing is known of other text`() async throws {
            let reply = try await Self.ask("nothing")
            #expect(reply.status == 200 && reply.body.contains("No line of this log is known"))
        }

        @Test func `takes 1 MB`() async throws {
            let reply = try await Self.ask(String(repeating: "x\n", count: 1 << 19) + "x")
            #expect(reply.status == 413 && reply.heading.hasPrefix("the log is larger than 1 MB"))
        }
    }

    @Suite struct `each panel` {
        static let panels = [
            ("/links", ["urls": "https://a.test/", "file": "{}", "domain": "", "app": ""]),
            ("/password-rules", ["rules": "minlength: 8;", "dialect": ""]),
            ("/log", ["log": "nothing", "app": ""]),
        ]

        @Test(arguments: panels)
        func `answers below its form, in a page or alone`(path: String, form: [String: String]) async throws {
            let (empty, page, alone, query) = try await ServedPage.serve(from: .nowhere) {
                let query = form.map {
                    "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
                }
                return (
                    try await $0.get(path), try await $0.post(path, form), try await $0.post(path + "/answer", form),
                    try await $0.get(path + "?" + query.joined(separator: "&"))
                )
            }
            #expect(empty.status == 200 && !empty.body.contains("id=\"outcome\""))
            for reply in [page, query] {
                #expect(reply.status == 200 && reply.body.contains("id=\"outcome\""))
                #expect(reply.body.contains("<form class=\"ask\" action=\"\(path)\" method=\"post\""))
            }
            #expect(alone.status == 200 && alone.body.hasPrefix("<section aria-labelledby=\"outcome\">"))
            #expect(!alone.body.contains("<form"))
            #expect(alone.field("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'")
        }

        @Test(arguments: panels)
        func `shows markup in any field as text`(path: String, form: [String: String]) async throws {
            let markup = "\"'><img src=x onerror=alert(1)></textarea><script>alert(1)</script>"
            let replies = try await ServedPage.serve(from: .nowhere) { server in
                var replies: [PageReply] = []
                for name in form.keys {
                    var form = form
                    form[name] = markup
                    replies.append(try await server.post(path, form))
                    replies.append(try await server.post(path + "/answer", form))
                }
                return replies
            }
            #expect(replies.count == 2 * form.count)
            for reply in replies {
                #expect(!reply.body.contains("<img") && !reply.body.contains("<script>"))
            }
        }

        @Test(arguments: panels)
        func `tells a refusal in a page or alone`(path: String, form: [String: String]) async throws {
            var settings = PageSettings()
            settings.limits.checks = 0
            settings.limits.waitSeconds = 0
            let (page, alone) = try await ServedPage.serve(settings, from: .nowhere) {
                (try await $0.post(path, form), try await $0.post(path + "/answer", form))
            }
            #expect(page.status == 503 && page.heading == "too many checks are under way; try again in a moment")
            #expect(alone.status == 503 && alone.body.hasPrefix("<p class=\"outcome error\">"))
            #expect(page.field("Retry-After") == "5")
        }

        @Test(arguments: panels)
        func `is asked by its own form alone`(path: String, form: [String: String]) async throws {
            let (foreign, typed, got, deleted) = try await ServedPage.serve(from: .nowhere) {
                (
                    try await $0.post(path, form, ["Origin: http://evil.test"]),
                    try await $0.send("POST", path, ["Content-Type: text/plain"], body: Array("log=x".utf8)),
                    try await $0.get(path + "/answer"), try await $0.send("DELETE", path)
                )
            }
            #expect(foreign.status == 403)
            #expect(typed.status == 415)
            #expect(got.status == 405 && got.field("Allow") == "POST")
            #expect(deleted.status == 405 && deleted.field("Allow") == "GET, HEAD, POST")
        }

        @Test func `takes no more than its form can send`() async throws {
            let reply = try await ServedPage.serve {
                try await $0.send(
                    "POST", "/password-rules", ["Content-Type: application/x-www-form-urlencoded"], length: 1 << 20)
            }
            #expect(reply.status == 413)
        }
    }
#endif
