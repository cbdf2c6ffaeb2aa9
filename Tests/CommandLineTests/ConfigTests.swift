import Foundation
import TestData
import Testing

@Suite struct `aasa config` {
    private static let configuration = """
        {
          "apps": {"shop": "7D3KX9QW2M.com.example.shop"},
          "checks": [{"subject": "shop.example.com", "app": "shop", "feature": "passkeys"}],
          "sites": {"shop.example.com": "public"},
          "environments": {
            "staging": {
              "sites": {},
              "connect-to": ["shop.example.com:443:10.0.0.5:8443"],
              "timeout": 2.5
            },
            "live": {}
          },
          "severities": {"AD204": "off"},
          "ignore": [{"finding": "redirected", "domain": "*.example.com", "reason": "moves in May", "until": "2027-05-31"}],
          "fail-on": "warning"
        }
        """

    private func folder() throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(Self.configuration)
        try folder.put("", in: "public/x")
        return folder
    }

    @Test func `shows each setting with the line that says it, or that it is the default`() throws {
        let run = try folder().run("config --environment staging")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "configuration .aasa.json", "environment staging (there is also live)",
            "shop 7D3KX9QW2M.com.example.shop .aasa.json:2",
            "shop.example.com app 7D3KX9QW2M.com.example.shop, feature passkeys .aasa.json:3",
            "connect-to shop.example.com:443:10.0.0.5:8443 .aasa.json:8", "timeout 2.5 s .aasa.json:9",
            "jobs 32 default",
            "response-timeout does not count .aasa.json:13",
            "ignore “redirected” of “*.example.com” until 2027-05-31: moves in May .aasa.json:14",
            "fail-on warning .aasa.json:15",
        ] {
            #expect(lines.contains(line), "\(line) is not in\n\(run.output)")
        }
        #expect(!lines.contains { $0.hasPrefix("shop.example.com public") }, "the environment has other sites")
    }

    @Test func `shows the sites of the file without an environment, from a folder below`() throws {
        let run = try folder().run("config --format json", in: "ios")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["configuration"] as? String == "../.aasa.json")
        #expect(object["environment"] is NSNull)
        #expect(object["environments"] as? [String] == ["staging", "live"])
        let settings = try #require(object["settings"] as? [[String: Any]])
        let site = try #require(settings.first { $0["section"] as? String == "sites" })
        #expect(site["name"] as? String == "shop.example.com")
        #expect(site["value"] as? String == "../public")
        #expect(site["line"] as? Int == 4)
        #expect(settings.first { $0["name"] as? String == "cdn" }?["line"] is NSNull)
    }

    @Test func `shows the defaults where there is no configuration`() throws {
        let run = try folder().run("config --no-config")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("configuration  none: the defaults are in effect\n"))
        #expect(run.output.contains("timeout"))
    }

    @Test func `suggests the environment that was meant`() throws {
        let run = try folder().run("check --environment stagin")
        #expect(run.status == 64)
        #expect(run.complaint == "aasa: .aasa.json has no environment “stagin”; did you mean “staging”?\n")
    }

    @Test func `gives an environment's settings to aasa check, and options win over them`() throws {
        let folder = try ConfiguredFolder(
            """
            {"checks": [{"subject": "a.example.com", "app": "7D3KX9QW2M.com.example.shop"}],
             "environments": {"files": {"sites": {"a.example.com": "a"}}, "none": {"offline": true}}}
            """)
        try folder.put(
            ConfiguredFolder.listing("7D3KX9QW2M.com.example.shop"), in: "a/.well-known/apple-app-site-association")
        #expect(try folder.run("check --environment files").status == 0)
        #expect(try folder.run("check --environment none").output.contains("a.example.com was not contacted"))
        #expect(try folder.run("check --environment none --site a.example.com=a --fail-on warning").status == 0)
    }

    @Test func `has an example in its help that the reader accepts`() throws {
        let help = try Command("config", "--help").output
        let start = try #require(help.firstRange(of: "\n    {\n"))
        let end = try #require(help.firstRange(of: "\n    }\n"))
        let folder = try ConfiguredFolder(String(help[start.lowerBound..<end.upperBound]))
        for name in ["Shop.xcodeproj/project.pbxproj", "Shop/x", "public/x", "expectations.json", "ca.pem"] {
            try folder.put("", in: name)
        }
        for environment in ["", " --environment staging"] {
            let run = try folder.run("config\(environment)")
            #expect(run.status == 0, "\(run.complaint)")
        }
    }
}

@Suite struct `aasa init --config` {
    private static let shop = "7D3KX9QW2M.com.example.shop"

