import AssociationModel
import Findings
import Inputs
import TestData
import Testing
import TextFormats

/// What answers in code at the path that Apple reads, as a repository shows it.
@Suite struct `A route handler` {
    /// A file of a repository, and what it answers.
    struct Face: CustomTestStringConvertible, Sendable {
        let shape: String
        let path: String
        let code: String
        /// The status, media type and body; “computed” with the first words of what computes it; empty for no handler.
        let answer: String

        init(_ shape: String, _ path: String, _ code: String, _ answer: String) {
            (self.shape, self.path, self.code, self.answer) = (shape, path, code, answer)
        }

        var testDescription: String { shape }
    }

    private static let json = #"200 application/json {"webcredentials":{"apps":["A.b"]}}"#
    static let next = "app/.well-known/apple-app-site-association/route.ts"
    private static let svelte = "src/routes/(web)/.well-known/apple-app-site-association/+server.ts"
    static let wellKnown = "/.well-known/apple-app-site-association"

    static func answer(_ code: String, at path: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(code, to: path)
        try folder.write("{}", to: "package.json")
        let deployments = DeploymentFolder(host: "example.com", path: folder.path).deployments(host: nil)
        return deployments.flatMap(\.handlers).map { handler in
            let place = handler.location == .wellKnown ? "" : handler.location.path + " "
            guard let literal = handler.literal else {
                guard case .computed = handler.answer else { return place + "file" }
                return "\(place)computed \(handler.text.string(in: handler.span).prefix { $0 != "(" })"
            }
            return "\(place)\(literal.status) \(literal.mediaType ?? "?") \(literal.body.string)"
        }.joined(separator: "; ")
    }

    static let files = [
        Face(
            "Next.js, middleware", "src/middleware.ts",
            """
            export function middleware(request: NextRequest) {
              const { pathname } = request.nextUrl
              if (pathname === "/.well-known/apple-app-site-association") {
                return NextResponse.json({ webcredentials: { apps: ["A.b"] } })
              }
              return NextResponse.next()
            }
            """, json),
        Face(
            "Next.js, a proxy that rewrites", "proxy.ts",
            """
            export function proxy(request) {
              if (request.nextUrl.pathname === "/.well-known/apple-app-site-association")
                return NextResponse.rewrite(new URL("/api/aasa", request.url))
            }
            """, "computed NextResponse.rewrite"),
        Face(
            "Next.js, middleware that lets the file through", "middleware.ts",
            """
            export function middleware(request) {
              const { pathname } = request.nextUrl
              if (pathname.startsWith("/.well-known/apple-app-site-association")) return NextResponse.next()
              return NextResponse.redirect(new URL("/login", request.url))
            }
            """, ""),
        Face(
            "Next.js, a constant", next,
            """
            import { NextResponse } from "next/server";
            const TEAM = 'A', file = 1;
            const association: Record<string, unknown> = { webcredentials: { apps: [`${TEAM}.b`] } } as const;
            export async function GET(): Promise<NextResponse<{ a: string }>> { return NextResponse.json(association) }
            """, json),
        Face(
            "Next.js, a response of its own", "src/" + next,
            """
            export const dynamic = "force-static"
            const handler = () => new Response(JSON.stringify({ "webcredentials": { "apps": ["A.b"], }, }, null, 2), {
              status: 200, headers: { 'Content-Type': 'application/json', 'Cache-Control': CACHE } })
            export { handler as GET }
            """, json),
        Face(
            "Next.js, a text that is quoted until it is too long to follow", next,
            "const v0 = 'a'\n" + (1...40).map { "const v\($0) = JSON.stringify(v\($0 - 1))\n" }.joined()
                + "export const GET = () => Response.json({ a: v40 })", "computed JSON.stringify"),
        Face(
            "Next.js, without a media type", next,
            #"export function GET() { return new Response('{"webcredentials":{"apps":["A.b"]}}') }"#,
            json.replacing("application/json", with: "text/plain")),
        Face(
            "Next.js, from the environment", next,
            "export function GET() { return Response.json({ webcredentials: { apps: [process.env.APP] } }) }",
            "computed process"),
        Face(
            "Next.js, under a condition", next,
            """
            export function GET(req) {
              if (!process.env.TEAM) return new Response(null, { status: 404 })
              return Response.json({})
            }
            """, "computed !process.env.TEAM"),
        Face(
            "Next.js, for one method", next,
            """
            export async function GET(request: Request) {
              const response = NextResponse.json({ webcredentials: { apps: ["A.b"] } })
              if (request.method !== "GET" && request.method !== "HEAD") { return new Response(null, { status: 405 }) }
              response.headers.set("Content-Type", "application/json")
              return response
            }
            """, json),
        Face("Next.js, only POST", next, "export function POST() { return Response.json({}) }", ""),
        Face(
            "Next.js, at the old place", "app/apple-app-site-association/route.js",
            "export const GET = () => Response.json({a: 1})",
            #"/apple-app-site-association 200 application/json {"a":1}"#),
        Face(
            "SvelteKit", svelte,
            "export const GET = (() => json({ webcredentials: { apps: ['A.b'] } })) satisfies RequestHandler", json),
        Face(
            "SvelteKit, built ahead", svelte,
            "export const prerender = true\nexport function GET() { return json({a: 1}) }", #"200 ? {"a":1}"#),
        Face(
            "Astro", "src/pages/.well-known/apple-app-site-association.ts",
            "export const GET: APIRoute = async () => new Response(JSON.stringify({a: 1}))", #"200 ? {"a":1}"#),
        Face(
            "Nuxt", "server/routes/.well-known/apple-app-site-association.get.ts",
            """
            export default defineEventHandler((event) => {
              setHeader(event, 'Content-Type', 'application/json')
              return { webcredentials: { apps: ["A.b"] } }
            })
            """, json),
        Face(
            "Remix", "app/routes/[.]well-known.apple-app-site-association.tsx",
            "export const loader = () => json({ webcredentials: { apps: ['A.b'] } })", json),
        Face(
            "Cloudflare Pages", "functions/.well-known/apple-app-site-association.js",
            "export const onRequest = () => Response.json({ webcredentials: { apps: ['A.b'] } })", json),
    ]

    static let routes = [
        Face(
            "Express", "server.js",
            """
            const app = express()
            const ok = /["'`]/.test(x)
            app.get('\(wellKnown)', (req, res) => {
              res.setHeader('Content-Type', 'application/json')
              res.status(200).send(JSON.stringify({ webcredentials: { apps: ["A.b"] } }))
            })
            """, json),
        Face(
            "Express, both places", "server.js",
            "app.get(['/apple-app-site-association', '\(wellKnown)'], (_, res) => res.json(file()))\n"
                + "function file() { const id = 'A.b'\n return { webcredentials: { apps: [id] } } }",
            "/apple-app-site-association \(json); \(json)"),
        Face(
            "Express, a file", "server.js",
            "app.get('\(wellKnown)', (req, res) => { res.type('json'); res.sendFile(path.join(dir, 'a')) })", "file"),
        Face(
            "Express, a guard before it", "server.js",
            "app.get('\(wellKnown)', requireLogin, (req, res) => res.json({}))", "computed requireLogin"),
        Face(
            "Express, the old place alone", "server.js",
            "const app = express()\napp.get('/apple-app-site-association', (req, res) => res.json({a: 1}))",
            #"/apple-app-site-association 200 application/json {"a":1}"#),
        Face(
            "Express, a router that is mounted elsewhere", "routes.js",
            "router.get('/apple-app-site-association', (req, res) => res.json({a: 1}))", "computed router.get"),
        Face(
            "Fastify", "server.ts",
            "app.get('\(wellKnown)', async (_req, reply) => {\n reply.type('application/json')\n return {a: 1} })",
            #"200 application/json {"a":1}"#),
        Face(
            "Hono", "index.ts", "app.get('\(wellKnown)', (c) => c.json({a: 1}, 200))",
            #"200 application/json {"a":1}"#),
        Face(
            "Koa", "index.js", "router.get('\(wellKnown)', async (ctx) => { ctx.type = 'json'; ctx.body = {a: 1} })",
            #"200 application/json {"a":1}"#),
        Face(
            "NestJS", "a.controller.ts",
            "@Controller()\nclass A {\n @Get('.well-known/apple-app-site-association')\n"
                + " @Header('Content-Type', 'application/json')\n get(): object { return {a: 1} }\n}",
            #"200 application/json {"a":1}"#),
        Face(
            "a Worker", "src/index.ts",
            """
            function reply(data, status = 200) {
              return new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json" } })
            }
            export default {
              async fetch(request: Request, env): Promise<Response> {
                const url = new URL(request.url);
                if (url.pathname.startsWith("/api/")) return handle(request)
                if (url.pathname === "\(wellKnown)") { return reply({ webcredentials: { apps: ["A.b"] } }) }
                return env.ASSETS.fetch(request)
              },
            }
            """, json),
        Face(
            "a Worker, by cases", "src/index.ts",
            "export default { fetch(request) { switch (new URL(request.url).pathname) {\n"
                + " case '/': return home()\n case '\(wellKnown)': return Response.json({a: 1})\n } } }",
            #"200 application/json {"a":1}"#),
        Face(
            "a list of what needs no login", "auth.ts",
            "const open = ['\(wellKnown)']\nexport function f(url) { if (url.pathname === '\(wellKnown)') return next() }",
            ""),
        Face("a test", "server.test.ts", "app.get('\(wellKnown)', (c) => c.json({a: 1}, 200))", ""),
        Face("a request", "client.ts", "const r = await fetch(base + '\(wellKnown)')", ""),
        Face(
            "Rails", "config/routes.rb", "  get \"\(wellKnown)\", to: \"apple#show\"",
            "computed get \"/.well-known/apple-app-site-association\", to: \"apple#show\""),
        Face("Rails, a comment", "config/routes.rb", "  # get \"\(wellKnown)\", to: \"apple#show\"", ""),
        Face(
            "Django", "web/urls.py", "    path(\".well-known/apple-app-site-association\", apple),",
            "computed path"),
        Face("Go", "main.go", "\thttp.HandleFunc(\"\(wellKnown)\", f)", "computed http.HandleFunc"),
    ]

    @Test(arguments: files)
    func `is found by its place in a framework`(face: Face) throws {
        #expect(try Self.answer(face.code, at: face.path) == face.answer)
    }

    @Test(arguments: routes)
    func `is found by the path that it names`(face: Face) throws {
        #expect(try Self.answer(face.code, at: face.path) == face.answer)
    }

    @Test(arguments: [
        ("const a = { x: 1 }\na.x = 2\nexport const GET = () => Response.json(a)", "computed a"),
        ("const a = [1]\na.push(2)\nexport const GET = () => Response.json(a)", "computed a"),
        (
            "export const GET = () => Response.json({ ...{ a: 1, b: [...[2]] }, a: 'x' + 'y' })",
            #"200 application/json {"a":"xy","b":[2]}"#
        ),
        (#"export const GET = () => new Response('{"a": "\'\\"}')"#, #"200 text/plain {"a": "'\"}"#),
        ("export const GET = () => Response.json({ a: b() })\nfunction b() { return b() }", "computed b"),
        ("export const GET = () => Response.json(ids.map((id) => ({ id })))", "computed ids"),
        ("export const GET = () => true ? Response.json(1) : Response.json(2)", "computed true"),
        ("export const GET = () => Response.redirect('/a')", "computed Response.redirect"),
        ("export const GET = wrap(() => Response.json(1))", "computed wrap"),
        ("export { GET } from './a'", "computed GET"),
    ])
    func `computes what cannot be read from its file`(code: String, answer: String) throws {
        #expect(try Self.answer(code, at: Self.next) == answer)
    }

    @Test func `belongs to the nearest project, and leaves a file of another alone`() throws {
        let folder = try TemporaryFolder()
        try folder.write("export const GET = () => Response.json({a: 1})", to: "apps/web/" + Self.next)
        for path in ["package.json", "apps/web/package.json", "apps/site/package.json"] {
            try folder.write("{}", to: path)
        }
        try folder.write("{}", to: "apps/site/public" + Self.wellKnown)
        let deployments = DeploymentFolder(host: nil, path: folder.path).deployments(host: nil)
        #expect(deployments.map(\.webRoot) == ["apps/site/public", "apps/web"])
        #expect(deployments.map(\.hasFile) == [true, false])
        #expect(deployments.map(\.handlers.count) == [0, 1])
    }

    @Test(arguments: [("{a: 1}", true), ("{a: 2}", false)])
    func `is computed where another one of its project answers otherwise`(other: String, isLiteral: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("export const GET = () => Response.json({a: 1})", to: Self.next)
        try folder.write("app.get('\(Self.wellKnown)', (c) => c.json(\(other)))", to: "server.ts")
        let handlers = DeploymentFolder(host: nil, path: folder.path).deployments(host: nil).flatMap(\.handlers)
        #expect(handlers.map { $0.literal != nil } == [isLiteral])
    }
}
