import AssociationModel
import Findings
import Inputs
import Testing

@Suite struct `A route handler in a stranger's repository` {
    private static let next = `A route handler`.next
    private static let wellKnown = `A route handler`.wellKnown

    private static func read(_ code: String, at path: String = next) -> [RouteHandler] {
        HandlerReader.handlers(in: SourceText(Array(code.utf8), from: .file(path: path)), at: path)
    }

    /// What is repeated, between what comes before and after it.
    static let repeated: [(start: String, part: String, end: String)] = [
        ("export const GET = () => Response.json(", "await ", "1)"),
        ("export function GET(req) { if (", "!", "x) return 1 }"),
        ("export function GET(req) { if (", "(", "x) return 1 }"),
        ("export function GET(req) { if (", "a || ", "b) return 1 }"),
        ("export function GET(req) { ", "if (a) ", "return 1 }"),
        ("export function GET(req) { ", "if (a) { b() } else ", "{ return 1 } }"),
        ("export function GET(req) { ", "try ", "{ return 1 } }"),
        ("export function GET(req) { ", "do ", "{ return 1 } }"),
        ("export function GET(req) { ", "{", " return 1 }"), ("export function GET(req) { return ", "(", "1"),
        ("export function GET(req) { return ", "req.method == 'GET' ? ", "1"),
        ("export function GET(req) { return ", "respondWith(", "1"), ("export function GET(req) { return ", "f(", "1"),
        ("export function GET(req) { return ", "`${", "1"),
        ("export function GET(req) { return Response.json(", "[", "1"),
        ("export function GET(req) { return new Response(1, { headers: ", "new Headers(", "a"),
        ("export const GET = ", "(", "1"), ("export const GET = ", "defineEventHandler(", "1"),
        ("export const GET = ", "async ", "() => 1"), ("x = ", "/[", "1"), ("x = ", "a<", "1"), ("", "const a: b ", ""),
        ("", "const a = 1; f(a);\n", "export const GET = () => Response.json([a])"),
        ("export const GET = () => Response.json([", "a, ", "1])\nconst a = 1"), ("", "{", "}"),
        ("", "switch (pathname) { case '\(wellKnown)': ", ""),
        ("", "function f(p) { if (p === '\(wellKnown)') ", "g() }"),
        ("", "app.get('\(wellKnown)', ", ""), ("", "['\(wellKnown)', ", ""), ("", "({ '\(wellKnown)': ", ""),
        ("", "@Get('\(wellKnown)') ", ""), ("", "export { ", ""), ("", "module.exports = ", ""),
        ("", "exports.GET = ", ""),
    ]

    @Test(arguments: repeated.indices, [next, "server.js"])
    func `comes to an end however often a part of it is repeated`(row: Int, path: String) {
        let (start, part, end) = Self.repeated[row]
        for count in [2, 200, 5_000] {
            _ = Self.read(start + String(repeating: part, count: count) + end, at: path)
        }
    }

    @Test func `comes to an end in constants and functions that name each other in a long chain`() {
        let count = 10_000
        for line in [
            { "const a\($0 + 1) = a\($0);" }, { "const a\($0 + 1) = new Headers(a\($0));" },
            { "function a\($0 + 1)() { return a\($0)() }" }, { "const a\($0 + 1) = !a\($0);" },
        ] as [(Int) -> String] {
            let lines = (0..<count).map(line).joined(separator: "\n")
            for end in [
                "a\(count)", "() => a\(count)()", "() => { if (a\(count)) return 1 }",
                "() => new Response(1, a\(count))",
            ] { _ = Self.read("\(lines)\nexport const GET = \(end)") }
        }
    }

    @Test(arguments: `A route handler`.files + `A route handler`.routes)
    func `that breaks off anywhere, or lacks any sign, is read to its end`(face: `A route handler`.Face) {
        let characters = Array(face.code)
        for index in characters.indices {
            _ = Self.read(String(characters[..<index]), at: face.path)
            _ = Self.read(String(characters[..<index] + characters[(index + 1)...]), at: face.path)
        }
    }

    @Test func `that nests too deeply is unknown, and the rest of the repository is judged`() throws {
        let deep = "export function GET() { \(String(repeating: "if (a) ", count: 500))return Response.json({}) }"
        #expect(try `A route handler`.answer(deep, at: Self.next).hasPrefix("computed "))
    }

    @Test func `gives up on constants that double with each line`() throws {
        let lines = (0..<60).map { "const a\($0 + 1) = [a\($0), a\($0)]" }
        let code = "const a0 = [1]\n" + lines.joined(separator: "\n") + "\nexport const GET = () => Response.json(a60)"
        #expect(try `A route handler`.answer(code, at: Self.next).hasPrefix("computed "))
    }
}
