import Foundation
import TestData
import Testing

@Suite struct `aasa init` {
    static let app = "7D3KX9QW2M.com.example.app"

    @Test func `writes the file of the one host to standard output`() throws {
        let command = try Command("init", "webcredentials:example.com", "--app", Self.app)
        #expect(command.status == 0)
        #expect(
            command.complaint == """
                aasa: serve it at https://example.com/.well-known/apple-app-site-association, to anybody, with status 200, \
                without a redirect and with a valid certificate
                aasa: then check it: aasa check webcredentials:example.com --app \(Self.app)

                """)
        #expect(command.output == "{\n  \"webcredentials\": {\n    \"apps\": [\"\(Self.app)\"]\n  }\n}\n")
        let same = try Command(
            "init", "webcredentials:a.example.com", "webcredentials:b.example.com", "--app", Self.app)
        #expect(same.status == 0 && same.output == command.output)
    }

    /// What is written for an app is what the check of the app wants.
    @Test(arguments: [
        ["Fixtures/Apps/Shop.app"], ["Fixtures/Apps/Mac.app"],
        ["Fixtures/Apps/Project/Shop.xcodeproj", "--configuration", "Release"],
        ["webcredentials:example.com/login", "--app", app],
        ["applinks:*.example.com", "applinks:example.com", "--app", app],
        ["webcredentials:example.com:8443", "webcredentials:www.example.com?mode=managed", "--app", app],
        [
            "appclips:example.com", "activitycontinuation:example.com", "authsrv:example.com",
            "messagefilter:example.com", "--app", app,
        ],
    ])
    func `writes what aasa check wants`(subject: [String]) throws {
        let folder = try TemporaryFolder()
        let made = try Command(["init"] + subject + ["--output", folder.url.path])
        #expect(made.output.hasSuffix("/.well-known/apple-app-site-association: written\n"), "\(made.complaint)")
        let hosts = try folder.names()
        #expect(!hosts.isEmpty)
        for host in hosts {
            let file = folder.url.path + "/\(host)/.well-known/apple-app-site-association"
            let lint = try Command("lint", "--fail-on", "note", file)
            #expect(lint.status == 0, "\(lint.output)")
        }
        let sites = hosts.flatMap { ["--site", "\($0)=\(folder.url.path)/\($0)"] }
        let check = try Command(["check"] + subject + ["--offline", "--format", "json"] + sites)
        let report = try JSONDecoder().decode(Answer.self, from: Data(check.output.utf8))
        let known = report.associations.filter { !$0.domain.contains("$") }
        #expect(!known.isEmpty && known.allSatisfy { $0.verdict == "associated" }, "\(report.associations)")
        let errors = report.findings.filter { $0.severity == "error" && ($0.file ?? "").hasPrefix(folder.url.path) }
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test(arguments: ["webcredentials:example.com", "example.com"])
    func `ends with the command that checks what was written, which holds`(subject: String) throws {
        let folder = try TemporaryFolder()
        let made = try Command("init", subject, "--app", Self.app, "--output", folder.url.path)
        let command = try #require(
            made.complaint.firstMatch(of: #/check it before you deploy: aasa (.*); and afterwards/#)?.1)
        let check = try ProgramRun(shell: "'\(Command.aasa.path)' \(command) --offline")
        #expect(check.status == 0 && check.output.contains("is associated with \(Self.app)"), "\(check.output)")
    }

    @Test func `says which claims it cannot use, and uses the others`() throws {
        let command = try Command("init", "Fixtures/Apps/Project/Shop.xcodeproj", "--configuration", "Release")
        #expect(command.status == 1 && command.output.contains("\"7D3KX9QW2M.com.example.shop\""))
        #expect(
            command.complaint
                .hasPrefix(
                    "aasa: “applinks:${UNKNOWN_HOST}”: a value in it is filled in when the app is built; skipped\n"))
        let nobody = try Command("init", "webcredentials:example.com")
        #expect(nobody.status == 1 && nobody.output.isEmpty)
        #expect(nobody.complaint.contains("it is not known which app makes this claim"))
    }

    @Test func `writes the files of several hosts, each under its URL`() throws {
        let claims = ["init", "webcredentials:a.example.com", "applinks:b.example.com", "--app", Self.app]
        let command = try Command(claims)
        #expect(command.status == 0)
        let location = "/.well-known/apple-app-site-association"
        let files = command.output.components(separatedBy: "\n// ")
        #expect(files.count == 2)
        #expect(files[0].hasPrefix("// https://a.example.com\(location)\n{\n  \"webcredentials\": {"))
        #expect(files[1].hasPrefix("https://b.example.com\(location)\n{\n  \"applinks\": {"))
        #expect(command.complaint.contains("a.example.com, b.example.com need different files"))
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "file").path
        try "{}".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try Command(claims + ["--merge", file]).status == 64)
        let chosen = try Command(claims + ["--host", "b.example.com", "--path", "/buy/*", "--exclude", "/buy/no"])
        #expect(chosen.status == 0)
        #expect(chosen.output.contains(#"{ "/": "/buy/no", "exclude": true },"#))
        #expect(try Command(claims + ["--host", "c.example.com"]).status == 66)
    }

    @Test func `says of a path in the entitlement that the file belongs at the root of the host`() throws {
        let command = try Command("init", "webcredentials:example.com/login", "--app", Self.app)
        #expect(command.status == 0 && command.output.hasPrefix("{"))
        #expect(
            command.complaint.contains("put this file at https://example.com/.well-known/apple-app-site-association\n")
        )
        #expect(!(try Command("init", "applinks:example.com/", "--app", Self.app).complaint.contains("no path")))
    }

    @Test func `does not write over a file`() throws {
        let folder = try TemporaryFolder()
        let arguments = ["init", "webcredentials:example.com", "--app", Self.app, "--output", folder.url.path]
        #expect(try Command(arguments).status == 0)
        let path = "example.com/.well-known/apple-app-site-association"
        try Data("{}".utf8).write(to: folder.url.appending(path: path))
        let command = try Command(arguments)
        #expect(command.status == 66 && command.complaint.contains("the file exists already"))
        #expect(try folder.text(path) == "{}")
        #expect(try Command(arguments + ["--force"]).status == 0)
        #expect(try folder.text(path).contains(Self.app))
    }

    @Test func `adds to a file what is missing`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "{\n\t\"webcredentials\": {\"apps\": [\"7D3KX9QW2M.com.example.other\"]}\n}\n", to: "aasa")
        let arguments = ["init", "webcredentials:example.com", "--app", Self.app, "--merge", path]
        let shown = try Command(arguments)
        #expect(
            shown.status == 0
                && shown.output.contains(
                    "+\t\"webcredentials\": {\"apps\": [\"7D3KX9QW2M.com.example.other\", \"\(Self.app)\"]}\n")
        )
        #expect(try Command(arguments + ["--write"]).status == 0)
        #expect(try folder.text("aasa").contains(Self.app))
        #expect(try Command(arguments).output.isEmpty)
        let broken = try folder.write("{\"a\": 1,}", to: "broken")
        let refused = try Command("init", "webcredentials:example.com", "--app", Self.app, "--merge", broken)
        #expect(refused.status == 66 && refused.complaint.contains("broken:1:8: extra comma before the closing"))
    }

    @Test(arguments: [
        ["--merge", "a", "--output", "b"], ["--write"], ["--force"], ["--path", "buy"], ["--path", "/a#b"],
        ["--exclude", "/a?b=c"], ["--app", "x"],
    ])
    func `refuses what makes no sense`(options: [String]) throws {
        #expect(try Command(["init", "webcredentials:example.com"] + options).status == 64)
    }

    struct Answer: Decodable {
        struct Association: Decodable {
            let domain: String
            let verdict: String
        }
        struct Finding: Decodable {
            let code: String
            let severity: String
            let file: String?
        }
        let associations: [Association]
        let findings: [Finding]
    }

    @Test func `follows no symbolic link below the directory`() throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/example.com", withDestinationPath: elsewhere.url.path)
        for force in [[], ["--force"]] {
            let command = try Command(
                ["init", "webcredentials:example.com", "--app", Self.app, "--output", folder.url.path] + force)
            #expect(command.status == 66 && command.output.isEmpty)
            #expect(
                command.complaint
                    == "aasa: \(folder.url.path)/example.com/.well-known/apple-app-site-association: cannot be written: “example.com” in this path is a symbolic link, which could lead elsewhere\n"
            )
        }
        #expect(try elsewhere.names().isEmpty)
    }

    @Test func `uses no claim with a control character in it`() throws {
        let folder = try TemporaryFolder()
        let command = try Command(
            "init", "webcredentials:exam\nple.com", "webcredentials:good.example.com", "--app", Self.app, "--output",
            folder.url.path)
        #expect(command.status == 1)
        #expect(
            command.complaint.hasPrefix(
                "aasa: “webcredentials:exam\\u{A}ple.com”: it contains white space or control characters that no host name can contain; skipped\n"
            ))
        #expect(command.complaint.contains(": aasa check webcredentials:good.example.com --app"))
        #expect(try folder.names() == ["good.example.com"])
    }
}
