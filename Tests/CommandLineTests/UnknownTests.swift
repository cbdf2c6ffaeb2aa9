import Foundation
import TestData
import Testing

@Suite struct `what was not looked at` {
    private static let app = "7D3KX9QW2M.com.example.shop"

    /// What can be asked in a folder with a site, entitlements, and a configuration; the exit codes with the default
    /// threshold and with `--fail-on unknown`, and what is printed.
    private static let rows: [(line: String, status: Int32, gate: Int32, says: String)] = [
        ("check shop.example.com --offline", 0, 0, "shop.example.com was not contacted"),
        ("check shop.example.com --app \(app) --offline", 0, 1, "\nthe association could not be checked: 1 warning\n"),
        ("check two.entitlements --offline", 0, 1, "\nnone of 2 associations could be checked: 2 warnings\n"),
        (
            "check two.entitlements --app \(app) --offline --site shop.example.com=shop.example.com", 0, 1,
            "\n1 of 2 associations checked, 1 could not be: 1 warning\n"
        ),
        (
            "check webcredentials:shop.example.com --app \(app) --site shop.example.com=shop.example.com", 0, 0,
            "\n1 association checked: no problems found\n"
        ),
        ("check webcredential:shop.example.com --app \(app) --offline", 1, 1, "error[AD113]"),
        ("check none.entitlements --app \(app)", 1, 1, "✗ \(app) declares no associated domain"),
        ("check none.entitlements", 1, 1, "error[AD101]"),
        (
            "check webcredentials:shop.example.com --app \(app) --offline --site shpo.example.com=other", 1, 1,
            "did you mean shop.example.com?"
        ),
        (
            "check webcredentials:blog.example.com --app \(app) --offline --site shop.example.com=shop.example.com", 1,
            1,
            "error[AD620]"
        ),
        ("check shop.example.com --app \(app) --replay other", 1, 1, "error[AD211]"),
        ("check shop.example.com --app 7d3kx9qw2m.com.example.shop", 64, 64, "write \(app)"),
        ("check shop.example.com --site https://shop.example.com=other", 64, 64, "shop.example.com"),
        ("check missing.entitlements", 66, 66, "no such file"),
        ("fetch shop.example.com --replay other", 66, 64, "there is no exchange with shop.example.com"),
        (
            "match https://shop.example.com/ --domain shop.example.com --replay other", 66, 64,
            "there is no exchange with"
        ),
        ("lint empty", 1, 1, "error[AD280]"),
        ("test empty.json", 66, 66, "no expectations"),
        ("screens other", 66, 66, "nothing to read"),
    ]

    private static let two = Self.entitlements(
        "<string>webcredentials:shop.example.com</string><string>webcredentials:blog.example.com</string>")

