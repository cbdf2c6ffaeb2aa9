import Foundation
import TestData
import Testing

@Suite struct `a configuration` {
    private static let shop = "7D3KX9QW2M.com.example.shop"

    private func folder(_ rest: String = "") throws -> ConfiguredFolder {
        try ConfiguredFolder(
            """
            {
                "apps": {"shop": "\(Self.shop)", "other": "7D3KX9QW2M.com.example.other"},
                "checks": [
                    {"subject": "webcredentials:a.example.com", "app": "shop"}, // the comma after the next one is extra
                    {"subject": "b.example.com", "app": "\(Self.shop)"},
                ],
                "sites": {"a.example.com": "a.example.com", "b.example.com": "b.example.com"},\(rest)
            }
            """,
            sites: [
                "a.example.com": ConfiguredFolder.listing(Self.shop),
                "b.example.com": ConfiguredFolder.listing("7D3KX9QW2M.com.example.shpo"),
            ])
    }

    @Test func `is what aasa check checks when it is given no subject`() throws {
        let run = try folder().run("check")
        #expect(run.status == 1)
        #expect(run.output.contains("✓ webcredentials:a.example.com is associated with \(Self.shop)"))
        #expect(run.output.contains("✗ webcredentials:b.example.com is not associated with \(Self.shop)"))
        #expect(run.complaint.isEmpty)
    }

    @Test func `is found in a folder above, with paths relative to itself`() throws {
        let run = try folder().run("check", in: "ios/App")
        #expect(run.status == 1)
        #expect(run.output.contains("✓ served    ../../a.example.com/.well-known/apple-app-site-association"))
    }

    @Test func `is not used with --no-config, nor beside another file`() throws {
        let folder = try folder()
        #expect(try folder.run("check --no-config").output.hasPrefix("Found in this folder\n"))
        try folder.put("{\"checks\": []}", in: "other.json")
        let run = try folder.run("check --config other.json")
        #expect(run.status == 64)
        #expect(run.complaint.contains("other.json has neither checks nor expectations"))
    }

    @Test func `gives names to apps, which --app takes, and gives way to options`() throws {
        let folder = try folder()
        #expect(try folder.run("check a.example.com --app shop").status == 0)
        let run = try folder.run("check --app other --format json")
        #expect(run.status == 1)
        #expect(run.output.components(separatedBy: "\"app\": \"7D3KX9QW2M.com.example.other\"").count == 4)
        #expect(!run.output.contains("\"app\": \"\(Self.shop)\""))
        #expect(try folder.run("check a.example.com --app shop --site a.example.com=b.example.com").status == 1)
    }

    @Test func `places what is wrong with a subject in itself`() throws {
        let folder = try ConfiguredFolder(
            "{\n  \"checks\": [{\"subject\": \"webcredentials:a.example.com/x\", \"app\": \"\(Self.shop)\"}]\n}")
        let run = try folder.run("check --offline")
        #expect(run.output.contains("┌─ .aasa.json:2:55"))
    }

    @Test func `runs expectations too, which decide the exit code`() throws {
        let folder = try folder(" \"expectations\": [\"expect.json\"],")
        func expect(_ outcome: String) throws -> ProgramRun {
            try folder.put(
                """
                {"sites": {"b.example.com": "b.example.com"}, "associations": [
                    {"app": "\(Self.shop)", "service": "webcredentials", "domain": "b.example.com", "expect": "\(outcome)"}
                ]}
                """, in: "expect.json")
            return try folder.run("check --app 7D3KX9QW2M.com.example.shpo --service applinks --format tap")
        }
        #expect(try expect("not-associated").output.contains("not-associated webcredentials:b.example.com"))
        #expect(try expect("associated").output.contains("not ok"))
        try folder.put("{\"associations\": 1}", in: "expect.json")
        let broken = try folder.run("check")
        #expect(broken.status == 66)
        #expect(broken.complaint.contains("expect.json:1:18"))
        #expect(broken.output.contains("a.example.com is associated"), "the checks are reported all the same")
    }

