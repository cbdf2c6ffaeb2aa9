import Foundation
import TestData
import Testing

/// What was asked for and could not be done is told, and no run that leaves it out ends with 0.
@Suite struct `an option that nothing uses` {
    private static let app = "7D3KX9QW2M.com.example.shop"
    private static let site = "--site shop.example.com=shop.example.com"
    private static let check = "check webcredentials:shop.example.com --app \(app) \(site)"

    private static func folder() throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil, sites: ["shop.example.com": ConfiguredFolder.listing(app)])
        try folder.put("", in: "void/readme")
        try folder.put("server { listen 443 ssl; }", in: "built/nginx.conf")
        try folder.put("", in: "empty")
        try folder.put(
            "Application with identifier \(app) is not associated with domain shop.example.com", in: "device.log")
        try folder.put("shop.example.com/x\n", in: "urls")
        try folder.put("shop.example.com\n", in: "hosts")
        try folder.put(
            #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"/": "*"}]}]}}"#, in: "links.json")
        try folder.put(
            #"{"associations": [{"app": "\#(app)", "service": "webcredentials", "domain": "shop.example.com"}]}"#,
            in: "expectations.json")
        return folder
    }

    /// Lines of arguments with the exit code and what is printed.
    private static let rows: [(line: String, status: Int32, says: String)] = [
        (
            "\(check) --connect-to shpo.example.com:443:10.0.0.5:8443", 1,
            "error[AD630]: --connect-to names shpo.example.com, which nothing that was checked needs; did you mean shop.example.com?"
        ),
        ("\(check) --resolve shpo.example.com:443:10.0.0.5", 1, "write --resolve shop.example.com:PORT:ADDR"),
        ("\(check) --deployment shpo.example.com=built", 1, "error[AD630]: --deployment names shpo.example.com"),
        ("\(check) --connect-to ::10.0.0.5:8443", 0, "no problems found"),
        ("\(check) --resolve *:443:10.0.0.5", 0, "no problems found"),
        ("\(check) --deployment void", 66, "void: has no association file, and no configuration of a server or host"),
        ("\(check) --service applinks", 64, "webcredentials:shop.example.com names no domain for applinks"),
        ("\(check) applinks:none.example.com --service webcredentials", 0, "no problems found"),
        ("check shop.example.com --app \(app) \(site) --service webcredentials", 0, "no problems found"),
        ("test expectations.json \(site) --site other.example.com=void", 1, "1 expectation, all met; 1 error\n"),
        ("fetch shop.example.com \(site) --site shpo.example.com=void", 64, "--site names shpo.example.com"),
        ("fetch shop.example.com --offline", 66, "name a directory with --site, or allow the network"),
        (
            "match https://shop.example.com/ --file links.json --site shop.example.com=void", 64,
            "--site names shop.example.com, which nothing here asks"
        ),
        (
            "match https://shop.example.com/ --domain shop.example.com \(site) --resolve shpo.example.com:443:10.0.0.5",
            64, "--resolve names shpo.example.com, which nothing here asks; did you mean shop.example.com?"
        ),
        (
            "diff https://shop.example.com links.json \(site) --site x.example.com=void", 64,
            "--site names x.example.com"
        ),
        ("diff links.json links.json --site x.example.com=void", 64, "--site names x.example.com"),
        ("diff https://shop.example.com links.json \(site)", 1, "webcredentials"),
        (
            "watch shop.example.com --app \(app) \(site) --site shpo.example.com=void --timeout-total 0", 0,
            "--site names shpo.example.com, which nothing here asks; did you mean shop.example.com?"
        ),
        (
            "triage device.log --check --app \(app) \(site) --site shpo.example.com=void", 64,
            "--site names shpo.example.com, which nothing here asks"
        ),
        ("lint links.json --service applinks", 64, "--service needs --app"),
        ("init webcredentials:shop.example.com --app \(app) --path /buy", 64, "--path and --exclude are for apps"),
        ("init applinks:shop.example.com --app \(app) --path /buy", 0, "/buy"),
        ("password-rules lint ''", 64, "the descriptor is empty"),
        ("password-rules lint - < empty", 66, "standard input: there are no rules in it"),
        ("scan < empty", 0, "standard input: no domain to check"),
        ("scan empty", 0, "empty: no domain to check"),
        (
            "scan hosts --offline --site shpo.example.com=void", 0,
            "--site names shpo.example.com, which nothing here asks; did you mean shop.example.com?"
        ),
    ]

    @Test(arguments: rows.indices) func `is told, and turns no gate green`(row: Int) throws {
        let (line, status, says) = Self.rows[row]
        let run = try Self.folder().run(line)
        #expect(run.status == status, "aasa \(line)\n\(run.complaint)\(run.output)")
        #expect((run.output + run.complaint).contains(says), "aasa \(line)\n\(run.complaint)\(run.output)")
    }

    @Test func `is none where a redirect leads to its host`() throws {
        let folder = try Self.folder()
        for (name, host, rest) in [
            ("1.http", "shop.example.com", "status: 301\nredirect-target: https://www.example.com/\n"),
            ("2.http", "www.example.com", "status: 404\n"),
        ] {
            let path = host == "shop.example.com" ? "/.well-known/apple-app-site-association" : "/"
            try folder.put("request: https://\(host)\(path)\n\(rest)", in: "recording/\(name)")
        }
        let run = try folder.run(
            "check shop.example.com --app \(Self.app) --replay recording --resolve www.example.com:443:10.0.0.5")
        #expect(run.output.contains("AD230") && !run.output.contains("AD630"), "\(run.complaint)\(run.output)")
    }
}

@Suite struct `screens of which something was not read` {
    private static func folder() throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil)
        try folder.put(#"{"dependencies": {"react-native": "0.76.0"}}"#, in: "app/package.json")
        return folder
    }

    @Test func `fail under --fail-on unknown, and are skipped otherwise`() throws {
        let folder = try Self.folder()
        #expect(try folder.run("screens app").status == 0)
        #expect(try folder.run("screens app --fail-on unknown").status == 1)
        #expect(try folder.run("screens app --format tap").output.contains("# SKIP React Native is not read"))
        #expect(try folder.run("screens app --format tap --fail-on unknown").output.contains("not ok 1"))
    }

    @Test func `are no clean result, in words`() throws {
        let output = try Self.folder().run("screens app").output
        #expect(output.hasSuffix("1 warning; what iOS does on the screen is unknown\n"), "\(output)")
    }
}
