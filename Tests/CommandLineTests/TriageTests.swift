import Foundation
import TestData
import Testing

@Suite struct `aasa triage` {
    static let cannotSave =
        "Cannot show Automatic Strong Passwords for app bundleID: com.example.blog due to error: Cannot save passwords "
        + "for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is enabled in "
        + "Settings"
    static let notAssociated =
        "Application with identifier 7D3KX9QW2M.com.example.shop is not associated with domain shop.example.com"
    static let shop = "shop.example.com=Fixtures/Sites/shop.example.com"
    static let blog = "blog.example.com=Fixtures/Sites/blog.example.com"

    @Test(arguments: [["triage"], ["triage", "-"]])
    func `reads standard input, and counts what it passes over on standard error`(arguments: [String]) throws {
        let noise = String(repeating: "noise\n", count: 1_204)
        let command = try Command(arguments, input: noise + Self.cannotSave + "\n" + Self.cannotSave)
        #expect(command.status == 1)
        #expect(command.output.hasPrefix("error[AD001]"))
        #expect(command.output.contains("standard input:1205:"))
        #expect(command.output.contains("logged on 2 lines"))
        #expect(command.complaint == "aasa: standard input: 2 lines explained, 1,204 skipped\n")
    }

    @Test func `names the command that confirms a line, with what has to be added`() throws {
        let open = try Command(["triage"], input: Self.cannotSave).output
        #expect(
            open.contains("aasa check DOMAIN --feature strong-passwords --app TEAMID.com.example.blog, replacing")
        )
        let team = try Command(["triage", "--team-id", "7D3KX9QW2M"], input: Self.cannotSave).output
        #expect(team.contains("--app 7D3KX9QW2M.com.example.blog, replacing DOMAIN with the domain\n"))
        let named = try Command(["triage"], input: Self.notAssociated).output
        #expect(
            named.contains("aasa check shop.example.com --feature passkeys --app 7D3KX9QW2M.com.example.shop\n"))
    }

    @Test func `--check finds the cause and tells it first`() throws {
        let command = try Command(
            ["triage", "--check", "--domain", "blog.example.com", "--team-id", "7D3KX9QW2M", "--site", Self.blog],
            input: Self.cannotSave)
        #expect(command.status == 1)
        let cause = try #require(command.output.range(of: "error[AD235]"))
        let symptom = try #require(command.output.range(of: "error[AD001]"))
        #expect(cause.lowerBound < symptom.lowerBound)
        #expect(
            command.output.contains(
                "✗ webcredentials:blog.example.com is not associated with 7D3KX9QW2M.com.example.blog"))
    }

    @Test func `--check takes app and domain from the log, and each app its own domains`() throws {
        let other =
            "Application with identifier 7D3KX9QW2M.com.example.blog is not associated with domain blog.example.com"
        let command = try Command(
            ["triage", "--check", "--format", "json", "--site", Self.shop, "--site", Self.blog],
            input: Self.notAssociated + "\n" + other)
        let report = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
        let associations = try #require(report?["associations"] as? [[String: Any]])
        #expect(associations.map { $0["domain"] as? String } == ["shop.example.com", "blog.example.com"])
        #expect(
            associations.map { $0["app"] as? String }
                == ["7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.blog"])
        #expect(associations.map { $0["verdict"] as? String } == ["associated", "not-associated"])
        let findings = try #require(report?["findings"] as? [[String: Any]])
        #expect(findings.contains { $0["name"] as? String == "logged-app-not-associated" && $0["line"] as? Int == 2 })
    }

    @Test func `--check says what it would need`() throws {
        let command = try Command(["triage", "--check", "--offline"], input: Self.cannotSave)
        #expect(command.status == 1)
        #expect(command.complaint.contains("--check: a log line names no domain; add it with --domain example.com"))
        #expect(command.complaint.contains("the Team ID of com.example.blog; add --team-id or --app"))
    }

    @Test func `tells of several logs in one report, and of one that is missing all the same`() throws {
        let folder = try TemporaryFolder()
        let logs = [
            try folder.write(Self.cannotSave, to: "one.log"),
            try folder.write("x\r\n\(Self.notAssociated)\r\n", to: "two.log"),
        ]
        let command = try Command(["triage"] + logs + ["no/such.log"])
        #expect(command.status == 66)
        #expect(command.output.contains("\(logs[0]):1:"))
        #expect(command.output.contains("\(logs[1]):2:29"))
        #expect(command.complaint.contains("no/such.log: no such file"))
    }

    @Test func `of what swcutil prints tells the apps that were named`() throws {
        let entry = { (app: String) in
            "Service: applinks\nApp ID: 7D3KX9QW2M.\(app)\nDomain: example.com\nSite/Fmwk Approval: denied\n"
        }
        let log = entry("a.b") + "--------\n" + entry("c.d")
        let all = try Command(["triage"], input: log)
        #expect(all.output.components(separatedBy: "error[AD030]").count == 3)
        let one = try Command(["triage", "--app", "7D3KX9QW2M.c.d"], input: log)
        #expect(one.output.components(separatedBy: "error[AD030]").count == 2)
        #expect(one.output.contains("applinks:example.com of 7D3KX9QW2M.c.d"))
    }

    @Test(arguments: [("warning", 1), ("error", 0), ("never", 0)] as [(String, Int32)])
    func `exits by the threshold`(threshold: String, status: Int32) throws {
        let line = Self.cannotSave.replacing("Cannot save passwords", with: "iCloud Keychain is disabled")
        #expect(try Command(["triage", "--fail-on", threshold], input: line).status == status)
    }

    @Test(arguments: [
        ["--domain", "example.com"], ["--check", "--domain", "not a host"], ["--team-id", "short"], ["-", "-"],
        ["--app", "com.example.app"],
    ])
    func `exits with 64 for wrong usage`(arguments: [String]) throws {
        #expect(try Command(["triage"] + arguments, input: "").status == 64)
    }

    @Test func `says how a log archive becomes a log`() throws {
        let parent = try TemporaryFolder(["shop.logarchive/Info.plist": ""])
        let command = try Command("triage", parent / "shop.logarchive")
        #expect(command.status == 66)
        #expect(command.complaint.contains("log show --style ndjson --archive"))
    }

    @Test func `explains why Xcode can't sign, with the names of profile and target`() throws {
        let log = """
            note: Using new build system
            error: Provisioning profile "Ad Hoc" doesn't support the Associated Domains capability. (in target 'Shop' from project 'Shop')
            error: Provisioning profile "Ad Hoc" doesn't include the com.apple.developer.associated-domains entitlement. (in target 'Shop' from project 'Shop')
            """
        let command = try Command(["triage"], input: log)
        #expect(command.status == 1)
        #expect(command.output.contains("the provisioning profile “Ad Hoc” of target “Shop” doesn't allow"))
        #expect(command.output.components(separatedBy: "error[AD050]").count == 2)
        #expect(command.complaint.contains("2 lines explained, 1 skipped"))
    }

    @Test func `finds nothing in a build log about something else`() throws {
        let log = """
            Signing Identity:     "Apple Development: A. Developer (7D3KX9QW2M)"
            Provisioning Profile: "iOS Team Provisioning Profile: com.example.shop"
            error: Provisioning profile "Ad Hoc" doesn't support the Push Notifications capability. (in target 'Shop' from project 'Shop')
            error: Signing for "Shop" requires a development team. Select a development team in the Signing & Capabilities editor.
            dyld[4711]: Library not loaded: @rpath/Alamofire.framework/Alamofire
            ERROR ITMS-90078: "Missing Push Notification Entitlement"
            GET /.well-known/webauthn 404
            """
        let command = try Command(["triage"], input: log)
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("note[AD090]"))
        #expect(command.complaint.contains("0 lines explained, 7 skipped"))
    }

    @Test func `says what is Android's, and does not fail for it`() throws {
        let command = try Command(["triage"], input: "Error: [50152] RP ID cannot be validated.")
        #expect(command.status == 0)
        #expect(command.output.contains("note[AD055]"))
        #expect(command.output.contains("assetlinks.json"))
    }

    @Test(arguments: [
        cannotSave, "> " + cannotSave, "Cannot save passwords for this app.", "> > \(cannotSave)\n> Regards",
    ])
    func `takes a line itself as an argument`(line: String) throws {
        let command = try Command(["triage", line])
        #expect(command.status == 1)
        #expect(command.output.hasPrefix("error[AD001]"))
        #expect(command.output.contains("command line:1:"))
    }

    @Test func `takes an argument that looks like a path for one, and a sentence that it does not know for a log`()
        throws
    {
        for path in ["no/such.log", "device.log", "My Logs/the log of that device"] {
            #expect(try Command(["triage", path]).status == 66, "\(path)")
        }
        let command = try Command(["triage", "The committee failed to approve the budget"])
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("note[AD090]"))
    }

    private static func entry(_ service: String, of app: String, for domain: String) -> String {
        "Service: \(service)\nApp ID: 7D3KX9QW2M.\(app)\nDomain: \(domain)\nSite/Fmwk Approval: denied\n"
            + "Last Checked: 2026-05-31 10:00:00 +0000\n--------\n"
    }

    @Test func `--check says that the device has an old copy of what holds by now`() throws {
        let log =
            Self.entry("webcredentials", of: "com.example.shop", for: "shop.example.com")
            + Self.entry("webcredentials", of: "com.example.blog", for: "blog.example.com")
        let command = try Command(["triage", "--check", "--site", Self.shop, "--site", Self.blog], input: log)
        #expect(
            command.output.contains("warning[AD036]: webcredentials:shop.example.com of 7D3KX9QW2M.com.example.shop"))
        #expect(command.output.contains("its copy is of 2026-05-31 10:00:00 +0000"))
        #expect(command.output.contains("error[AD030]: the device has the file for webcredentials:blog.example.com"))
        #expect(!command.output.contains("the device has the file for webcredentials:shop.example.com"))
        #expect(try !Command(["triage"], input: log).output.contains("AD036"))
    }

    @Test func `--check says beside a line without a date what holds by now`() throws {
        let arguments = [
            "triage", "--check", "--domain", "shop.example.com", "--team-id", "7D3KX9QW2M", "--site", Self.shop,
        ]
        let line = Self.cannotSave.replacing("blog", with: "shop")
        let command = try Command(arguments, input: line + "\n" + Self.notAssociated)
        #expect(command.output.components(separatedBy: "checked now, the association holds").count == 3)
        #expect(!command.output.contains("to confirm it:"))
    }

    @Test func `does not take silence for health`() throws {
        let command = try Command(["triage"], input: "noise\n")
        #expect(command.status == 0)
        #expect(command.output.contains("note[AD090]"))
    }
}