    private static func entitlements(_ domain: String, of app: String = shop) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>application-identifier</key><string>\(app)</string>
        <key>com.apple.developer.associated-domains</key><array><string>webcredentials:\(domain)</string></array>
        </dict></plist>
        """
    }

    @Test func `writes a configuration that checks what lies in the repository`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(Self.entitlements("shop.example.com"), in: "ios/Shop.entitlements")
        try folder.put(ConfiguredFolder.listing(Self.shop), in: "web/public/.well-known/apple-app-site-association")
        try folder.put(
            """
            {"associations": [{"app": "\(Self.shop)", "service": "webcredentials", "domain": "shop.example.com"}],
             "sites": {"shop.example.com": "../web/public"}}
            """, in: "ci/expectations.json")
        try folder.put(Self.entitlements("pod.example.com"), in: "Pods/X/X.entitlements")
        let run = try folder.run("init --config")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Found in this folder\n") && run.output.hasSuffix("\n.aasa.json: written\n"))
        #expect(run.output.contains("  skipped       Pods: dependencies\n"))
        #expect(
            try folder.text(of: ".aasa.json") == """
                {
                    // Written by aasa init --config. aasa check runs what it says, aasa config shows what is in effect.
                    "apps": {
                        "shop": "7D3KX9QW2M.com.example.shop"
                    },
                    "checks": [
                        { "subject": "ios/Shop.entitlements" }
                    ],
                    "sites": {
                        // assumed: nothing says which host it is for
                        "shop.example.com": "web/public"
                    },
                    "expectations": [
                        "ci/expectations.json"
                    ],
                    "fail-on": "unknown"
                }

                """)
        let check = try folder.run("check")
        #expect(check.status == 0, "\(check.output)\(check.complaint)")
        #expect(check.output.contains("✓ webcredentials:shop.example.com"))
    }

    @Test(arguments: [("shop.example.com/", ""), ("docs/", "shop.example.com\n")])
    func `knows a host by the name of its folder, or by the file CNAME`(root: String, name: String) throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(Self.entitlements("shop.example.com"), in: "Shop.entitlements")
        try folder.put(ConfiguredFolder.listing(Self.shop), in: "\(root)apple-app-site-association")
        try folder.put(ConfiguredFolder.listing(Self.shop), in: "old/.well-known/apple-app-site-association")
        if !name.isEmpty { try folder.put(name, in: "\(root)CNAME") }
        #expect(try folder.run("init --config").status == 0)
        let text = try folder.text(of: ".aasa.json")
        #expect(text.contains("        \"shop.example.com\": \"\(root.dropLast())\"\n"), "\(text)")
        #expect(text.contains("// old has an AASA file"))
        #expect(text.contains("assumed") == name.isEmpty)
    }

    @Test func `names apps by the end of their identifiers, as far as that says something`() throws {
        let folder = try ConfiguredFolder(nil)
        for (number, app) in ["Shop", "shop.app", "shop.beta.dev", "other.shop"].enumerated() {
            let text = Self.entitlements("shop.example.com", of: "7D3KX9QW2M.com.example.\(app)")
            try folder.put(text, in: "\(number).entitlements")
        }
        #expect(try folder.run("init --config").status == 0)
        let text = try folder.text(of: ".aasa.json")
        for (name, app) in [
            ("shop", "Shop"), ("shop.app", "shop.app"), ("shop.beta.dev", "shop.beta.dev"),
            ("com.example.other.shop", "other.shop"),
        ] {
            #expect(text.contains("        \"\(name)\": \"7D3KX9QW2M.com.example.\(app)\""), "\(text)")
        }
    }

    @Test func `reads the project, and not the entitlements files that belong to it`() throws {
        let folder = try ConfiguredFolder(nil)
        let project = Repository.root.appending(path: "Fixtures/Apps/Project").path
        #expect(try ProgramRun(shell: "cp -R '\(project)/.' '\(folder.url.path)'", []).status == 0)
        #expect(try folder.run("init --config").status == 0)
        let text = try folder.text(of: ".aasa.json")
        #expect(text.contains(".xcodeproj\" }"), "\(text)")
        #expect(!text.contains(".entitlements"))
        #expect([0, 1].contains(try folder.run("check --offline").status))
    }

    @Test func `overwrites nothing unasked, and says so where there is nothing to check`() throws {
        let folder = try ConfiguredFolder("{}")
        try folder.put(Self.entitlements("shop.example.com"), in: "Shop.entitlements")
        let run = try folder.run("init --config")
        #expect(run.status == 66)
        #expect(run.complaint == "aasa: .aasa.json: the file exists already; --force overwrites it\n")
        #expect(try folder.text(of: ".aasa.json") == "{}")
        #expect(try folder.run("init --config --force").status == 0)
        #expect(try ConfiguredFolder(nil).run("init --config").status == 66)
        #expect(try folder.run("init --config example.com").status == 64)
    }
}
