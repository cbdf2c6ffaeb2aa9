import Foundation
import TestData
import Testing

/// A repository whose code answers for the path, checked before it is deployed.
@Suite struct `a deployment whose code answers` {
    private static let app = "7D3KX9QW2M.com.example.good"
    private static let path = "app/.well-known/apple-app-site-association/route.ts"

    private static func check(_ code: String, at path: String = path) throws -> Command {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder / path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: URL(filePath: folder / "package.json"))
        try Data(code.utf8).write(to: file)
        return try Command(
            "check", "webcredentials:good.test", "--app", app, "--deployment", "good.test=" + folder.path, "--offline")
    }

    @Test func `is checked as a file is, and findings point into the code`() throws {
        let good = try Self.check(
            "export const GET = () => Response.json({ webcredentials: { apps: ['\(Self.app)'] } })")
        #expect(good.status == 0 && good.output.hasPrefix("✓ webcredentials:good.test is associated"), "\(good.output)")
        #expect(good.output.contains("\(Self.path), application/json, "))
        let bad = try Self.check(
            "const ids = [\n  '\(Self.app)s',\n]\n"
                + "export function GET() {\n  return Response.json({\n    webCredentials: { apps: ids } })\n}\n")
        #expect(bad.status == 1 && bad.output.contains("\(Self.path):6:5\n"), "\(bad.output)")
        #expect(bad.output.contains("6 │     webCredentials: { apps: ids } })\n"), "\(bad.output)")
    }

    @Test func `is judged by its status and media type`() throws {
        let body = "'{\"webcredentials\": {\"apps\": [\"\(Self.app)\"]}}'"
        let page = try Self.check(
            "export const GET = () =>\n  new Response(\(body), { headers: { 'Content-Type': 'text/html' } })")
        #expect(page.output.contains("error[AD241]") || page.output.contains("text/html"), "\(page.output)")
        #expect(page.output.contains("\(Self.path):2:"), "\(page.output)")
        let refused = try Self.check("export const GET = () => new Response(\(body), { status: 403 })")
        #expect(refused.status == 1 && refused.output.contains("403"), "\(refused.output)")
    }

    @Test func `is unknown where it computes the answer, with the line`() throws {
        let command = try Self.check(
            "export const GET = () =>\n  Response.json({ webcredentials: { apps: [process.env.APP] } })")
        #expect(command.status == 0 && command.output.hasPrefix("? webcredentials:good.test"), "\(command.output)")
        #expect(command.output.contains("\(Self.path):2 computes the answer\n"), "\(command.output)")
        #expect(command.output.contains("note[AD275]"), "\(command.output)")
    }

    @Test func `is checked where nginx or Caddy answers itself`() throws {
        let file = "{\"webcredentials\": {\"apps\": [\"\(Self.app)\"]}}"
        let nginx = { (type: String, body: String) in
            """
            server {
              listen 443 ssl;
              server_name good.test;
              location = /.well-known/apple-app-site-association {
                default_type \(type);
                return 200 '\(body)';
              }
            }
            """
        }
        for (path, text) in [
            ("nginx.conf", nginx("application/json", file)),
            ("Caddyfile", "good.test {\n\trespond /.well-known/apple-app-site-association `\(file)` 200\n}\n"),
        ] {
            let good = try Self.check(text, at: path)
            #expect(good.output.hasPrefix("✓ webcredentials:good.test is associated"), "\(good.output)")
        }
        let page = try Self.check(nginx("text/html", file), at: "nginx.conf")
        #expect(page.status == 1 && page.output.contains("/nginx.conf:6:5\n"), "\(page.output)")
        let typo = try Self.check(nginx("application/json", file.replacing("apps", with: "app")), at: "nginx.conf")
        #expect(typo.status == 1 && typo.output.contains("/nginx.conf:6:"), "\(typo.output)")
        let computed = try Self.check(nginx("application/json", "$app_file"), at: "nginx.conf")
        #expect(computed.output.contains("/nginx.conf:6 computes the answer\n"), "\(computed.output)")
        let other = try Self.check(
            nginx("application/json", file).replacing("good.test", with: "other.test"), at: "nginx.conf")
        #expect(other.output.contains("good.test was not contacted"), "\(other.output)")
    }
}
