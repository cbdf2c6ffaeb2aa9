import Foundation
import TestData
import Testing

/// How `severities`, `ignore`, `baseline` and `fail-on` decide which findings count.
@Suite struct `findings under a configuration` {
    private static let app = "7D3KX9QW2M.com.example.shop"

    /// A file with an identifier that names no app, which is an error.
    private func folder(_ configuration: String, file: String = "public/aasa.json") throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder("{\(configuration)}")
        try folder.put(ConfiguredFolder.listing("7D3KX9QW2M.com.example.*"), in: file)
        return folder
    }

    private static let wildcard = "app-identifier-wildcard"

    @Test(arguments: [("off", 0), ("note", 0), ("warning", 0), ("error", 1)])
    func `count with the severity that is given to their name, for the exit code alone`(
        severity: String, status: Int32
    ) throws {
        let run = try folder("\"severities\": {\"\(Self.wildcard)\": \"\(severity)\"}").run("lint public/aasa.json")
        #expect(run.status == status)
        let isOff = severity == "off"
        #expect(run.output.contains("error[") != isOff)
        #expect(run.output.contains("it is off in .aasa.json") == isOff)
        #expect(run.output.contains("counts as a") == ["note", "warning"].contains(severity))
    }

    @Test func `are raised above their own severity, by name or code`() throws {
        let folder = try ConfiguredFolder("{\"severities\": {\"AD640\": \"error\"}}")
        let run = try folder.run("check a.example.com --offline --format json")
        #expect(run.status == 1)
        #expect(run.output.contains("\"severity\": \"warning\""))
        #expect(run.output.contains("counts as an error for the exit code"))
    }

    @Test(
        arguments: [
            ("\"finding\": \"app-identifier-wildcard\"", true), ("\"file\": \"public/**\"", true),
            ("\"file\": \"*.json\"", false), ("\"file\": \"**/*.json\"", true),
            ("\"file\": \"public/aas?.json\"", true),
            ("\"finding\": \"redirected\"", false),
            ("\"finding\": \"app-identifier-wildcard\", \"file\": \"other/**\"", false),
            ("\"finding\": \"app-identifier-wildcard\", \"domain\": \"example.com\"", false),
        ])
    func `are ignored where all that an entry names holds`(entry: String, isIgnored: Bool) throws {
        let folder = try folder("\"ignore\": [{\(entry), \"reason\": \"a partner's app\"}]")
        let run = try folder.run("lint public/aasa.json")
        #expect(run.status == (isIgnored ? 0 : 1))
        #expect(run.output.contains("it is ignored (“a partner's app”)") == isIgnored)
        #expect(!run.output.contains("ignore-unused"), "a run of one file can't tell")
        // The same file by an absolute path, and from elsewhere.
        #expect(try folder.run("lint '\(folder.url.path)/public/aasa.json'").status == run.status)
        #expect(try folder.run("lint ../public/./aasa.json", in: "ios").status == run.status)
    }

    @Test(
        arguments: [
            ("b.example.com", true), ("B.example.com", true), ("*.example.com", true), ("example.com", false),
            ("*.b.example.com", false), ("*.com", true),
        ])
    func `are ignored by the domain that they are about`(pattern: String, isIgnored: Bool) throws {
        let folder = try ConfiguredFolder(
            """
            {"ignore": [{"domain": "\(pattern)", "reason": "x"}], "sites": {"b.example.com": "b"},
             "checks": [{"subject": "b.example.com", "app": "\(Self.app)"}]}
            """)
        try folder.put(
            ConfiguredFolder.listing("7D3KX9QW2M.com.example.other"), in: "b/.well-known/apple-app-site-association")
        #expect(try folder.run("check").status == (isIgnored ? 0 : 1))
    }

    @Test func `past the date of their entry count again, and the entry is an error`() throws {
        let entry = "\"finding\": \"\(Self.wildcard)\", \"reason\": \"moves in May\", \"until\""
        let past = try folder("\"ignore\": [{\(entry): \"2026-05-31\"}]").run("lint public/aasa.json")
        #expect(past.status == 1)
        #expect(past.output.contains("error[AD990]: “app-identifier-wildcard” was to be ignored until 2026-05-31"))
        #expect(past.output.contains(".aasa.json:1:"))
        #expect(past.output.contains("2 errors"))
        let future = try folder("\"ignore\": [{\(entry): \"9999-12-31\"}]").run("lint public/aasa.json")
        #expect(future.status == 0)
        #expect(future.output.contains("it is ignored until 9999-12-31 (“moves in May”)"))
    }

    @Test func `that an entry does not hide make it a warning where all was checked`() throws {
        let folder = try ConfiguredFolder(
            """
            {"ignore": [{"finding": "redirected", "reason": "x"}], "sites": {"b.example.com": "b"},
             "checks": [{"subject": "b.example.com", "app": "\(Self.app)"}]}
            """)
        try folder.put(ConfiguredFolder.listing(Self.app), in: "b/.well-known/apple-app-site-association")
        let whole = try folder.run("check")
        #expect(whole.status == 0)
        #expect(whole.output.contains("warning[AD991]: nothing matches this entry of “ignore”: “redirected”"))
        #expect(try folder.run("check --fail-on warning").status == 1)
        for part in ["check --offline", "check b.example.com --app \(Self.app)"] {
            #expect(!(try folder.run(part).output.contains("AD991")), "\(part)")
        }
    }

    @Test func `in the baseline of the configuration don't count; an option takes its place`() throws {
        let folder = try folder("\"baseline\": \"known.json\"")
        let missing = try folder.run("lint public/aasa.json")
        #expect(missing.status == 66)
        #expect(missing.complaint == "aasa: known.json: no such file\n")
        #expect(try folder.run("lint public/aasa.json --write-baseline known.json").status == 0)
        #expect(try folder.run("lint public/aasa.json").status == 0)
        #expect(try folder.run("lint ../public/aasa.json", in: "ios").status == 0)
        try folder.put("{\"schemaVersion\": 1, \"findings\": []}", in: "none.json")
        #expect(try folder.run("lint public/aasa.json --baseline none.json").status == 1)
    }

    @Test func `that are ignored are not written to a baseline`() throws {
        let folder = try folder("\"ignore\": [{\"finding\": \"\(Self.wildcard)\", \"reason\": \"x\"}]")
        let run = try folder.run("lint public/aasa.json --write-baseline known.json")
        #expect(run.complaint.contains("known.json: 0 findings written as known"))
    }

    @Test func `fail from the severity that the configuration names, unless an option does`() throws {
        let folder = try ConfiguredFolder("{\"fail-on\": \"warning\"}")
        #expect(try folder.run("check a.example.com --offline").status == 1)
        #expect(try folder.run("check a.example.com --offline --fail-on error").status == 0)
    }

    @Test(arguments: ["json", "junit", "tap", "sarif", "github", "gitlab", "markdown"])
    func `say in every format that they are ignored, and why`(format: String) throws {
        let folder = try folder("\"ignore\": [{\"finding\": \"\(Self.wildcard)\", \"reason\": \"a partner's app\"}]")
        let run = try folder.run("lint public/aasa.json --format \(format)")
        #expect(run.status == 0)
        #expect(run.output.contains("a partner"), "\(run.output)")
    }
}

