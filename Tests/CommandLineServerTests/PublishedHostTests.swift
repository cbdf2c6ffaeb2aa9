import Foundation
import TestData
import Testing

/// A mistake in what is deployed to a host, and what is to be said of it.
struct HostMistake: CustomStringConvertible, Sendable {
    let host: PublishedHost
    let name: String
    /// The configuration, by path in the folder.
    let files: [String: String]
    /// Whether the folder has the AASA file from the start.
    var hasFile = true
    /// The finding in what the host answers.
    let finding: String
    /// The finding in the folder before it is deployed; nil where that does not show it.
    var deployed: String?
    /// Whether an edit of the configuration is all that it takes.
    var isEdited = true

    var description: String { "\(host.title): \(name)" }

    static let all = [
        HostMistake(
            host: .vercel, name: "a route for every path",
            files: ["vercel.json": #"{ "routes": [{ "src": "/(.*)", "dest": "/index.html" }] }"#],
            finding: "body-html", deployed: "deploy-catch-all"),
        HostMistake(
            host: .vercel, name: "a route redirects every path",
            files: [
                "vercel.json": """
                {
                  "routes": [
                    { "src": "/about", "dest": "/index.html" },
                    { "src": "/(.*)", "status": 308, "headers": { "Location": "https://www.good.test/$1" } }
                  ]
                }
                """
            ], finding: "redirected", deployed: "deploy-redirects"),
        HostMistake(
            host: .vercel, name: "no rule gives the media type, beside other rules",
            files: [
                "vercel.json": """
                {
                  "headers": [
                    { "source": "/(.*).css", "headers": [{ "key": "Content-Type", "value": "text/css; charset=utf-8" }] }
                  ]
                }
                """
            ], finding: "media-type-unexpected", deployed: "deploy-media-type-unset"),
        HostMistake(
            host: .vercel, name: "names with a dot are not uploaded",
            files: [".vercelignore": ".*\n", "vercel.json": headers],
            finding: "status-not-found", deployed: "deploy-drops-dot-folder"),
        HostMistake(
            host: .vercel, name: "a page for every path without a file, and no file",
            files: ["vercel.json": #"{ "rewrites": [{ "source": "/(.*)", "destination": "/index.html" }] }"#],
            hasFile: false, finding: "body-html"),
        HostMistake(
            host: .netlify, name: "a forced page for every path", files: ["public/_redirects": "/* /index.html 200!\n"],
            finding: "body-html", deployed: "deploy-catch-all"),
        HostMistake(
            host: .netlify, name: "a forced redirect to www",
            files: ["public/_redirects": "/old /about 301\n/* https://www.good.test/:splat 301!\n"],
            finding: "redirected", deployed: "deploy-redirects"),
        HostMistake(
            host: .netlify, name: "a forced page in netlify.toml",
            files: [
                "netlify.toml": """
                [build]
                publish = "public"

                [[redirects]]
                from = "/*"
                to = "/index.html"
                status = 200
                force = true

                """
            ], finding: "body-html", deployed: "deploy-catch-all"),
        HostMistake(
            host: .netlify, name: "a page for every path without a file, and no file",
            files: ["public/_redirects": "/* /index.html 200\n"], hasFile: false, finding: "body-html"),
        HostMistake(
            host: .firebase, name: "folders with a dot are ignored",
            files: [
                "firebase.json": """
                {
                  "hosting": {
                    "public": "public",
                    "ignore": ["firebase.json", "**/.*/**", "**/node_modules/**"]
                  }
                }
                """
            ], finding: "status-not-found", deployed: "deploy-drops-dot-folder"),
        HostMistake(
            host: .firebase, name: "no rule gives the media type",
            files: ["firebase.json": #"{ "hosting": { "public": "public" } }"#], finding: "media-type-unexpected",
            deployed: "deploy-media-type-unset"),
        HostMistake(
            host: .firebase, name: "a page for every path without a file, and no file",
            files: [
                "firebase.json":
                    #"{ "hosting": { "public": "public", "rewrites": [{ "source": "**", "destination": "/index.html" }] } }"#
            ], hasFile: false, finding: "body-html"),
        HostMistake(
            host: .cloudflarePages, name: "nothing gives the media type",
            files: ["_headers": "/other\n  X-Robots-Tag: none\n"],
            finding: "media-type-unexpected"),
        HostMistake(
            host: .cloudflarePages, name: "a page for every path without a file, and no file", files: [:],
            hasFile: false,
            finding: "body-html"),
        HostMistake(
            host: .azureStaticWebApps, name: "the site asks for a sign-in",
            files: [
                "staticwebapp.config.json": """
                {
                  "routes": [
                    { "route": "/login", "rewrite": "/index.html" },
                    { "route": "/*", "allowedRoles": ["authenticated"] }
                  ]
                }
                """
            ], finding: "status-unauthorized", deployed: "deploy-denies-dot-paths"),
        HostMistake(
            host: .azureStaticWebApps, name: "nothing gives the media type", files: ["staticwebapp.config.json": "{}"],
            finding: "media-type-unexpected", deployed: "deploy-media-type-unset", isEdited: false),
        HostMistake(
            host: .azureStaticWebApps, name: "a page for every path without a file, and no file",
            files: ["staticwebapp.config.json": #"{ "navigationFallback": { "rewrite": "/index.html" } }"#],
            hasFile: false, finding: "body-html"),
    ]

    private static let headers = """
        {
          "headers": [
            {
              "source": "/.well-known/(.*)",
              "headers": [{ "key": "Content-Type", "value": "application/json" }]
            }
          ]
        }
        """
}

@Suite struct `mistakes in what is deployed to a host of static files` {
    @Test(arguments: HostMistake.all) func `are found, and the printed advice fixes them`(mistake: HostMistake)
        async throws
    {
        let site = try DeployedSite(mistake)
        let before = try await site.judged()
        let finding = try #require(
            before.findings.first { $0.name == mistake.finding }, "\(before.findings.map(\.name))")
        let help = try #require(finding.help)
        #expect(help.hasPrefix("on \(mistake.host.title): "), "\(help)")
        let others = try site.others()

        if let name = mistake.deployed {
            #expect(try site.deployedFindings().contains(name))
            let fix = try site.folder.run("fix . --write")
            #expect(
                fix.output.contains("repaired; written\n") == mistake.isEdited, "\(fix.output)\(fix.complaint)")
        }
        // What no edit of the configuration does is left to the words and the snippet.
        var after = try await site.judged()
        if mistake.deployed == nil || !after.findings.isEmpty {
            try site.follow(after.findings.first ?? finding)
            after = try await site.judged()
        }
        #expect(after.findings.map(\.name) == [] && after.status == 0)
        #expect(try site.deployedFindings() == [])
        #expect(try site.others() == others, "the rest of the site answers as before")

        let files = site.files
        let again = try site.folder.run("fix . --write")
        #expect(again.status == 0 && site.files == files, "\(again.output)\(again.complaint)")
    }
}

/// A folder with the mistake, as its host answers for it.
private struct DeployedSite {
    private static let file = String(LiveSite.path.dropFirst())
    private static let paths = [
        "/", "/index.html", "/style.css", "/.env", "/about", "/login", "/old", "/.well-known/other",
    ]

    let mistake: HostMistake
    let folder: ConfiguredFolder
    private var root: String { mistake.host.root }

    init(_ mistake: HostMistake) throws {
        self.mistake = mistake
        folder = try ConfiguredFolder(nil)
        var files = mistake.files
        files[mistake.host.root + "index.html"] = "<!DOCTYPE html><title>Shop</title>"
        files[mistake.host.root + "style.css"] = "a {}"
        if mistake.hasFile { files[mistake.host.root + Self.file] = LiveSite.file }
        for (name, text) in files { try folder.put(text, in: name) }
    }

    var files: [String: String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in (try? folder.text(of: name)).map { (name, $0) } })
    }

