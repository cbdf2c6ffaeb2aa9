import Inputs
import AssociationModel
import Findings
import LocalFiles
import Testing
import TextFormats

@Suite struct `a built app` {
    static func app(_ name: String, as form: AppBundle.Form) async throws -> App {
        try await AppBundle.read(form, in: try LocalBundle(Fixture.apps + "/" + name), path: name)
    }

    @Test func `has its identity, its profile and the entitlements that it was signed with`() async throws {
        let app = try await Self.app("Shop.app", as: .app)
        #expect(app.kind == .application)
        #expect(app.path == "Shop.app")
        #expect(app.bundleIdentifier?.string == "com.example.shop")
        #expect(app.info.version?.string == "2.1")
        #expect(app.info.build?.string == "417")
        #expect(app.info.minimumSystem?.string == "11.0")
        #expect(app.info.platforms.map(\.string) == ["iPhoneOS"])
        #expect(app.profile?.kind == .development)
        #expect(app.executable?.path == "Shop.app/Shop")
        #expect(app.signature?.identifier == "com.example.shop")
        #expect(app.entitlements?.allowsDebugging == true)
        #expect(
            app.entitlements?.associatedDomains?.texts == [
                "applinks:shop.example.com", "webcredentials:shop.example.com?mode=developer",
            ])
        let link = app.executable?.mainSlice?.link(toFramework: "AuthenticationServices")
        #expect(link?.strength == .strong)
        #expect(app.executable?.mainSlice?.target?.minimumSystem == SystemVersion(11))
    }

    @Test func `has its App Clip, extensions and watch app inside, and theirs inside them`() async throws {
        let app = try await Self.app("Shop.app", as: .app)
        #expect(app.all.map(\.kind) == [.application, .appClip, .appExtension, .watchApp, .appExtension])
        #expect(
            app.all.map(\.path) == [
                "Shop.app", "Shop.app/AppClips/Clip.app", "Shop.app/PlugIns/Share.appex", "Shop.app/Watch/Watch.app",
                "Shop.app/Watch/Watch.app/PlugIns/Watch Extension.appex",
            ])
        let clip = app.nested[0]
        #expect(clip.info.describesAppClip)
        #expect(clip.entitlements?.parentApplicationIdentifiers.map(\.string) == ["7D3KX9QW2M.com.example.shop"])
        #expect(clip.entitlements?.associatedDomains?.texts == ["appclips:shop.example.com"])
        #expect(clip.profile == nil)
        #expect(app.nested[1].info.extensionPoint?.string == "com.apple.share-services")
        #expect(app.nested[1].entitlements?.associatedDomains == nil)
        #expect(app.nested[2].executable?.mainSlice?.architecture == "arm64_32")
        #expect(app.nested[2].executable?.mainSlice?.target?.platform == .watchOS)
        #expect(app.all[4].entitlements?.associatedDomains?.texts == ["webcredentials:shop.example.com"])
    }

    @Test func `of the Mac is read from its Contents`() async throws {
        let app = try await Self.app("Mac.app", as: .app)
        #expect(app.executable?.path == "Mac.app/Contents/MacOS/Mac")
        #expect(app.profile?.kind == .developerID)
        #expect(app.entitlements?.applicationIdentifier?.string == "7D3KX9QW2M.com.example.mac")
        #expect(app.info.minimumSystem?.string == "10.15.7")
        #expect(app.info.minimumSystem?.place.position?.line ?? 0 > 1)
        #expect(app.executable?.slices.first?.target?.minimumSystem == SystemVersion(10, 15, 7))
    }

    @Test(arguments: [("Mac.app", AppBundle.Form.app), ("Mac.xcarchive", .archive)])
    func `of the Mac has its extensions and login items inside`(name: String, form: AppBundle.Form) async throws {
        let app = try await Self.app(name, as: form)
        let base = form == .app ? name : name + "/Products/Applications/Mac.app"
        #expect(
            app.all.map(\.path) == [
                base, base + "/Contents/PlugIns/Plug.appex", base + "/Contents/Library/LoginItems/Helper.app",
            ])
        #expect(app.all.map(\.kind) == [.application, .appExtension, .application])
        #expect(app.nested[1].entitlements?.associatedDomains?.texts == ["webcredentials:helper.example.com"])
        #expect(app.nested[1].identifier?.raw == "7D3KX9QW2M.com.example.mac.Helper")
    }

    @Test func `in an archive of Xcode is the one that the archive names`() async throws {
        let app = try await Self.app("Small.xcarchive", as: .archive)
        #expect(app.path == "Small.xcarchive/Products/Applications/Small.app")
        #expect(app.bundleIdentifier?.string == "com.example.small")
    }

    @Test(arguments: [
        ("Shop.app", AppBundle.Form.app), ("x/Share.APPEX/", .app), ("A.xcarchive", .archive), ("A b.ipa", .package),
        ("Shop.app.ZIP", .zip),
    ])
    func `is known by its extension`(path: String, form: AppBundle.Form) {
        #expect(AppBundle.Form(path: path) == form)
    }

    @Test(arguments: ["app", "x.app/", "x.zipx", "x.app/Info.plist", "", "/"])
    func `is not what only looks like one`(path: String) {
        #expect(AppBundle.Form(path: path) == (path == "x.app/" || path == "app" ? .app : nil))
    }
}

@Suite struct `a bundle that is no app, or a hostile one` {
    static let info = Array("<dict><key>CFBundleExecutable</key><string>App</string></dict>".utf8)

    static func info(executable: String) -> [UInt8] {
        Array("<dict><key>CFBundleExecutable</key><string>\(executable)</string></dict>".utf8)
    }

