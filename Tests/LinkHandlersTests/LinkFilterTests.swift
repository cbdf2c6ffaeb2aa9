import Findings
import LinkHandlers
import Testing

@Suite struct `what a handler lets through` {
    private static func filter(_ body: String) -> LinkFilter? {
        var code = AppCode(.none(.wholeText(SourceText("<plist/>", from: .file(path: "Info.plist")))))
        let text = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                                 restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                    \(body)
                }
            }
            """
        code.add(SourceText(text, from: .file(path: "AppDelegate.swift")), at: "AppDelegate.swift")
        return LinkHandling(of: code).filter
    }

    private static func takes(_ body: String, _ host: String, _ path: String) -> Bool {
        filter(body)?.obstacle(host: host, path: path) == nil
    }

    /// Conditions on `url` that take a.example and no other host.
    static let hosts = [
        "url.host == \"a.example\"", "\"a.example\" == url.host", "url.host() == \"a.example\"",
        "(url.host == \"a.example\")", "[\"a.example\", \"b.example\"].contains(url.host ?? \"\")",
        "let host = url.host, host == \"a.example\" || host == \"b.example\"", "isOn, url.host == \"a.example\"",
        "url.host == \"a.example\" && url.path != \"/\"",
        "let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.host == \"a.example\"",
        "userActivity.webpageURL?.host == \"a.example\"",
    ]

    @Test(arguments: hosts) func `is known from a guard, and from an if after which nothing happens`(condition: String)
    {
        let bind = "let url = userActivity.webpageURL"
        for body in [
            "guard \(bind), \(condition) else { return false }; return open(url)",
            "guard \(bind) else { return false }; guard \(condition) else { return false }; return open(url)",
            "if \(bind), \(condition) { open(url); return true } return false",
            "if \(bind), \(condition) { open(url); return true } else { return false }",
        ] {
            #expect(Self.takes(body, "a.example", "/x"))
            #expect(!Self.takes(body, "c.example", "/x"), "\(body)")
        }
    }

    @Test func `is known of paths, from a switch too`() {
        let bind = "guard let url = userActivity.webpageURL else { return false }; "
        let prefix = bind + "guard url.path.hasPrefix(\"/shop\") || url.path == \"/a\" else { return false }; open(url)"
        #expect(Self.takes(prefix, "a.example", "/shop/1") && Self.takes(prefix, "a.example", "/a"))
        #expect(!Self.takes(prefix, "a.example", "/b"))
        let cases = bind + "switch url.path { case \"/a\", \"/b\": open(url); return true default: return false }"
        #expect(Self.takes(cases, "a.example", "/b") && !Self.takes(cases, "a.example", "/c"))
    }

    @Test(arguments: [
        "guard let url = userActivity.webpageURL, url.host == Config.host else { return false }; open(url)",
        "guard let url = userActivity.webpageURL, url.host != \"a.example\" else { return false }; open(url)",
        "guard let url = userActivity.webpageURL, url.host == \"a.example\" || isOn else { return false }; open(url)",
        "guard let url = userActivity.webpageURL, url.host == \"a.example\" else { return browse(userActivity) }; open(url)",
        "track(userActivity); guard let url = userActivity.webpageURL, url.host == \"a.example\" else { return false }; open(url)",
        "if let url = userActivity.webpageURL, url.host == \"a.example\" { open(url) } else { browse(userActivity) }",
        "if let url = userActivity.webpageURL, url.host == \"a.example\" { open(url) } return browse(userActivity)",
        "if let url = userActivity.webpageURL, url.host == \"a.example\" { open(url) } else if isOn { browse() }",
        "guard let url = other.webpageURL, url.host == \"a.example\" else { return false }; open(url)",
        "guard let url = userActivity.webpageURL, url.host?.lowercased() == \"a.example\" else { return false }; open(url)",
        "guard let url = userActivity.webpageURL else { return false }; switch url.path { case \"/a\": open(url) default: browse() }",
        "guard let url = userActivity.webpageURL else { return false }; switch url.path { case let path where isOn: open(path) default: break }",
        "guard let url = userActivity.webpageURL, url.host == \"\\(name).example\" else { return false }; open(url)",
    ])
    func `is not known from what is computed, or where another link is handled too`(body: String) {
        #expect(Self.filter(body) == nil, "\(Self.filter(body)?.conditions ?? [])")
    }
}