    private func answer(_ path: String) throws -> PublishedHost.Answer {
        try #require(
            mistake.host.answer(path, from: files), "the host refuses the configuration, by \(mistake.host.address)")
    }

    func others() throws -> [PublishedHost.Answer] { try Self.paths.map(answer) }

    /// What `aasa check` says of the host.
    func judged() async throws -> Judged {
        let live = try await LiveSite([LiveSite.path: try answer(LiveSite.path).behaviour])
        let command = try live.check(["--stack", mistake.host.rawValue])
        return try Judged(command.output, command.status)
    }

    /// What it says of the folder.
    func deployedFindings() throws -> [String] {
        let run = try folder.run(
            "check webcredentials:good.test --app \(LiveSite.app) --deployment good.test=. --offline --format json")
        return try Judged(run.output, run.status).findings.map(\.name)
    }

    /// Does what a finding's help and snippet say.
    func follow(_ finding: Judged.Finding) throws {
        let help = try #require(finding.help)
        if help.contains("put the file into .well-known/") { try folder.put(LiveSite.file, in: root + Self.file) }
        if help.contains("beside it as apple-app-site-association.json") {
            try folder.put(LiveSite.file, in: root + Self.file + ".json")
        }
        guard let snippet = finding.snippet else { return }
        let old = files[snippet.file]
        guard snippet.file.hasSuffix(".json") else {
            return try folder.put((old ?? "") + snippet.text + "\n", in: snippet.file)
        }
        let merged = Self.merged(try Self.object(snippet.text), into: try Self.object(old ?? "{}"))
        try folder.put(
            String(decoding: try JSONSerialization.data(withJSONObject: merged), as: UTF8.self), in: snippet.file)
    }

    private static func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    // The elements of lists come before those that are there.
    private static func merged(_ new: Any, into old: Any) -> Any {
        if let new = new as? [String: Any], let old = old as? [String: Any] {
            return old.merging(new) { merged($1, into: $0) }
        }
        if let new = new as? [Any], let old = old as? [Any] { return new + old }
        return new
    }

    struct Judged {
        struct Finding: Decodable {
            struct Snippet: Decodable {
                let file: String
                let text: String
            }
            let name: String
            let help: String?
            let snippet: Snippet?
        }
        private struct Report: Decodable { let findings: [Finding] }

        let status: Int32
        let findings: [Finding]

        init(_ output: String, _ status: Int32) throws {
            self.status = status
            findings = try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings.filter {
                $0.name != "response-slow"
            }
        }
    }
}
