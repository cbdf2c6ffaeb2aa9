import Foundation
import TestData
import Testing

/// What was not read of a deployment may keep the file from being served: the answer is unknown, and says what it was.
@Suite struct `a deployment of which something was not read` {
    /// A way in which a part of a deployment stays unread.
    struct Face: CustomTestStringConvertible, Sendable {
        let path: String
        let text: String
        /// What the headline says after the folder.
        let reason: String
        /// The same file where everything can be read.
        let readable: String

        var testDescription: String { reason }
    }

    private static let location =
        "location = /.well-known/apple-app-site-association { default_type application/json; }"

    private static func nginx(_ lines: String) -> String {
        "server {\nlisten 443 ssl;\nserver_name good.test;\n\(location)\n\(lines)\n}\n"
    }

    private static func caddy(depth: Int) -> String {
        let snippets = (0..<depth).map { "(s\($0)) {\n import s\($0 + 1)\n}\n" }.joined()
        let last = "(s\(depth)) {\n header /.well-known/* Content-Type application/json\n}\n"
        return snippets + last + "good.test {\n import s0\n file_server\n}\n"
    }

    private static func workflow(depth: Int) -> String {
        "on: push\njobs:\n" + (1...depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    }

    static let faces = [
        Face(
            path: "nginx.conf", text: nginx("include rules/hidden;"),
            reason: "/nginx.conf:5: “rules/hidden” is included here and was not read: it is not in the deployed folder",
            readable: nginx("include mime.types;")),
        Face(
            path: "apache/shop.conf",
            text: "<VirtualHost *:443>\nServerName good.test\nDocumentRoot /a\nInclude rules.inc\n</VirtualHost>\n",
            reason:
                "/apache/shop.conf:4: “rules.inc” is included here and was not read: it is not in the deployed folder",
            readable: "<VirtualHost *:443>\nServerName good.test\nDocumentRoot /a\n</VirtualHost>\n"),
        Face(
            path: "Caddyfile", text: caddy(depth: 16),
            reason:
                "/Caddyfile:47: “s16” is included here and was not read: includes are nested more than 16 deep, or too large",
            readable: caddy(depth: 15)),
        Face(
            path: ".github/workflows/site.yml", text: workflow(depth: 70),
            reason: "/.github/workflows/site.yml:66: site.yml was not checked: values are nested too deeply",
            readable: workflow(depth: 20)),
        Face(
            path: "nginx.conf", text: nginx("# \u{0}"),
            reason: "/nginx.conf:5: the file is not text in UTF-8, so it was not checked", readable: nginx("# 0")),
        Face(
            path: "nginx.conf", text: nginx(String(repeating: "# long\n", count: 160_000)),
            reason: "/nginx.conf: the file is larger than 1048576 bytes, so it was not checked",
            readable: nginx(String(repeating: "# long\n", count: 100))),
        Face(
            path: "nginx.conf", text: nginx("deny {{ denied }};"),
            reason: "/nginx.conf:5: a program makes this file from a template, so it was not checked",
            readable: nginx("")),
    ]

    @Test(arguments: faces) func `is unknown, with what was not read`(face: Face) throws {
        let folder = try Self.repository([face.path: face.text])
        let command = try Self.check(folder)
        #expect(
            command.output.hasPrefix(
                "? webcredentials:good.test could not be checked for \(Self.app): \(folder.path)\(face.reason)\n"),
            "\(command.output)")
        #expect(command.output.contains("warning[AD27") && command.status == 0, "\(command.output)")
        let json = try Self.check(folder, "--format", "json").output
        #expect(json.contains(/"verdict": *"unknown"/))
        #expect(try Self.check(folder, "--format", "junit").output.contains("<skipped"))
        #expect(try Self.check(folder, "--fail-on", "unknown").status == 1)
        try folder.write(face.readable, to: face.path)
        let whole = try Self.check(folder)
        #expect(whole.output.hasPrefix("✓ webcredentials:good.test is associated with"), "\(whole.output)")
    }

    @Test func `is refused all the same where the file does not list the app`() throws {
        let folder = try Self.repository(["nginx.conf": Self.faces[0].text], listing: "7D3KX9QW2M.com.example.other")
        #expect(try Self.check(folder).output.contains("\n✗ webcredentials:good.test is not associated with"))
    }

    @Test func `is decided by an error`() throws {
        let folder = try Self.repository([
            "nginx.conf": "server { listen 443 ssl; server_name good.test; location ~ /\\. { deny all; } }",
            ".github/workflows/site.yml": Self.workflow(depth: 70),
        ])
        let command = try Self.check(folder)
        let refusal = "\n✗ webcredentials:good.test is not associated with \(Self.app): nginx refuses "
        #expect(command.output.contains(refusal) && command.output.contains("\n  ✗ served    nginx refuses "))
        #expect(command.output.contains("error[AD273]") && command.output.contains("warning[AD276]"))
        #expect(command.status == 1)
        #expect(try Self.check(folder, "--format", "json").output.contains(/"verdict": *"not-associated"/))
    }

