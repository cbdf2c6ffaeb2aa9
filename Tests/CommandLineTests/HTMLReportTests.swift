import Foundation
import TestData
import Testing

@Suite struct `aasa check --format html` {
    @Test func `shows the steps as they were recorded, with the file of the server and the copy of Apple's CDN`() throws
    {
        let page = try Command(
            "check", "webcredentials:news.example.com", "--app", "7D3KX9QW2M.com.example.news", "--replay",
            "Fixtures/Recordings/cdn-behind", "--format", "html")
        #expect(page.status == 1)
        let steps = page.output.matches(of: #/<b>([a-z]+)</b> <span class="unseen">([a-z ]+):</span> ([^<]*)</#)
            .map { "\($0.1) \($0.2): \($0.3)" }
        #expect(steps.contains("declared unknown: the entitlement was named, not read from an app"))
        #expect(steps.contains("served passed: status 200, application/json, 115 bytes"))
        #expect(steps.contains { $0.hasPrefix("cdn failed: a copy of 20 hours ago") })
        #expect(page.output.contains("<b>Fix:</b> wait:"))
        for url in ["https://news.example.com/.well-known/", "https://app-site-association.cdn-apple.com/a/v1/"] {
            #expect(page.output.contains("aria-level=\"3\"><code>\(url)"))
        }
        #expect(page.output.contains("id=\"file-1-L3\"") && page.output.contains("id=\"file-2-L1\""))
    }

    @Test func `without an app lists those of the file, and has no link that only a server answers`() throws {
        let page = try Command(
            "check", "news.example.com", "--replay", "Fixtures/Recordings/cdn-behind", "--format", "html")
        #expect(page.output.contains("For webcredentials, the file lists 2 apps: is one of them yours?"))
        #expect(page.output.contains("<li><code>7D3KX9QW2M.com.example.reader</code></li>"))
        #expect(page.output.contains("Where to find the app identifier"))
        #expect(!page.output.contains("href=\"/"))
    }

    @Test func `reads the entitlement of an app, and says so`() throws {
        let page = try Command(
            "check", "Fixtures/Checks/AD701-application-identifier-missing/passes-signed/Example.app", "--site",
            "example.com=Fixtures/Sites/example.com", "--offline", "--format", "html")
        #expect(page.status == 0)
        #expect(page.output.contains(#/<b>declared</b> <span class="unseen">passed:</span> in [^<]*Example\.app/#))
        #expect(page.output.contains("<b>listed</b> <span class=\"unseen\">passed:</span>"))
    }

    @Test func `shows markup of a server as text, wherever it comes from`() throws {
        let folder = try TemporaryFolder()
        let attack = "\"><script>alert(1)</script><img src=x onerror=alert(1)>"
        let root = "https://example.com/.well-known/apple-app-site-association"
        try """
        request: \(root)
        tls-version: TLSv1.3\(attack)
        certificate-subject: CN=\(attack)
        certificate-issuer: CN=\(attack)
        certificate-from: 2026-10-01T00:00:00Z
        certificate-until: 2036-12-30T00:00:00Z
        certificate-name: \(attack)
        status: 200
        header: Content-Type: text/\(attack)
        header: Server: \(attack)

        {"\(attack.replacing("\"", with: "\\\""))": [1,],
         "webcredentials": {"apps": ["\(attack.replacing("\"", with: "\\\""))"]}}
        """.write(to: folder.appending(path: "0.http"), atomically: true, encoding: .utf8)
        for app in [[], ["--app", "7D3KX9QW2M.com.example.app"]] {
            let page = try Command(
                ["check", "webcredentials:example.com", "--replay", folder.path, "--format", "html"] + app)
            #expect(page.output.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "\(page.complaint)")
            #expect(page.output.contains("id=\"file-1-L1\""))
            #expect(!page.output.contains("<script") && !page.output.contains("<img"))
        }
    }
}
