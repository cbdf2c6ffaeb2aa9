import Judging
import AssociationModel
import Findings
import Inputs
import LocalFiles
import TestData
import Testing
import TextFormats

@Suite struct `the kinds of input` {
    @Test func `have keys of their own`() {
        #expect(Set(InputKinds.all.map(\.key)).count == InputKinds.all.count)
    }

    @Test(arguments: [
        ("build/Shop.app", "app-bundle"), ("Shop.APP", "app-bundle"), ("Share.appex", "app-bundle"),
        ("Shop.xcarchive", "app-bundle"), ("Shop.ipa", "app-bundle"), ("shop.zip", "app-bundle"),
        ("app.json", "expo"), ("a/app.config.json", "expo"), ("myapp.json", nil),
        ("capacitor.config.json", "capacitor"), ("config.xml", "cordova"), ("src-tauri/tauri.conf.json", "tauri"),
        ("app.config.ts", "generator-expo"), ("capacitor.config.js", "generator-capacitor"),
        ("project.yml", "xcodegen"), ("Project.swift", "generator-tuist"), ("project.swift", nil),
        ("a.mobileprovision", "profile"), ("embedded.provisionprofile", "profile"),
        ("Shop.xcodeproj", "selected-project"), ("Shop.xcodeproj/project.pbxproj", "selected-project"),
        ("Shop.xcworkspace", "workspace"), ("Shop.xcworkspace/contents.xcworkspacedata", "workspace"),
        ("a.mobileconfig", "configuration-profile"), ("Shop.entitlements", "entitlements"), ("a.plist", "entitlements"),
        ("a.xcent", "entitlements"), ("Shop.csproj", "maui"),
        (".well-known/apple-app-site-association", "file"), ("expectations.json", "expectations"),
        ("Main.storyboard", "screens"), ("View.xib", "screens"), ("device.log", "log"), ("example.com", nil), ("", nil),
    ])
    func `are known by the names of their files`(path: String, key: String?) {
        #expect(InputKinds.kind(named: path)?.key == key)
    }

    @Test(
        arguments: [
            ("a/Sign.Storyboard", .descriptors, "descriptors-interfaceBuilder"),
            ("x.XIB", .descriptors, "descriptors-interfaceBuilder"),
            ("Info.plist", .descriptors, "descriptors-propertyList"), ("a.html", .descriptors, "descriptors-html"),
            ("V.m", .descriptors, "descriptors-objectiveC"), ("V.mm", .descriptors, "descriptors-objectiveC"),
            ("V.swift", .descriptors, "descriptors-swift"), ("Project.swift", .descriptors, "descriptors-swift"),
            ("minlength: 8;", .descriptors, nil), ("swift", .descriptors, nil), ("a.txt", .descriptors, nil),
            ("", .descriptors, nil), ("é.", .descriptors, nil),
            ("Main.storyboard", .screens, "screens"), ("Sign-up.JSON", .screens, "described-screens"),
            ("app.json", .screens, "described-screens"), ("V.mm", .screens, "objective-c"),
            ("en.lproj/Main.strings", .screens, "string-tables"), ("V.swift", .screens, nil),
            ("Shop.entitlements", .screens, nil), ("V.mm", .subject, nil),
            ("Project.swift", .handlers, "tuist-handlers"), ("project.yml", .handlers, "xcodegen-handlers"),
        ] as [(String, InputUse, String?)])
    func `are told apart by what a file is given for`(path: String, use: InputUse, key: String?) {
        #expect(InputKinds.file(named: path, for: use)?.key == key)
    }

    @Test(arguments: [
        ("Apps/Small.ipa", "app-bundle"), ("Apps/Profiles/app-store.mobileprovision", "profile"),
        ("Apps/Shop.app/Info.plist", "entitlements"),
        ("Sites/shop.example.com/.well-known/apple-app-site-association", "file"),
        ("Expectations/shop.json", "expectations"),
        ("Logs/signup.log", nil),
    ])
    func `are known by the first bytes of a file whose name says nothing`(path: String, key: String?) throws {
        let start = Array(try Repository.bytes(of: "Fixtures/" + path).prefix(InputItem.startLength))
        #expect(InputKinds.kind(beginning: start)?.key == key)
    }

    @Test func `say the same whatever the file is called`() async throws {
        let bytes = try Fixture.bytes("Profiles/app-store.mobileprovision")
        let named = try await InputKinds.parts(of: InputItem(bytes, named: "a.mobileprovision"))
        let unnamed = try await InputKinds.parts(of: InputItem(bytes, named: "download"))
        #expect(named.claims.apps == unnamed.claims.apps)
        #expect(named.claims.apps.count == 1 && unnamed.claims.lists.count == 1)
    }

    @Test(arguments: [
        ("expectations.json", "this is an expectation file: use aasa test"),
        ("Main.storyboard", "these are screens: name them with --screens, or use aasa screens"),
        (
            "Project.swift",
            "this is a program and is not run here, and it names no domains in so many words; run tuist generate and check the .xcodeproj that it creates"
        ),
        (
            "Shop.xcodeproj",
            "this file cannot be read without those next to it: use aasa check Shop.xcodeproj"
        ),
        (
            "capacitor.config.json",
            "this file cannot be read without those next to it: use aasa check capacitor.config.json"
        ),
    ])
    func `that aasa check does not take are refused with what does`(name: String, message: String) async {
        let failure = await #expect(throws: InputFailure.self) {
            try await InputKinds.parts(of: InputItem([], named: name))
        }
        #expect(failure?.message.description == message)
    }

    @Test func `are all named where a file is none of them`() async {
        let failure = await #expect(throws: InputFailure.self) {
            try await InputKinds.parts(of: InputItem(Array("hello".utf8), named: "hello.txt"))
        }
        let message = failure?.message.description ?? ""
        #expect(message.hasPrefix("not an app or a project; supported are “.app”, "))
        #expect(message.contains("“.xcworkspace”") && !message.contains("capacitor.config.ts"))
    }
}
