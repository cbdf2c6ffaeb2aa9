import Inputs
import AssociationModel
import Findings
import FoundationEssentials
import LocalFiles
import TestData
import Testing

@Suite struct `a symbolic link in a bundle` {
    @Test(arguments: [
        ("Info.plist", "outside.plist", "Info.plist"), ("App", String(repeating: "../", count: 32) + "bin/sh", "App"),
        ("PlugIns", "/", "PlugIns"), ("embedded.mobileprovision", "/dev/zero", "embedded.mobileprovision"),
    ])
    func `that leads out is refused by name`(name: String, target: String, path: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("<dict/>", to: "outside.plist")
        if name != "Info.plist" {
            try folder.write("<dict><key>CFBundleExecutable</key><string>App</string></dict>", to: "A.app/Info.plist")
        }
        try folder.link("A.app/" + name, to: target == "outside.plist" ? "../" + target : target)
        do throws(BundleFailure) {
            _ = try await AppBundle.read(.app, in: try LocalBundle(folder.path + "/A.app"), path: "A.app")
            Issue.record("it was read")
        } catch {
            #expect(error == BundleFailure(.leadsOut, at: folder.path + "/A.app/" + path))
        }
    }

    @Test func `that stays inside is followed`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<dict/>", to: "A.app/Versions/A/Info.plist")
        try folder.link("A.app/Info.plist", to: "Versions/A/Info.plist")
        let app = try await AppBundle.read(.app, in: try LocalBundle(folder.path + "/A.app"), path: "A.app")
        #expect(app.bundleIdentifier == nil)
    }

    @Test func `to itself counts as nothing`() async throws {
        let folder = try TemporaryFolder()
        try folder.link("A.app/Info.plist", to: "Info.plist")
        let bundle = try LocalBundle(folder.path + "/A.app")
        #expect(try await bundle.kind(of: "Info.plist") == nil)
    }

    @Test func `in place of the bundle is followed, and a neighbour with a longer name is outside`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<dict/>", to: "A.app/Info.plist")
        try folder.write("<dict/>", to: "A.app2/Info.plist")
        try folder.link("B.app", to: "A.app")
        try folder.link("A.app/Other", to: "../A.app2")
        let bundle = try LocalBundle(folder.path + "/B.app")
        #expect(try await bundle.kind(of: "Info.plist") == .file)
        await #expect(throws: BundleFailure(.leadsOut, at: folder.path + "/B.app/Other")) {
            try await bundle.kind(of: "Other")
        }
    }

    @Test func `is not all that is refused: so is what is no regular file`() async throws {
        let bundle = try LocalBundle("/dev")
        #expect(try await bundle.kind(of: "null") == .other)
        await #expect(throws: BundleFailure(.file(.notRegular), at: "/dev/zero")) {
            try await bundle.bytes(of: "zero", at: 0, count: 10)
        }
    }

    @Test func `is no bundle, nor is a file or nothing`() {
        let file = Fixture.apps + "/make.py"
        #expect(throws: BundleFailure(.file(.notRegular), at: file)) { try LocalBundle(file) }
        #expect(throws: BundleFailure(.file(.missing), at: "/none")) { try LocalBundle("/none") }
    }

    @Test func `is not in the way of reading a part of a file`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("0123456789", to: "x")
        let bundle = try LocalBundle(folder.path)
        #expect(try await bundle.bytes(of: "x", at: 3, count: 4) == Array("3456".utf8))
        #expect(try await bundle.bytes(of: "x", at: 8, count: Int.max) == Array("89".utf8))
        #expect(try await bundle.bytes(of: "x", at: Int.max, count: 4) == [])
        await #expect(throws: BundleFailure(.file(.missing), at: folder.path + "/y")) {
            try await bundle.bytes(of: "y", at: 0, count: 1)
        }
    }
}
