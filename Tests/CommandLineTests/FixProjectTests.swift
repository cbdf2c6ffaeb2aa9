import Foundation
import TestData
import Testing

@Suite struct `aasa fix of a folder` {
    private static let shop = "7D3KX9QW2M.com.example.shop"
    private static let file = "web/.well-known/apple-app-site-association"

    /// An app whose entitlement has a URL, its site, which lists another app and has a comma too many, and Jekyll, which leaves
    /// the folder out.
    private func shop() throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil)
        try folder.put(
            """
            <plist version="1.0"><dict>
            <key>application-identifier</key><string>\(Self.shop)</string>
            <key>com.apple.developer.associated-domains</key>
            <array>
              <string>webcredentials:https://shop.example.com</string>
            </array>
            </dict></plist>
            """, in: "ios/Shop.entitlements")
        try folder.put("{\"webcredentials\": {\"apps\": [\"ABCDE12345.com.example.shop\",]}}", in: Self.file)
        try folder.put("shop.example.com\n", in: "web/CNAME")
        try folder.put("# our site\ntitle: Shop\ninclude: [_pages]\n", in: "web/_config.yml")
        return folder
    }

    @Test func `shows what it would do and writes nothing`() throws {
        let folder = try shop()
        let before = try folder.text(of: Self.file)
        let run = try folder.run("fix .")
        #expect(run.status == 1 && run.complaint.isEmpty)
        #expect(run.output.contains("+include: [_pages, \".well-known\"]\n"), "\(run.output)")
        #expect(run.output.contains("+  <string>webcredentials:shop.example.com</string>\n"))
        #expect(run.output.contains("nothing is written without --write\n"))
        #expect(try folder.text(of: Self.file) == before)
    }

    @Test func `writes what makes the project right, with its comments, checks it, and has nothing to do again`() throws
    {
        let folder = try shop()
        let run = try folder.run("fix . --write")
        #expect(run.status == 0, "\(run.output)\(run.complaint)")
        #expect(run.output.contains("✓ webcredentials:shop.example.com is associated with \(Self.shop)\n"))
        #expect(
            try folder.text(of: "web/_config.yml") == "# our site\ntitle: Shop\ninclude: [_pages, \".well-known\"]\n")
        let check = try folder.run("check . --offline")
        #expect(check.status == 0 && run.output.hasSuffix(check.output), "\(check.output)")
        let again = try folder.run("fix . --write --format json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any])
        #expect(again.status == 0 && (report["files"] as? [Any])?.isEmpty == true, "\(again.output)")
    }

    @Test func `is what the report of the project advises`() throws {
        let run = try shop().run("check . --offline --format json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        for name in ["deploy-drops-dot-folder", "entitlement-has-scheme", "json-trailing-comma"] {
            let finding = try #require(findings.first { $0["name"] as? String == name }, "\(run.output)")
            #expect((finding["fix"] as? [String: Any])?["command"] as? String == "aasa fix .")
        }
        let text = try shop().run("check . --offline").output
        #expect(text.contains("aasa fix .\n"), "\(text)")
    }

    @Test func `leaves what is unknown, and says what is left`() throws {
        let folder = try ConfiguredFolder(nil, sites: ["public": ConfiguredFolder.listing(Self.shop)])
        let redirects = #"{ "redirects": [{ "source": "/(.*)", "destination": "/new/$1" }] }"#
        try folder.put(redirects, in: "vercel.json")
        let run = try folder.run("fix . --write")
        #expect(run.output.contains("AD275"), "\(run.output)")
        #expect(try folder.text(of: "vercel.json").contains(#""redirects": [{ "source": "/(.*)""#))
    }

    @Test func `leaves a list with more mistakes than a parser records to people`() throws {
        let folder = try ConfiguredFolder(nil, sites: ["src": ConfiguredFolder.listing(Self.shop)])
        let assets = String(repeating: "\"a\"", count: 1000)
        let options =
            "{\"build\": {\"builder\": \"@angular/build:application\", \"options\": {\"assets\": [\(assets)]}}}"
        try folder.put(
            "{\"projects\": {\"a\": {\"sourceRoot\": \"src\", \"architect\": \(options)}}}", in: "angular.json")
        let before = try folder.text(of: "angular.json")
        let run = try folder.run("fix . --write")
        #expect([0, 1].contains(run.status), "\(run.complaint)")
        #expect(try folder.text(of: "angular.json") == before)
    }

    @Test func `says which apps it could not read`() throws {
        let folder = try shop()
        try folder.put("{", in: "other/App.xcodeproj/project.pbxproj")
        let run = try folder.run("fix . --write")
        #expect(run.status == 66)
        #expect(run.complaint.hasPrefix("aasa: other/App.xcodeproj/project.pbxproj:1:1: "), "\(run.complaint)")
        #expect(run.output.contains("repaired; written\n"))
    }

    @Test(arguments: ["fix . other", "fix example.com ."]) func `is of one folder alone`(command: String) throws {
        let run = try shop().run(command)
        #expect(run.status == 64 && run.complaint.contains("cannot be combined with other targets"))
    }

    @Test func `says what was looked for where nothing is`() throws {
        let run = try ConfiguredFolder(nil).run("fix .")
        #expect(run.status == 66 && run.complaint.hasPrefix("aasa: .: nothing to check here: "))
    }
}