    @Test func `follows links that stay in the folder, and no others`() throws {
        let sites = "http { include mime.types; include sites-enabled/*; }"
        let folder = try Self.repository([
            "public/nginx.conf": sites, "public/sites-enabled/.keep": "", "public/sites-available/shop": Self.nginx(""),
            "outside": Self.nginx(""),
        ])
        try folder.link("public/sites-enabled/shop", to: "../sites-available/shop")
        let site = "good.test=\(folder.path)/public"
        let followed = try Command("check", "webcredentials:good.test", "--app", Self.app, "--site", site)
        #expect(followed.output.hasPrefix("✓"), "\(followed.output)")
        try FileManager.default.removeItem(atPath: folder / "public/sites-enabled/shop")
        try folder.link("public/sites-enabled/shop", to: "../../outside")
        let outside = try Command("check", "webcredentials:good.test", "--app", Self.app, "--site", site)
        #expect(outside.output.hasPrefix("?"), "\(outside.output)")
        #expect(outside.output.contains("was not read: it is outside the deployed folder"))
    }

    @Test(arguments: ["web/edge/nginx.conf", "sites-enabled/shop", "etc/nginx/sites-available/shop", "nginx/site.conf"])
    func `is read wherever its nginx keeps its configuration`(path: String) throws {
        let folder = try Self.repository([
            path: "server { listen 443 ssl; server_name good.test; location ~ /\\. { deny all; } }"
        ])
        let command = try Self.check(folder)
        #expect(command.output.contains("error[AD273]") && command.status == 1, "\(command.output)")
    }

    // MARK: What the system does not let us read

    @Test func `is unknown where its configuration may not be read`() throws {
        let folder = try Self.repository(["nginx.conf": Self.nginx("")])
        try Self.deny("nginx.conf", in: folder)
        let command = try Self.check(folder, after: Self.asAnybody)
        #expect(command.output.contains("\(folder.path)/nginx.conf: the file was not checked; it cannot be read"))
        #expect(command.output.hasPrefix("?") && command.status == 0, "\(command.output)")
    }

    @Test func `ends with 66 where an included file may not be read, and has a report`() throws {
        for denied in ["rules/hidden", "rules"] {
            let folder = try Self.repository(["nginx.conf": Self.faces[0].text, "rules/hidden": "# nothing"])
            #expect(try Self.check(folder, after: Self.asAnybody).output.hasPrefix("✓"))
            try Self.deny(denied, in: folder)
            let command = try Self.check(folder, after: Self.asAnybody)
            #expect(command.output.hasPrefix("?") && command.output.contains("warning[AD277]"), "\(command.output)")
            #expect(command.complaint.contains("rules/hidden: cannot be read: Permission denied"))
            #expect(command.status == 66)
            try Self.allow(denied, in: folder)
        }
    }

    @Test func `ends with 66 where the association file may not be read`() throws {
        let folder = try Self.repository([:])
        try Self.deny("public/.well-known/apple-app-site-association", in: folder)
        for command in [
            try Self.check(folder, after: Self.asAnybody),
            try Command(
                ["check", "webcredentials:good.test", "--app", Self.app, "--site", "good.test=\(folder.path)/public"],
                after: Self.asAnybody),
        ] {
            #expect(command.status == 66 && command.output.hasPrefix("? "), "\(command.output)")
            #expect(command.output.contains("public/.well-known/apple-app-site-association cannot be read\n"))
            #expect(!command.output.contains("Strong Passwords for app"))
            #expect(command.complaint.contains("public/.well-known/apple-app-site-association: cannot be read"))
        }
    }

    @Test func `is told of a folder that may not be opened, which decides nothing`() throws {
        let folder = try Self.repository(["other/nginx.conf": ""])
        try Self.deny("other", in: folder)
        let command = try Self.check(folder, after: Self.asAnybody)
        #expect(command.output.hasPrefix("✓") && command.status == 0, "\(command.output)")
        #expect(command.output.contains("this folder was not searched for configuration"))
        try Self.allow("other", in: folder)
    }

    // MARK: Making and asking

    private static let app = "7D3KX9QW2M.com.example.good"
    // The superuser may read everything, unless it gives that up.
    private static let asAnybody =
        #"[ "$(id -u)" != 0 ] || set -- setpriv --bounding-set=-dac_override,-dac_read_search "$@""#

    private static func repository(_ files: [String: String], listing app: String = app) throws -> TemporaryFolder {
        let file = "public/.well-known/apple-app-site-association"
        return try TemporaryFolder([file: #"{"webcredentials": {"apps": ["\#(app)"]}}"#].merging(files) { $1 })
    }

    private static func deny(_ path: String, in folder: TemporaryFolder) throws { try setMode(0, path, folder) }

    private static func allow(_ path: String, in folder: TemporaryFolder) throws { try setMode(0o755, path, folder) }

    private static func setMode(_ mode: Int, _ path: String, _ folder: TemporaryFolder) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder / path)
    }

    private static func check(
        _ folder: TemporaryFolder, _ options: String..., after shellCommand: String? = nil
    ) throws -> Command {
        try Command(
            [
                "check", "webcredentials:good.test", "--app", app, "--deployment", "good.test=" + folder.path,
                "--offline",
            ] + options, after: shellCommand)
    }
}