@Suite struct `a report for people` {
    private func folder() throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil)
        try folder.put(
            "{\"webcredentials\": {\"apps\": [\"7D3KX9QW2M.com.example.*\", \"7D3KX9QW2M.com.other.*\"]}, \"weblinks\": {}}",
            in: "many.json")
        try folder.put(ConfiguredFolder.listing("7D3KX9QW2M.com.example.shop"), in: "none.json")
        return folder
    }

    @Test func `has nothing but findings with --quiet`() throws {
        let folder = try folder()
        let many = try folder.run("lint many.json --quiet")
        #expect(many.status == 1)
        #expect(many.output.hasPrefix("error[AD"))
        #expect(many.output.contains("\nnote[AD407]: "))
        #expect(!many.output.contains("2 errors"))
        let none = try folder.run("lint none.json --quiet")
        #expect(none.status == 0 && none.output.isEmpty && none.complaint.isEmpty)
        let check = try folder.run("check a.example.com --offline --quiet")
        #expect(check.output.hasPrefix("warning[") && !check.output.contains("aasa explain device"))
    }

    @Test func `counts findings by name with --statistics, the most frequent first`() throws {
        let run = try folder().run("lint many.json --statistics")
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "2  error[AD435] app-identifier-wildcard", "\(run.output)")
        #expect(lines.count == 2 && lines[1].hasPrefix("1  "), "\(run.output)")
    }

    @Test func `is needed for --quiet and --statistics, which exclude each other`() throws {
        let folder = try folder()
        for options in ["--quiet --format json", "--statistics --format sarif", "--quiet --statistics"] {
            #expect(try folder.run("lint many.json \(options)").status == 64, "\(options)")
        }
    }
}
