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

    /// The filter of an app in SwiftUI whose window has a view with some modifiers.
    private static func filter(view: String, more: String = "") -> LinkFilter? {
        var code = AppCode(.none(.wholeText(SourceText("<plist/>", from: .file(path: "Info.plist")))))
        let text = """
            \(more)
            import SwiftUI
            @main struct ShopApp: App { var body: some Scene { WindowGroup { ContentView()\(view) } } }
            """
        code.add(SourceText(text, from: .file(path: "ShopApp.swift")), at: "ShopApp.swift")
        return LinkHandling(of: code).filter
    }

    private static let guarded = "guard url.host == \"a.example\" else { return }; open(url)"

    @Test(arguments: [
        ".onOpenURL { url in \(guarded) }", ".onOpenURL(perform: { url in \(guarded) })",
        ".onOpenURL { (url: URL) in \(guarded) }", ".onOpenURL { [router] url in \(guarded) }",
        ".onOpenURL(prefersInApp: true) { url in \(guarded) }",
        ".onOpenURL { if $0.host == \"a.example\" { open($0) } }",
        ".onOpenURL { url in guard url.host == \"a.example\" else { print(\"no\", url); return }; open(url) }",
        ".onOpenURL { url in guard url.absoluteString.hasPrefix(\"https://a.example/\") else { return }; open(url) }",
        ".onOpenURL { url in switch url.host { case \"a.example\": open(url) default: break } }",
        ".sheet(isPresented: $x) { Other().onOpenURL { url in \(guarded) } }",
        ".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { guard let url = $0.webpageURL, url.host == \"a.example\" else { return }; open(url) }",
    ])
    func `is known from the closure of a modifier of SwiftUI`(view: String) throws {
        let filter = try #require(Self.filter(view: view))
        #expect(filter.obstacle(host: "a.example", path: "/x") == nil)
        #expect(filter.obstacle(host: "b.example", path: "/x") != nil)
    }

    @Test func `is known of the scheme`() throws {
        let view = ".onOpenURL { url in guard url.scheme == \"shop\" else { return }; open(url) }"
        #expect(try #require(Self.filter(view: view)).obstacle(host: "a.example", path: "/x") != nil)
        #expect(Self.filter(view: view.replacing("==", with: "!=")) == nil)
    }

    @Test(arguments: [
        (".onOpenURL(perform: open)", ""), (".onOpenURL { url in open(url) }", ""),
        (".onOpenURL { _ in refresh() }", ""),
        (".onOpenURL { url in if url.host == \"a.example\" { open(url) }; track(url) }", ""),
        (".onOpenURL { url in guard url.host == \"a\\u{2E}example\" else { return }; open(url) }", ""),
        (".onOpenURL { url in \(guarded) }.onOpenURL { url in open(url) }", ""),
        (".onOpenURL { url in \(guarded) }", "import Links"), (".onOpenURL { url in \(guarded) }", "import Expo"),
        (
            ".onOpenURL { url in \(guarded) }",
            "class D: NSObject, UIWindowSceneDelegate { func scene(_ s: UIScene, continue a: NSUserActivity) { open(a) } }"
        ),
        ("\n#if DEBUG\n.onOpenURL { url in \(guarded) }\n#endif\n", ""),
        (
            ".onContinueUserActivity(\"order\") { guard let url = $0.webpageURL, url.host == \"a.example\" else { return }; open(url) }",
            ""
        ),
    ])
    func `is not known where a closure hands a link on, or something else may take it`(view: String, more: String) {
        #expect(Self.filter(view: view, more: more) == nil)
    }
}
