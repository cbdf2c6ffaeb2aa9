import Foundation
import TestData
import Testing

/// A repository whose code answers for the path, checked before it is deployed.
@Suite struct `a deployment whose code answers` {
    private static let app = "7D3KX9QW2M.com.example.good"
    private static let path = "app/.well-known/apple-app-site-association/route.ts"

    private static func check(_ code: String) throws -> Command {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
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
}