    @Test func `tells every mistake with its place, and nothing is checked`() throws {
        let folder = try ConfiguredFolder(
            """
            {
              "app": {},
              "checks": [{"subject": "x/nope.entitlements", "app": "shop", "feature": "passkey", "screen": []}, {}],
              "severities": {"redirectd": "error", "redirected": "of"},
              "ignore": [{"reason": "x"}, {"finding": "AD230"}, {"file": "**", "reason": "x", "until": "2027-02-30"}],
              "environments": {"e": {"connect-to": ["x"], "timeout": 0, "cdn": "maybe", "jobs": 1.5, "offline": 1}},
              "fail-on": "fatal", "baseline": 1, "sites": {"https://x": "y"}
            }
            """)
        for command in ["check", "lint nothing.json", "config", "screens .", "test nothing.json"] {
            let run = try folder.run(command)
            #expect(run.status == 66, "\(command)")
            #expect(run.output.isEmpty, "\(command)")
            #expect(
                run.complaint.split(separator: "\n").map { $0.prefix { $0 != " " } }.allSatisfy { $0 == "aasa:" },
                "\(command)")
            let places = run.complaint.matches(of: #/\.aasa\.json:(\d+):\d+: /#).compactMap { Int($0.1) }
            #expect(
                places == [2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7],
                "\(command): \(run.complaint)")
        }
    }

    @Test func `with more than 1,000 entries of ignore is refused, at the first one too many`() throws {
        let entry = "{\"finding\": \"redirected\", \"reason\": \"x\"}"
        let folder = try ConfiguredFolder(nil)
        for (count, status) in [(1000, Int32(0)), (1001, 66)] {
            let entries = Array(repeating: entry, count: count).joined(separator: ",\n")
            try folder.put("{\"ignore\": [\n\(entries)\n]}", in: ".aasa.json")
            let run = try folder.run("config")
            #expect(run.status == status, "\(count): \(run.complaint)")
            guard status == 66 else { continue }
            #expect(run.complaint.hasPrefix("aasa: .aasa.json:1002:1: ignore has 1001 entries, more than 1000; "))
            #expect(run.complaint.split(separator: "\n").count == 1)
        }
    }

    @Test func `with thousands of wrong names tells them all, and what the first ones were meant to be`() throws {
        let entries = (0..<5000).map { "\"redirecte\($0)\": \"off\"" }.joined(separator: ", ")
        let run = try ConfiguredFolder("{\"severities\": {\(entries)}}").run("config")
        #expect(run.status == 66)
        let lines = run.complaint.split(separator: "\n")
        #expect(lines.count == 5000)
        #expect(lines.first?.hasSuffix("there is no finding “redirecte0”; did you mean “redirected”?") == true)
        #expect(lines.count { $0.contains("did you mean") } == 100)
    }

    @Test func `with screens is not checked for a feature that has none`() throws {
        let folder = try ConfiguredFolder(
            "{\"checks\": [{\"subject\": \"a.example.com\", \"screens\": [\"App\"]}]}")
        try folder.put("", in: "App/empty.swift")
        for options in ["--feature universal-links", "--feature universal-links --screens App"] {
            let run = try folder.run("check --offline \(options)")
            #expect(run.status == 64, "\(run.output)")
            #expect(run.complaint.contains("screens are checked for a password feature, not for universal-links"))
        }
        #expect(try folder.run("check --offline --feature passkeys").status != 64)
    }

    @Test func `that is broken JSON, missing, a folder or too large is one clear error`() throws {
        let folder = try ConfiguredFolder("{\"checks\": [")
        let broken = try folder.run("check")
        #expect(broken.status == 66)
        #expect(
            broken.complaint
                == "aasa: .aasa.json:1:13: the file ends before “[” is closed; end it with “]}” if nothing else is missing\n"
        )
        for (name, reason) in [("nope.json", "no such file"), ("ios", "is a directory, not a file")] {
            let run = try folder.run("check --config \(name == "ios" ? "." : name)", in: "ios")
            #expect(run.status == 66)
            #expect(run.complaint.contains(reason), "\(run.complaint)")
        }
        try folder.put(String(repeating: " ", count: 1 << 20) + "{}", in: ".aasa.json")
        #expect(try folder.run("check").complaint.contains("too large for a configuration"))
    }
}