    private static func entitlements(_ entries: String?) -> String {
        let member = entries.map { "<key>com.apple.developer.associated-domains</key><array>\($0)</array>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(member ?? "")</dict></plist>
            """
    }

    private static func folder(_ configuration: String? = nil) throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(configuration, sites: ["shop.example.com": ConfiguredFolder.listing(app)])
        try folder.put(two, in: "two.entitlements")
        try folder.put(entitlements(nil), in: "none.entitlements")
        try folder.put("", in: "empty")
        try folder.put("{}", in: "empty.json")
        try folder.put("", in: "other/readme")
        return folder
    }

    @Test(arguments: rows.indices) func `turns no gate green`(row: Int) throws {
        let (line, status, gate, says) = Self.rows[row]
        let folder = try Self.folder()
        let run = try folder.run(line)
        #expect(run.status == status, "\(run.complaint)\(run.output)")
        #expect((run.output + run.complaint).contains(says), "\(run.complaint)\(run.output)")
        #expect(try folder.run(line + " --fail-on unknown").status == gate, "aasa \(line) --fail-on unknown")
        #expect(try folder.run(line + " --fail-on never").status == (status == 1 ? 0 : gate == 64 ? 64 : status))
    }

    @Test func `fails in JUnit and TAP where the threshold says so, and is skipped otherwise`() throws {
        let folder = try Self.folder()
        let line = "check two.entitlements --app \(Self.app) --offline --site shop.example.com=shop.example.com"
        #expect(
            try folder.run(line + " --format junit").output.contains(#"tests="3" failures="0" errors="0" skipped="1""#))
        let gate = try folder.run(line + " --fail-on unknown --format junit").output
        #expect(gate.contains(#"tests="3" failures="1" errors="0" skipped="0""#), "\(gate)")
        #expect(gate.contains(#"<failure message="blog.example.com was not contacted""#), "\(gate)")
        #expect(try folder.run(line + " --format tap").output.contains("# SKIP blog.example.com was not contacted"))
        #expect(try folder.run(line + " --fail-on unknown --format tap").output.contains("not ok 2"))
    }

    @Test func `is counted in JSON`() throws {
        let run = try Self.folder().run(
            "check two.entitlements --app \(Self.app) --offline --site shop.example.com=shop.example.com --format json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let summary = try #require(report["summary"] as? [String: Any])
        #expect(summary["associations"] as? [String: Int] == ["holds": 1, "doubtful": 0, "refused": 0, "unknown": 1])
        let apps = try #require(report["apps"] as? [[String: Any]])
        #expect(apps.count == 1 && apps[0]["headline"] as? String == "unknown")
        #expect(apps[0]["associations"] as? [Int] == [0, 1] && apps[0]["app"] as? String == Self.app)
    }

    @Test func `makes an app that claims nothing a refusal, with the line that a device logs`() throws {
        let run = try Self.folder().run("check none.entitlements --app \(Self.app) --format json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let app = try #require((report["apps"] as? [[String: Any]])?.first)
        #expect(
            app["headline"] as? String == "refused" && app["reason"] as? String == "it declares no associated domain")
        #expect((app["consoleLine"] as? String)?.contains("bundleID: com.example.shop due to error") == true)
    }

    @Test(arguments: [
        ("<key>com.apple.developer.associated-domains</key><array/>", "declares no associated domain"),
        (
            "<key>com.apple.developer.authentication-services.autofill-credential-provider</key><true/>",
            "declares no associated domain"
        ),
        (
            "<key>com.apple.developer.associated-domains</key><array><string>shop.example.com</string></array>",
            "declares no valid associated domain"
        ),
        (
            """
            <key>com.apple.developer.associated-domains</key>
            <array><string>webcredentials:https://</string><string>webcredentials:</string></array>
            """, "declares no valid associated domain"
        ),
    ])
    func `leads with the line of the device where no claim can be read`(member: String, says: String) throws {
        let folder = try Self.folder()
        try folder.put("<plist version=\"1.0\"><dict>\(member)</dict></plist>", in: "broken.entitlements")
        let run = try folder.run("check broken.entitlements --app \(Self.app) --offline")
        let lines = run.output.split(separator: "\n").filter { $0 != "The device logs:" }
        #expect(run.status == 1 && lines.first?.hasPrefix("[AutoFill] Cannot show Automatic Strong") == true)
        #expect(lines.dropFirst().first == "✗ \(Self.app) \(says)", "\(run.output)")
        #expect(run.output.components(separatedBy: "[AutoFill]").count == 2, "\(run.output)")
    }

    @Test func `is skipped for each of six claims without an app, and fails a gate`() throws {
        let folder = try Self.folder()
        let claims = (1...6).map { "<string>webcredentials:s\($0).example.com</string>" }.joined()
        try folder.put(Self.entitlements(claims), in: "six.entitlements")
        let line = "check six.entitlements --offline --format junit"
        #expect(try folder.run(line).output.contains(#"tests="7" failures="0" errors="0" skipped="6""#))
        let gate = try folder.run(line + " --fail-on unknown")
        #expect(gate.status == 1 && gate.output.contains(#"tests="7" failures="6" errors="0" skipped="0""#))
    }

    @Test func `is told of a site in the configuration that no check needs, once all of it was run`() throws {
        let folder = try Self.folder(
            """
            {"checks": [{"subject": "webcredentials:shop.example.com", "app": "\(Self.app)"}],
             "sites": {"shop.example.com": "shop.example.com", "shpo.example.com": "other"}, "fail-on": "unknown"}
            """)
        let run = try folder.run("check")
        #expect(run.status == 0 && run.output.contains("warning[AD631]"), "\(run.complaint)\(run.output)")
        #expect(try !folder.run("check webcredentials:shop.example.com --app \(Self.app)").output.contains("AD631"))
    }

    @Test func `asks first whether a typed identifier was meant, and not for one of an app`() throws {
        let folder = try Self.folder()
        let site = "--offline --site shop.example.com=shop.example.com"
        let typed = try folder.run("check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.shpo \(site)")
        #expect(
            typed.status == 1 && typed.output.contains("= help: did you mean --app \(Self.app)? Then nothing is wrong;")
        )
        try folder.put(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>application-identifier</key><string>7D3KX9QW2M.com.example.shpo</string>
            <key>com.apple.developer.associated-domains</key><array><string>webcredentials:shop.example.com</string></array>
            </dict></plist>
            """, in: "signed.entitlements")
        let signed = try folder.run("check signed.entitlements \(site)")
        #expect(signed.status == 1 && signed.output.contains("= help: change “\(Self.app)” to"), "\(signed.output)")
    }

    @Test func `includes what a URL with a port that is not a number would open`() throws {
        let folder = try Self.folder()
        try folder.put(
            #"{"applinks": {"details": [{"appIDs": ["\#(Self.app)"], "components": [{"/": "*"}]}]}}"#, in: "links.json")
        for (url, verdict) in [
            ("https://shop.example.com:foo/x", "no-match"), ("https://shop.example.com:/x", "match"),
            ("https://shop.example.com:443/x", "match"), ("https://shop.example.com:4a3/x", "no-match"),
        ] {
            #expect(try folder.run("match \(url) --file links.json").output.hasPrefix("\(verdict) "), "\(url)")
        }
    }

    @Test func `is no part of a file whose findings are expected`() throws {
        let folder = try Self.folder()
        try folder.put(#"{"webcredentials": {"apps": ["\#(Self.app)",]}}"#, in: "broken")
        try folder.put(
            #"{"files": [{"file": "broken", "finds": ["json-trailing-comma"]}, {"file": "empty", "finds": ["body-empty"]}]}"#,
            in: "met.json")
        let met = try folder.run("test met.json")
        #expect(met.status == 0 && met.output.hasSuffix("2 expectations, all met\n"), "\(met.complaint)\(met.output)")
        try folder.put(#"{"files": [{"file": "broken", "finds": []}]}"#, in: "unmet.json")
        let unmet = try folder.run("test unmet.json")
        #expect(unmet.status == 1 && unmet.output.contains("json-trailing-comma is found and not expected"))
        try folder.put(#"{"files": [{"file": "gone", "finds": ["json-trailing-coma"]}]}"#, in: "wrong.json")
        let wrong = try folder.run("test wrong.json")
        #expect(
            wrong.status == 66 && wrong.complaint.contains("did you mean “json-trailing-comma”?"), "\(wrong.complaint)")
        #expect(wrong.complaint.contains("gone: no such file"), "\(wrong.complaint)")
    }
}
