import Foundation
import TestData
import Testing

@Suite struct `an app that claims too much` {
    @Test(arguments: [(10_000, Int32(0)), (10_001, 66)])
    func `is refused beyond ten thousand domains, and the limit is said`(count: Int, status: Int32) throws {
        let domains = String(repeating: "<string>webcredentials:example.com</string>", count: count)
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
            <array>\(domains)</array></dict></plist>
            """, to: "Shop.entitlements")
        let command = try Command("init", path, "--app", "7D3KX9QW2M.com.example.app")
        #expect(command.status == status)
        let sentence = "the file claims 10001 domains, more than the 10000 that are checked at once"
        #expect(command.complaint.contains(sentence) == (status == 66))
    }
}

@Suite struct `aasa check of an app` {
    static let site = ["--site", "shop.example.com=Fixtures/Sites/shop.example.com", "--offline"]

    @Test func `answers offline for each association of the app and of what is inside it`() throws {
        let command = try Command(["check", "Fixtures/Apps/Shop.app"] + Self.site)
        #expect(command.status == 1)
        #expect(command.complaint.isEmpty)
        let table = command.output.split(separator: "\n").filter { $0.hasPrefix("!") || $0.hasPrefix("✗") }
        #expect(table.count == 4)
        // The app's own association holds, but the finding about its App Clip is an error of the same app.
        #expect(table.contains { $0.hasPrefix("! applinks:shop.example.com ") && $0.contains("com.example.shop ") })
        #expect(table.contains { $0.hasPrefix("✗ appclips:shop.example.com ") && $0.contains("com.example.shop.Clip") })
        #expect(table.contains { $0.hasPrefix("✗ webcredentials:") && $0.contains("watchkitapp.extension") })
        // App Clip and app do not both claim the domain; AuthenticationServices is linked strongly for iOS 11.
        #expect(command.output.contains("error[AD710]:"))
        #expect(command.output.contains("warning[AD720]:"))
        // Its profile is for development: no word about developer mode.
        #expect(!command.output.contains("AD127"))
        #expect(!command.output.contains("AD128"))
    }

    @Test func `is 0 where all associations hold`() throws {
        let command = try Command(
            ["check", "Fixtures/Checks/AD701-application-identifier-missing/passes-signed/Example.app"]
                + ["--site", "example.com=Fixtures/Sites/example.com", "--offline"])
        #expect(command.status == 0)
        #expect(command.output.contains("is associated with 7D3KX9QW2M.com.example.app"))
    }

    @Test func `says in JSON from which file each association comes`() throws {
        let command = try Command(
            ["check", "Fixtures/Apps/Shop.app", "webcredentials:a.test", "--format", "json"] + Self.site)
        let report = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
        let associations = try #require(report?["associations"] as? [[String: Any]])
        let sources = associations.map { $0["source"] as? String }
        #expect(
            sources == [
                "Fixtures/Apps/Shop.app/Shop", "Fixtures/Apps/Shop.app/Shop",
                "Fixtures/Apps/Shop.app/AppClips/Clip.app/Clip",
                "Fixtures/Apps/Shop.app/Watch/Watch.app/PlugIns/Watch Extension.appex/Watch Extension", nil,
            ])
        #expect(associations[4]["source"] is NSNull)
    }

    @Test(.needsTool("unzip"), arguments: ["Fixtures/Apps/Small.ipa", "Fixtures/Apps/Small.xcarchive"])
    func `finds in packages and archives the star that a re-sign left`(path: String) throws {
        let command = try Command("check", path, "--offline")
        #expect(command.status == 1)
        #expect(command.output.contains("error[AD155]:"))
    }

    @Test func `of a project checks each configuration under its own identifier`() throws {
        let all = try Command(["check", "Fixtures/Apps/Project/Shop.xcodeproj"] + Self.site)
        #expect(all.complaint.isEmpty)
        #expect(all.output.contains("✓ webcredentials:shop.example.com"))
        #expect(all.output.contains("warning[AD790]:"))
        #expect(all.output.contains("warning[AD791]:"))
        let one = try Command(
            ["check", "Fixtures/Apps/Project/Shop.xcodeproj", "--target", "Shop", "--configuration", "Release"]
                + Self.site)
        #expect(one.complaint.isEmpty)
        #expect(one.output.contains("✓ webcredentials:shop.example.com is associated with 7D3KX9QW2M.com.example.shop"))
        #expect(!one.output.contains("AD791"))
    }

    @Test(arguments: [
        (["--target", "Nothing"], "the project has no app, App Clip or extension target “Nothing”"),
        (["--target", "Shop", "--configuration", "Beta"], "has no configuration “Beta”; it has “Debug” and “Release”"),
        (["--target", "Shop Clip"], "CODE_SIGN_ENTITLEMENTS of the target “Shop Clip”"),
    ])
    func `is 66 for a target that is not there or cannot be looked at`(options: [String], sentence: String) throws {
        let command = try Command(["check", "Fixtures/Apps/Project/Shop.xcodeproj", "--offline"] + options)
        #expect(command.status == 66)
        #expect(command.complaint.contains(sentence))
    }

    @Test func `compares a signed app with its project, and points at both`() throws {
        let folder = "Fixtures/Checks/AD706-entitlements-differ-from-source/fires-nearest-configuration"
        let site = ["--site", "example.com=Fixtures/Sites/example.com", "--offline"]
        let both = try Command(["check", "\(folder)/Example.app", "\(folder)/Example.xcodeproj"] + site)
        #expect(both.status == 1)
        #expect(
            both.output.contains("error[AD706]: the app is signed without “applinks:example.com”, which the target"))
        #expect(both.output.contains("\(folder)/Example.app/Example:7:7"))
        #expect(both.output.contains("\(folder)/Example.entitlements:8:11"))
        let debug = try Command(
            ["check", "\(folder)/Example.app", "\(folder)/Example.xcodeproj", "--configuration", "Debug"] + site)
        #expect(debug.output.contains("error[AD706]: the app is signed with “webcredentials:example.com”"))
        let alone = try Command(["check", "\(folder)/Example.app"] + site)
        #expect(!alone.output.contains("[AD706]"))
    }

    @Test func `finds an identifier that no configuration builds, among those that were asked about`() throws {
        let folder = "Fixtures/Checks/AD703-identifiers-disagree/passes-project-debug-suffix"
        let release = try Command(
            [
                "check", "\(folder)/Example.app", "\(folder)/Example.xcodeproj", "--configuration", "Release",
                "--offline",
            ])
        #expect(release.output.contains("error[AD703]: the app is “com.example.app.debug”"))
        let all = try Command(["check", "\(folder)/Example.app", "\(folder)/Example.xcodeproj", "--offline"])
        #expect(!all.output.contains("error[AD703]"))
    }

    @Test(arguments: [
        ("app.config.js", "npx expo config --json"), ("app.config.ts", "npx expo config --json"),
        ("capacitor.config.ts", "ios/App/App.xcodeproj"), ("project.yml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
    ])
    func `is 66 for what another tool makes a project from, and says how`(name: String, advice: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("# expo, capacitor, ProjectDescription\ntargets: {}\n", to: name)
        let command = try Command("check", path, "--offline")
        #expect(command.status == 66)
        #expect(command.output.isEmpty)
        #expect(command.complaint.contains("\(name): this is"))
        #expect(command.complaint.contains(advice))
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["app.config.ts", "project.yml"])
    func `is 66 for another file of such a name, and does not name the tool's way`(name: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("services: {}\n", to: name)
        let command = try Command("check", path, "--offline")
        #expect(command.status == 66)
        #expect(command.complaint.contains("this one has nothing of it"))
    }

    @Test func `is 66 at once for a package that does not begin as an archive`() throws {
        let command = try Command("check", "Fixtures/Apps/../Apps/NoArchive.ipa", "--offline")
        #expect(command.status == 66)
        #expect(command.complaint.contains("it does not begin like a zip archive"))
    }

    @Test func `takes the app of a profile for the domains named beside it`() throws {
        let command = try Command(
            ["check", "Fixtures/Apps/Profiles/app-store.mobileprovision", "webcredentials:shop.example.com"] + Self.site
        )
        #expect(
            command.output.contains("✓ webcredentials:shop.example.com is associated with 7D3KX9QW2M.com.example.shop"))
    }

    static let packages = [
        ("Fixtures/Apps/Bomb.ipa", "Payload/Bomb.app/Info.plist"), ("Fixtures/Apps/Climbing.ipa", "Climbing.ipa"),
        ("Fixtures/Apps/Two.ipa", "it contains several apps"),
    ]

    @Test(.needsTool("unzip"), arguments: packages)
    func `is 66 for a package that cannot be read, with one sentence`(path: String, sentence: String) throws {
        try expectUnreadable(path, sentence)
    }

    @Test(arguments: [
        ("missing.ipa", "missing.ipa: no such file"),
        ("no/such.app", "no/such.app: no such file"), ("LICENSE", "not an app or a project"),
        ("Fixtures/Apps/Executables/../Shop.app/Shop", "not an app or a project"),
    ])
    func `is 66 for what cannot be read, with one sentence`(path: String, sentence: String) throws {
        try expectUnreadable(path, sentence)
    }

    private func expectUnreadable(_ path: String, _ sentence: String) throws {
        let command = try Command("check", path, "--offline")
        #expect(command.status == 66)
        #expect(command.output.isEmpty)
        #expect(command.complaint.contains(sentence))
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test func `is 66 for an app whose executable is cut off`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copy(Command.root.appending(path: "Fixtures/Apps/Mac.app"), to: "Mac.app")
        let executable = folder.appending(path: "Mac.app/Contents/MacOS/Mac")
        try Data(contentsOf: executable).prefix(300).write(to: executable)
        let command = try Command("check", app, "--offline")
        #expect(command.status == 66)
        #expect(command.complaint.contains(executable.path))
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test func `is 64 for a target without a project`() throws {
        #expect(try Command("check", "Fixtures/Apps/Shop.app", "--target", "Shop").status == 64)
    }
}
