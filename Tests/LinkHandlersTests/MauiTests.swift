import Findings
import LinkHandlers
import Testing

@Suite struct `who receives a link in .NET MAUI` {
    private static let info = Place.wholeText(SourceText("<plist/>", from: .file(path: "Info.plist")))

    private static func handling(_ text: String, hasScenes: Bool = false) -> LinkHandling {
        var outline = MauiOutline()
        outline.add(SourceText(text, from: .file(path: "MauiProgram.cs")))
        return LinkHandling(
            of: outline, hasScenes ? .scenes(["SceneDelegate"], info) : .none(info),
            Report.Framework("maui", ".NET MAUI", at: info), unread: [])
    }

    private static let sceneDelegate = "class SceneDelegate : MauiUISceneDelegate { BODY }"

    @Test(arguments: [
        ("ios.ContinueUserActivity((app, activity, handler) => Open(activity));", true),
        (
            "ios.FinishedLaunching((a, b) => true).ContinueUserActivity((_, activity, _) => { Open(activity.WebPageUrl); return true; });",
            true
        ),
        ("ios.ContinueUserActivity((app, activity, handler) => false);", false),
        ("ios.ContinueUserActivity(Handle);", false), ("base.ContinueUserActivity((a, b, c) => b);", false),
        ("#if ANDROID\nios.ContinueUserActivity((app, activity, handler) => Open(activity));\n#endif", false),
        (
            "#if ANDROID\nf();\n#elif IOS\nios.ContinueUserActivity((app, activity, handler) => Open(activity));\n#endif",
            true
        ),
        ("#if IOS && DEBUG\nios.ContinueUserActivity((app, activity, handler) => Open(activity));\n#endif", false),
        (
            "public override bool ContinueUserActivity(UIApplication app, NSUserActivity activity, Handler h) { Open(activity); return base.ContinueUserActivity(app, activity, h); }",
            true
        ),
        (
            "public override bool ContinueUserActivity(UIApplication app, NSUserActivity activity, Handler h) => Open(activity);",
            true
        ),
        (
            "public override bool ContinueUserActivity(UIApplication app, NSUserActivity activity, Handler h) => base.ContinueUserActivity(app, activity, h);",
            false
        ),
        ("ios.SceneContinueUserActivity((scene, activity) => Open(activity));", false),
        ("var text = \"ios.ContinueUserActivity((app, activity, handler) => Open(activity));\";", false),
        ("// ios.ContinueUserActivity((app, activity, handler) => Open(activity));", false),
    ])
    func `is the app delegate without scenes, by an event or an override that does something with the activity`(
        text: String, isReceived: Bool
    ) {
        let handling = Self.handling(text)
        let expected = isReceived ? LinkHandling.Reception.received : .unknown
        #expect(handling.whileRunning == expected && handling.coldLaunch == expected)
        #expect(handling.lifeCycle == .appDelegate && handling.doubts.isEmpty == isReceived)
    }

    @Test func `is told of by no event that an override keeps from the framework`() {
        let event = "ios.ContinueUserActivity((app, activity, handler) => Open(activity));"
        let text = "override bool ContinueUserActivity(UIApplication app, NSUserActivity activity, Handler h) => false;"
        #expect(Self.handling(event).whileRunning == .received && Self.handling(event + text).whileRunning == .unknown)
    }

    @Test func `is not known to get the link of a launch that may be refused`() {
        let text = """
            override bool FinishedLaunching(UIApplication app, NSDictionary options) { if (isOld) return false; return true; }
            override bool ContinueUserActivity(UIApplication app, NSUserActivity activity, Handler h) => Open(activity);
            """
        let handling = Self.handling(text)
        #expect(handling.coldLaunch == .unknown && handling.whileRunning == .received)
    }

    @Test(arguments: [
        (
            "ios.SceneWillConnect((scene, session, options) => Open(options.UserActivities)); ios.SceneContinueUserActivity((scene, activity) => Open(activity));",
            true, true
        ),
        ("ios.SceneWillConnect((scene, session, options) => { Resize(scene); });", false, false),
        ("ios.SceneWillConnect((scene, session, options) => { Log(options.UrlContexts); });", false, false),
        ("ios.SceneContinueUserActivity((scene, activity) => Open(activity));", false, true),
        ("ios.ContinueUserActivity((app, activity, handler) => Open(activity));", false, false),
    ])
    func `is the scene delegate with scenes`(text: String, isReceivedAtLaunch: Bool, isReceived: Bool) {
        let handling = Self.handling(Self.sceneDelegate + text, hasScenes: true)
        #expect(handling.lifeCycle == .scenes)
        #expect(handling.coldLaunch == (isReceivedAtLaunch ? .received : .unknown))
        #expect(handling.whileRunning == (isReceived ? .received : .unknown))
    }

    @Test func `is the scene delegate's own method, unless it only calls the framework's`() {
        func launch(_ body: String) -> LinkHandling.Reception {
            let method =
                "override void WillConnect(UIScene scene, UISceneSession session, UISceneConnectionOptions options) "
            return Self.handling(Self.sceneDelegate.replacing("BODY", with: method + body), hasScenes: true).coldLaunch
        }
        #expect(launch("{ base.WillConnect(scene, session, options); Open(options.UserActivities); }") == .received)
        #expect(launch("{ base.WillConnect(scene, session, options); Resize(scene); }") == .unknown)
    }

    @Test func `is unknown where the class of the manifest was not read`() {
        #expect(
            Self.handling("ios.SceneContinueUserActivity((scene, a) => Open(a));", hasScenes: true).lifeCycle
                == .unknown)
    }
}
