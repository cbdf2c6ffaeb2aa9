import Foundation
import TestData
import Testing

@Suite struct `a subject of aasa check` {
    private static let site = "Fixtures/Sites/shop.example.com"
    private static let file = site + "/.well-known/apple-app-site-association"
    private static let shop = "7D3KX9QW2M.com.example.shop"
    private static let line =
        "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is enabled in Settings"

    @Test(arguments: [line, "> " + line, "Cannot save passwords for this app", "Fixtures/Logs/signup.log"])
    func `that is a line of a log, or a log, is explained as triage does`(subject: String) throws {
        let check = try Command("check", subject)
        #expect(check.status == 1)
        #expect(check.output == (try Command("triage", subject).output))
        #expect(try Command("check", subject, "--format", "json").output.contains("\"kind\": \"log\""))
    }

    @Test func `that is standard input is told apart by what is in it`() throws {
        let log = try Command(["check", "-"], input: "noise\n\(Self.line)\n")
        #expect(log.status == 1 && log.output.contains("error[AD001]") && log.output.contains("standard input:2:"))
        #expect(
            try Command(["check", "-"], input: "{\"applinks\": {\"details\": [],}}").output.contains("error[AD301]"))
        let domain = try Command(
            ["check", "-", "--app", Self.shop, "--site", "shop.example.com=\(Self.site)"], input: "shop.example.com\n")
        #expect(domain.status == 0 && domain.output.contains("✓ webcredentials:shop.example.com"))
        let list =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:a.example.com</string></array></dict></plist>"
        #expect(try Command(["check", "-", "--offline"], input: list).output.contains("applinks:a.example.com"))
        #expect(try Command(["check", "-"], input: " \n").status == 66)
    }

    @Test func `that is a URL is its host, and which apps open it`() throws {
        let site = ["--site", "shop.example.com=\(Self.site)"]
        let run = try Command(["check", "https://shop.example.com/buy/42"] + site)
        #expect(run.output.contains("\nmatch  \(Self.shop)  https://shop.example.com/buy/42\n"), "\(run.output)")
        let json = try Command(
            ["check", "https://shop.example.com/account/delete", "--app", Self.shop, "--format", "json"] + site)
        #expect(json.output.contains("\"decisions\": [") && json.output.contains("\"verdict\": \"exclude\""))
        #expect(json.output.contains("\"kind\": \"url\""))
        for url in ["https://shop.example.com", "https://shop.example.com/.well-known/apple-app-site-association"] {
            #expect(try Command(["check", url, "--format", "json"] + site).output.contains("decisions") == false)
        }
    }

    @Test func `that is an AASA file is linted, also under another name`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put("{ \"webcredentials\" : {\"apps\": [\"x\"]}}", in: "download.json")
        let run = try folder.run("check download.json")
        #expect(run.status == 1)
        #expect(run.output == (try folder.run("lint download.json").output).replacing("aasa lint", with: "aasa check"))
        #expect(try Command("check", Self.file, "--app", "7D3KX9QW2M.com.example.other").status == 1)
        #expect(try Command("check", "Fixtures/Expectations/shop.json").output.contains("6 expectations, all met"))
    }

    @Test func `that is not there is told with the nearest name that is`() throws {
        for (path, near) in [
            ("Fixtures/Apps/Shop.ap", "Fixtures/Apps/Shop.app"), ("Fixtures/Apps/Smal.ipa", "Fixtures/Apps/Small.ipa"),
        ] {
            #expect(try Command("check", path).complaint == "aasa: \(path): no such file; did you mean \(near)?\n")
        }
        let folder = try ConfiguredFolder(nil)
        try folder.put("", in: "Shop.xcodeproj/project.pbxproj")
        let run = try folder.run("check Shop.xcodproj")
        #expect(run.status == 66 && run.complaint.contains("did you mean Shop.xcodeproj?"))
    }

    @Test func `that is an app in place of a domain is told as such`() throws {
        let run = try Command("check", "com.example.app", "--offline")
        #expect(run.complaint.contains("“com.example.app” looks like a bundle identifier: name the domain"))
        #expect(try Command("check", "shop.example.com", "--offline").complaint.isEmpty)
    }

    @Test func `may come with a bundle identifier alone, for which the file is searched`() throws {
        let site = ["--site", "shop.example.com=\(Self.site)"]
        let run = try Command(
            ["check", "shop.example.com", "--bundle-id", "com.example.shop"] + site)
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                "if “\(Self.shop)”, which the file lists, is your app, add --app \(Self.shop); else name"))
        let other = try Command(["check", "shop.example.com", "--bundle-id", "com.example.other"] + site)
        #expect(other.output.contains("= help: name the app with --app TEAMID.com.example.other"))
        #expect(try Command("check", "shop.example.com", "--bundle-id", "x y").status == 64)
        #expect(try Command("lint", Self.file, "--bundle-id", "com.example.shop").status == 64)
    }

    @Test func `may be a configuration profile that gives an app domains`() throws {
        let folder = try ConfiguredFolder(nil, sites: ["shop.example.com": ConfiguredFolder.listing(Self.shop)])
        try folder.put(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>PayloadContent</key><array><dict>
            <key>PayloadType</key><string>com.apple.associated-domains</string>
            <key>Configuration</key><array><dict>
            <key>ApplicationIdentifier</key><string>\(Self.shop)</string>
            <key>AssociatedDomains</key><array><string>webcredentials:shop.example.com</string></array>
            </dict></array></dict></array></dict></plist>
            """, in: "managed.mobileconfig")
        let run = try folder.run("check managed.mobileconfig --site shop.example.com=shop.example.com")
        #expect(run.status == 0)
        #expect(run.output.contains("✓ webcredentials:shop.example.com is associated with \(Self.shop)"))
        #expect(run.output.contains("✓ declared  in managed.mobileconfig"))
    }

    @Test func `that was meant for another command leads there`() throws {
        #expect(try Command("help", "chek").complaint.contains("Did you mean 'check'?"))
        #expect(try Command("version").complaint.contains("Did you mean 'aasa --version'?"))
        #expect(try Command("explain", "strong", "password").output.contains("# Why iOS offers no strong password"))
        #expect(try Command("init", "shop.example.com").complaint.contains("name it with --app TEAMID.bundle.id"))
        #expect(try Command("lint", Self.site).output == (try Command("lint", Self.file).output))
        #expect(try Command("lint", "Fixtures/Logs").status == 66)
    }
}
