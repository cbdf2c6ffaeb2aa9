import Foundation
import TestData
import Testing

@Suite struct `aasa check of a folder` {
    private static let shop = "7D3KX9QW2M.com.example.shop"
    private static let file = ".well-known/apple-app-site-association"

    private static func entitlements(_ domains: String..., of app: String = shop) -> String {
        let domains = domains.map { "<string>\($0)</string>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>application-identifier</key><string>\(app)</string>
            <key>com.apple.developer.associated-domains</key><array>\(domains)</array>
            </dict></plist>
            """
    }

    private func shop(_ more: [String: String] = [:]) throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil)
        try folder.put(Self.entitlements("webcredentials:shop.example.com"), in: "ios/Shop.entitlements")
        for (name, text) in more { try folder.put(text, in: name) }
        return folder
    }

    @Test(arguments: ["check", "check .", "check --no-config", "check \"$PWD\"", "check ../${PWD##*/}"])
    func `takes its apps, and the only site that lists them`(command: String) throws {
        let folder = try shop(["web/\(Self.file)": ConfiguredFolder.listing(Self.shop), "Pods/x/x.entitlements": "x"])
        let run = try folder.run(command)
        #expect(run.status == 0, "\(run.output)\(run.complaint)")
        #expect(run.complaint.isEmpty)
        #expect(run.output.hasPrefix("Found in "))
        #expect(run.output.contains("web/\(Self.file), assumed to be that of shop.example.com\n"))
        #expect(run.output.contains("Pods: dependencies\n"))
        #expect(run.output.contains("✓ webcredentials:shop.example.com is associated with \(Self.shop)\n"))
    }

    /// Two apps in one project, of which the first claims a domain; each draws a screen that signs up, in its own file.
    private static let twoApps = """
        // !$*UTF8*$!
        { objects = {
            P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T1, T2, ); };
            G = {isa = PBXGroup; children = (V1, F2, ); sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F1, ); name = Shop.storyboard; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = Base.lproj/Shop.storyboard; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Other.storyboard; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = V1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
            R1 = {isa = PBXResourcesBuildPhase; files = (B1, ); }; R2 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
            T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L1; buildPhases = (R1, ); };
            T2 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; buildConfigurationList = L2; buildPhases = (R2, ); };
            PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
            PC = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = { CODE_SIGN_ENTITLEMENTS = Shop.entitlements; DEVELOPMENT_TEAM = 7D3KX9QW2M; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; }; };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
            C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { DEVELOPMENT_TEAM = 7D3KX9QW2M; PRODUCT_BUNDLE_IDENTIFIER = com.example.other; }; };
        }; rootObject = P; }
        """

    private static func signUp(_ name: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="v" customClass="\(name)" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <textField placeholder="Email" id="a"/><textField placeholder="Password" id="b"/>
        </subviews></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test(arguments: ["check . --offline", "check \"$PWD\" --offline"])
    func `looks at the screens of the app that claims passwords, and not at those of another app beside it`(
        command: String
    ) throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(Self.twoApps, in: "Shop.xcodeproj/project.pbxproj")
        try folder.put(Self.entitlements("webcredentials:shop.example.com"), in: "Shop.entitlements")
        try folder.put(Self.signUp("ShopSignUpController"), in: "Base.lproj/Shop.storyboard")
        try folder.put(Self.signUp("OtherSignUpController"), in: "Other.storyboard")
        let run = try folder.run(command)
        #expect(run.output.contains("ShopSignUpController"), "\(run.output)\(run.complaint)")
        #expect(!run.output.contains("OtherSignUpController"))
    }

    @Test func `tells programs what it found`() throws {
        let folder = try shop(["web/\(Self.file)": ConfiguredFolder.listing(Self.shop)])
        let run = try folder.run("check . --format json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let found = try #require(report["found"] as? [String: Any])
        let app = try #require((found["apps"] as? [[String: Any]])?.first)
        #expect(app["path"] as? String == "ios/Shop.entitlements" && app["name"] as? String == Self.shop)
        let site = try #require((found["sites"] as? [[String: Any]])?.first)
        #expect(site["host"] as? String == "shop.example.com" && site["hostBasis"] as? String == "assumed")
        let inputs = try #require(report["inputs"] as? [[String: Any]])
        #expect(inputs.first?["kind"] as? String == "project")
    }

    @Test func `takes a site that lacks the app where a file says whose it is`() throws {
        let folder = try shop([
            "web/\(Self.file)": ConfiguredFolder.listing("7D3KX9QW2M.com.example.other"),
            "web/CNAME": "shop.example.com\n",
        ])
        let run = try folder.run("check .")
        #expect(run.status == 1)
        #expect(run.output.contains("web/\(Self.file), for shop.example.com, by its CNAME file\n"))
        #expect(run.output.contains("error[AD601]: the file does not list “\(Self.shop)” for webcredentials"))
        try folder.put("{\"sites\": {\"shop.example.com\": \"web\"}}", in: ".aasa.json")
        try folder.put("", in: "web/CNAME")
        let configured = try folder.run("check .")
        #expect(configured.status == 1)
        #expect(configured.output.contains("for shop.example.com, by .aasa.json\n"))
    }

    @Test func `assumes the host of a CNAME file that GitHub Pages ignores`() throws {
        let folder = try shop([
            "web/\(Self.file)": ConfiguredFolder.listing(Self.shop), "web/CNAME": "shop.example.com\n",
        ])
        func publish(by step: String) throws -> String {
            try folder.put("jobs:\n  site:\n    steps:\n      \(step)\n", in: ".github/workflows/pages.yml")
            return try folder.run("check .").output
        }
        let ignored = try publish(by: "- uses: actions/deploy-pages@v4")
        #expect(ignored.contains("web/\(Self.file), assumed to be that of shop.example.com\n"), "\(ignored)")
        for step in ["- uses: peaceiris/actions-gh-pages@v4", "# - uses: actions/deploy-pages@v4"] {
            #expect(try publish(by: step).contains("web/\(Self.file), for shop.example.com, by its CNAME file\n"))
        }
    }

    @Test func `takes no site for a host of which nothing says so`() throws {
        let other = ConfiguredFolder.listing("7D3KX9QW2M.com.example.other")
        let run = try shop(["web/\(Self.file)": other]).run("check . --offline")
        #expect(run.output.contains("not used: nothing says which host it is for; --site HOST=web does\n"))
        #expect(run.output.contains("shop.example.com was not contacted"))
        let two = try shop([
            "web/\(Self.file)": ConfiguredFolder.listing(Self.shop),
            "b/\(Self.file)": ConfiguredFolder.listing(Self.shop),
        ])
        #expect(try two.run("check . --offline").output.contains("shop.example.com was not contacted"))
        let cname = try shop(["web/\(Self.file)": ConfiguredFolder.listing(Self.shop), "web/CNAME": "www.example.org"])
        let decided = try cname.run("check . --offline").output
        #expect(decided.contains("for www.example.org, by its CNAME file; no app claims it\n"))
        #expect(decided.contains("shop.example.com was not contacted"))
    }

    @Test func `lets a site stand for a host and its subdomains, not for unrelated hosts`() throws {
        for (hosts, isTaken) in [
            (["example.com", "www.example.com"], true), (["www.example.com", "app.example.com"], true),
            (["example.com", "shop.app.link"], true), (["example.com", "example.org"], false),
            (["a.co.uk", "b.co.uk"], false),
        ] {
            let folder = try ConfiguredFolder(nil)
            let text = Self.entitlements("webcredentials:\(hosts[0])", "webcredentials:\(hosts[1])")
            try folder.put(text, in: "Shop.entitlements")
            try folder.put(ConfiguredFolder.listing(Self.shop), in: "web/\(Self.file)")
            let output = try folder.run("check . --offline").output
            #expect(output.contains("assumed to be that of \(hosts[0])\n") == isTaken, "\(output)")
            #expect(output.contains("it may be for \(hosts[0]) or \(hosts[1]);") != isTaken, "\(output)")
        }
    }

    @Test func `has a part for each of several apps, of one line where all holds`() throws {
        let folder = try shop(["shop.example.com/\(Self.file)": ConfiguredFolder.listing(Self.shop)])
        let text = Self.entitlements("webcredentials:a.example.com", of: "7D3KX9QW2M.com.example.a")
        try folder.put(text, in: "a/A.entitlements")
        try folder.put("{\"webcredentials\": {\"apps\": []}}", in: "a.example.com/\(Self.file)")
        let run = try folder.run("check .")
        #expect(run.status == 1)
        #expect(run.output.contains("\n✓ \(Self.shop): its association holds\n"), "\(run.output)")
        #expect(!run.output.contains("webcredentials:shop.example.com"))
        #expect(run.output.contains("\n✗ 7D3KX9QW2M.com.example.a: the file does not list it\n"))
        #expect(run.output.contains("✗ webcredentials:a.example.com"))
    }

    @Test func `checks a site by itself where there is no app`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(ConfiguredFolder.listing(Self.shop), in: "public/\(Self.file)")
        let good = try folder.run("check")
        #expect(good.status == 0)
        #expect(good.output.contains("public/\(Self.file), lists \(Self.shop)\n"))
        try folder.put("{\"webcredentials\": {\"apps\": [\"x\"]}}", in: "public/\(Self.file)")
        #expect(try folder.run("check").status == 1)
    }

    @Test func `tests the expectations in it`() throws {
        let folder = try shop(["web/\(Self.file)": ConfiguredFolder.listing(Self.shop)])
        try folder.put(
            """
            {"associations": [{"app": "\(Self.shop)", "service": "applinks", "domain": "shop.example.com"}],
             "sites": {"shop.example.com": "../web"}}
            """, in: "ci/expectations.json")
        let run = try folder.run("check .")
        #expect(run.status == 1)
        #expect(run.output.contains("ci/expectations.json"))
        #expect(run.output.contains("✓ webcredentials:shop.example.com"))
        #expect(run.output.contains("associated applinks:shop.example.com"))
    }

    @Test func `says what it looked for where there is nothing, and what could not be read`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put("", in: "Tests/x.entitlements")
        for command in ["check", "check ."] {
            let run = try folder.run(command)
            #expect(run.status == 66)
            #expect(run.complaint.contains("nothing to check here: no app that names domains (an Xcode project"))
            #expect(run.complaint.contains("; skipped: Tests (tests)\n"))
            #expect(run.output.isEmpty)
        }
        try folder.put("{", in: "App.xcodeproj/project.pbxproj")
        #expect(try folder.run("check").status == 66)
        try folder.put(Self.entitlements("webcredentials:shop.example.com"), in: "Shop.entitlements")
        let run = try folder.run("check --offline")
        #expect(run.status == 66)
        #expect(run.complaint.contains("App.xcodeproj/project.pbxproj:1:1"))
        #expect(run.output.contains("? webcredentials:shop.example.com"))
    }

    @Test func `takes a folder named like a domain for the domain, and says how to name the folder`() throws {
        let folder = try ConfiguredFolder(nil, sites: ["shop.example.com": ConfiguredFolder.listing(Self.shop)])
        let domain = try folder.run("check shop.example.com --offline")
        #expect(domain.complaint.contains("is taken for the domain; ./shop.example.com checks the folder"))
        #expect(!domain.output.contains("Found in"))
        let project = try folder.run("check ./shop.example.com")
        #expect(project.status == 0)
        #expect(project.output.contains("Found in ./shop.example.com\n"))
    }

    @Test func `reads the literals of an XcodeGen specification, unless the project is there`() throws {
        let folder = try ConfiguredFolder(nil, sites: ["shop.example.com": ConfiguredFolder.listing(Self.shop)])
        try folder.put(
            """
            name: Shop
            options: {bundleIdPrefix: com.example}
            settings:
              base: {DEVELOPMENT_TEAM: 7D3KX9QW2M}
            targets:
              shop:
                type: application
                platform: iOS
                entitlements:
                  path: Shop.entitlements
                  properties:
                    com.apple.developer.associated-domains: ["webcredentials:shop.example.com"]
              tests: {type: bundle.unit-test}
            """, in: "project.yml")
        let run = try folder.run("check .")
        #expect(run.status == 0, "\(run.complaint)")
        #expect(run.output.contains("project.yml (xcodegen): \(Self.shop)\n"))
        #expect(run.output.contains("✓ webcredentials:shop.example.com is associated with \(Self.shop)\n"))
        #expect(run.output.contains("✓ declared  in project.yml\n"))
        try folder.put("targets: {a: {type: application}}", in: "project.yml")
        #expect(try folder.run("check project.yml").complaint.contains("no app is seen to name domains"))
    }

    @Test func `tells an entitlements file and a configuration that cannot be read`() throws {
        let folder = try shop(["Other.entitlements": "not a property list"])
        try folder.put(try folder.text(of: "Other.entitlements"), in: "below/.aasa.json")
        try folder.put("x", in: "below/Broken.entitlements")
        let below = try folder.run("check ./below")
        #expect(
            below.status == 66 && below.complaint.contains("Broken.entitlements"), "\(below.output)\(below.complaint)")
        #expect(try folder.run("check .").output.contains("skipped  Other.entitlements, below/Broken.entitlements: "))
    }

    @Test func `reads code that answers for the file`() throws {
        let folder = try shop([
            "package.json": "{\"dependencies\": {\"next\": \"15.0.0\"}}", "CNAME": "shop.example.com",
        ])
        let route = "app/.well-known/apple-app-site-association/route.ts"
        try folder.put(
            """
            export function GET() {
              return Response.json({ webcredentials: { apps: ["\(Self.shop)"] } });
            }
            """, in: route)
        let run = try folder.run("check .")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("\(route), for shop.example.com, by its CNAME file\n"))
        #expect(run.output.contains("✓ webcredentials:shop.example.com is associated with \(Self.shop)"))
        #expect(try folder.run("check . --format json").output.contains("\"basis\": \"route-handler\""))
    }

    @Test func `names the target, or the configuration, of a project in it`() throws {
        let folder = try ConfiguredFolder(nil)
        let project = Repository.root.appending(path: "Fixtures/Apps/Project").path
        #expect(try ProgramRun(shell: "cp -R '\(project)/.' '\(folder.url.path)'", []).status == 0)
        #expect(try folder.run("check . --offline --target Nothing").status == 66)
        #expect(try folder.run("check . --offline --configuration Release").output.contains("Found in this folder\n"))
    }
}