    @Test(
        arguments: [
            ([:], BundleFailure(.lacks(.infoPlist), at: "A.app")),
            (["Info.plist": Array("<array/>".utf8)], BundleFailure(.notDictionary("an array"), at: "A.app/Info.plist")),
            (["Info.plist": info(executable: "../App")], BundleFailure(.unsafePath("../App"), at: "A.app/Info.plist")),
            (
                ["Info.plist": info(executable: "/bin/sh")],
                BundleFailure(.unsafePath("/bin/sh"), at: "A.app/Info.plist")
            ),
            (["Info.plist": info(executable: "..")], BundleFailure(.unsafePath(".."), at: "A.app/Info.plist")),
            (["Info.plist": info(executable: "a\nb")], BundleFailure(.unsafePath("a\nb"), at: "A.app/Info.plist")),
            (
                ["Info.plist": info, "App": Array("#!/bin/sh".utf8)],
                BundleFailure(.executable(.notExecutable), at: "A.app/App")
            ),
            (
                ["Info.plist": info, "embedded.mobileprovision": Array("text".utf8)],
                BundleFailure(.notSigned, at: "A.app/embedded.mobileprovision")
            ),
            (
                ["Info.plist": info, "PlugIns/X.appex/x": []],
                BundleFailure(.lacks(.infoPlist), at: "A.app/PlugIns/X.appex")
            ),
        ] as [([String: [UInt8]], BundleFailure)])
    func `is refused with the file and the reason`(files: [String: [UInt8]], failure: BundleFailure) async {
        await expect(failure, files, .app, "A.app")
    }

    @Test(
        arguments: [
            ([:], BundleFailure(.lacks(.app), at: "A.xcarchive")),
            (
                ["Info.plist": archive("../../x.app")],
                BundleFailure(.unsafePath("../../x.app"), at: "A.xcarchive/Info.plist")
            ),
            (["Info.plist": archive("Applications/No.app")], BundleFailure(.lacks(.app), at: "A.xcarchive")),
            (
                ["Products/Applications/A.app/Info.plist": info, "Products/Applications/B.app/Info.plist": info],
                BundleFailure(.several(.app, names: ["A.app", "B.app"]), at: "A.xcarchive")
            ),
        ] as [([String: [UInt8]], BundleFailure)])
    func `that is an archive is refused likewise`(files: [String: [UInt8]], failure: BundleFailure) async {
        await expect(failure, files, .archive, "A.xcarchive")
    }

    static func archive(_ path: String) -> [UInt8] {
        let application = "<dict><key>ApplicationPath</key><string>\(path)</string></dict>"
        return Array("<dict><key>ApplicationProperties</key>\(application)</dict>".utf8)
    }

    @Test(
        arguments: [
            ([:], BundleFailure(.lacks(.app), at: "A.zip")),
            (["Info.plist": info, "__MACOSX/A.app": []], BundleFailure(.lacks(.app), at: "A.zip")),
            (
                ["A.app/Info.plist": info, "B.xcarchive/x": []],
                BundleFailure(.several(.app, names: ["A.app", "B.xcarchive"]), at: "A.zip")
            ),
            (
                ["A.xcarchive/Info.plist": archive("../x.app")],
                BundleFailure(.unsafePath("../x.app"), at: "A.zip/A.xcarchive/Info.plist")
            ),
        ] as [([String: [UInt8]], BundleFailure)])
    func `that is a zip archive is refused likewise`(files: [String: [UInt8]], failure: BundleFailure) async {
        await expect(failure, files, .zip, "A.zip")
    }

    @Test(arguments: [
        ("", "Payload/A.app"), ("A.app", "A.app"), ("A.xcarchive", "A.xcarchive/Products/Applications/A.app"),
        ("", "Products/Applications/A.app"),
    ])
    func `is found in a zip archive wherever tools put it`(beside: String, place: String) async throws {
        var files = [place + "/Info.plist": Self.info, "__MACOSX/._A.app": [], ".DS_Store": []]
        if beside.hasSuffix("archive") {
            files[beside + "/Info.plist"] = Self.archive("Applications/A.app")
        }
        let app = try await AppBundle.read(.zip, in: MemoryBundle(files: files), path: "x.zip")
        #expect(app.path == "x.zip/" + place)
    }

    @Test func `has no executable where the file is not there, and is read`() async throws {
        let app = try await AppBundle.read(.app, in: MemoryBundle(files: ["Info.plist": Self.info]), path: "A.app")
        #expect(app.executable == nil)
        #expect(app.info.executable?.string == "App")
    }

    @Test func `is refused where bundles nest without end, or there are too many`() async {
        var deep: [String: [UInt8]] = [:]
        var path = ""
        for _ in 0..<50 {
            deep[path + "Info.plist"] = Self.info
            path += "PlugIns/X.appex/"
        }
        let place = "A.app" + String(repeating: "/PlugIns/X.appex", count: 5)
        await expect(BundleFailure(.tooManyParts(limit: 200), at: place), deep, .app, "A.app")
        var wide = ["Info.plist": Self.info]
        for index in 0..<300 { wide["PlugIns/\(index + 1000).appex/Info.plist"] = Self.info }
        let last = "A.app/PlugIns/1199.appex"
        await expect(BundleFailure(.tooManyParts(limit: 200), at: last), wide, .app, "A.app")
    }

    private func expect(
        _ failure: BundleFailure, _ files: [String: [UInt8]], _ form: AppBundle.Form, _ path: String
    ) async {
        do throws(BundleFailure) {
            _ = try await AppBundle.read(form, in: MemoryBundle(files: files), path: path)
            Issue.record("it was read")
        } catch {
            #expect(error == failure)
            #expect(!error.message.description.isEmpty)
        }
    }
}
