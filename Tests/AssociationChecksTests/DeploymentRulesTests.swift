import AssociationModel
import Findings
import HostConfigurations
import Testing
import TextFormats

@Suite struct `The rules of a deployment` {
    private func effects(
        _ files: [(DeploymentFile.Kind, String, String)], host: String? = "example.com", root: String = "public",
        hasFile: Bool = true, isTracked: Bool? = nil
    ) -> [DeploymentEffect] {
        let files = files.map { DeploymentFile($0, at: $1, SourceText($2, from: .file(path: $1))) }
        return DeploymentRules.effects(
            of: Deployment(
                host: host, folder: ".", webRoot: root, hasFile: hasFile, isTracked: isTracked, files: files))
    }

    private static let vercel = (
        DeploymentFile.Kind.vercel, "vercel.json",
        #"{"headers": [{"source": "/(.*)", "headers": [{"key": "Content-Type", "value": "application/json"}]}]}"#
    )

    @Test(
        arguments: [
            (true, nil), (nil, .unknown), (false, .dropped),
        ] as [(Bool?, DeploymentEffect.Kind?)])
    func `a pattern of git counts as far as the file is known not to be tracked`(
        isTracked: Bool?, expected: DeploymentEffect.Kind?
    ) {
        let found = effects([Self.vercel, (.gitIgnore, ".gitignore", "node_modules\n.*\n")], isTracked: isTracked)
        #expect(found.map(\.kind) == (expected.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.observation.place.position == SourcePosition(line: 2, column: 1) })
    }

    @Test func `a pattern of git is a note where nothing deploys from git`() {
        #expect(effects([(.gitIgnore, ".gitignore", ".well-known")], isTracked: false).map(\.kind) == [.unknown])
    }

    @Test func `a pattern of git that names the file is a note, since a build may make the file`() {
        let ignore = (DeploymentFile.Kind.gitIgnore, ".gitignore", "public/.well-known/apple-app-site-association\n")
        #expect(effects([Self.vercel, ignore], isTracked: false).map(\.kind) == [.unknown])
    }

    @Test(arguments: [
        (
            DeploymentFile.Kind.netlify, "netlify.toml",
            "[[redirects]]\nfrom = \"/*\"\nto = \"/index.html\"\nstatus = 200\nforce = true\n"
        ),
        (.redirects, "public/_redirects", "/* /index.html 200!\n"),
        (.redirects, "public/_redirects", "/* https://www.example.com/:splat 301!\n"),
    ])
    func `a forced rule is put right by the snippet before it`(kind: DeploymentFile.Kind, path: String, text: String)
        throws
    {
        let netlify = (DeploymentFile.Kind.netlify, "netlify.toml", "")
        let others = kind == .netlify ? [] : [netlify]
        let found = effects(others + [(kind, path, text)])
        #expect(found.map(\.kind) == [text.contains("301") ? .redirected : .caught])
        let snippet = try #require(found.first?.observation.snippet).text
        #expect(effects(others + [(kind, path, snippet + "\n" + text)]).isEmpty)
        #expect(
            !effects(others + [(kind, path, text + snippet + "\n")]).isEmpty, "the first rule that covers it counts")
    }

    @Test func `a pattern of Docker is a note where GitHub Pages may serve the site`() {
        let ignore = (DeploymentFile.Kind.dockerIgnore, ".dockerignore", "**/.*\n")
        #expect(effects([ignore]).map(\.kind) == [.dropped])
        #expect(effects([ignore, (.noJekyll, ".nojekyll", "")]).map(\.kind) == [.unknown])
        let workflow = "jobs: {a: {steps: [{uses: actions/deploy-pages@v4}]}}"
        let both = effects([ignore, (.workflow, ".github/workflows/a.yml", workflow)])
        #expect(both.map(\.kind) == [.unknown])
    }

    @Test(arguments: [
        "uses: softprops/action-gh-release@v2", "run: swift build --split-debug-info", "run: echo ftp ssh staging",
        "uses: docker/setup-buildx-action@v3", "uses: example/preview@v1",
    ])
    func `the certain failure of GitHub Pages stays one, whatever words other workflows have`(step: String) {
        let pages = "jobs: {a: {steps: [{uses: actions/upload-pages-artifact@v4, with: {path: public}}]}}"
        let found = effects([
            (.workflow, ".github/workflows/a.yml", pages),
            (.workflow, ".github/workflows/debug-ftp.yml", "jobs:\n  b:\n    steps:\n      - \(step)\n"),
        ])
        #expect(found.map(\.kind) == [.dropped])
    }

    @Test func `beside an action that deploys to another host, the failure of GitHub Pages leaves the site open`() {
        let steps = """
            [{uses: actions/upload-pages-artifact@v4, with: {path: public}}, {uses: nwtgck/actions-netlify@v3}]
            """
        let workflow = (DeploymentFile.Kind.workflow, ".github/workflows/a.yml", "jobs: {a: {steps: \(steps)}}")
        #expect(effects([workflow]).map(\.kind) == [.notUnderstood])
        #expect(effects([workflow], host: "shop.github.io").map(\.kind) == [.dropped])
    }

    @Test
    func `a step or job that takes the web root and is not known leaves the site open, where nothing else deploys it`()
    {
        let step = "{uses: example/put-online@v1, with: {from: ./public/}}"
        let job = "jobs: {a: {uses: example/shared/.github/workflows/site.yml@v1, with: {folder: dist}}}"
        let pages = "{uses: actions/upload-pages-artifact@v3, with: {path: public}}"
        let found = { (text: String) in effects([(.workflow, ".github/workflows/a.yml", text)]).map(\.kind) }
        #expect(found("jobs: {a: {steps: [\(step)]}}") == [.notUnderstood])
        #expect(found(job) == [.notUnderstood])
        #expect(found("jobs: {a: {steps: [\(step), \(pages)]}}") == [])
        #expect(found("jobs: {a: {steps: [{uses: example/notify@v1, with: {text: public site is online}}]}}") == [])
    }

    @Test(arguments: [
        ("npx gh-pages -d dist", true), ("npx gh-pages --dotfiles -d dist", false), ("gh-pages -d docs", false),
        ("rsync -az --exclude=.git public/ host:/var/www", false),
        ("rsync -az --exclude='.*' public/ host:/var/www", true),
        ("scp -r ./dist/* host:/var/www", true), ("aws s3 sync dist s3://site", false), ("ls dist/*", false),
        ("cp -r dist/* /var/www", true),
    ])
    func `a command that copies the web root, and may leave the folder out, leaves the site open`(
        command: String, isOpen: Bool
    ) {
        let text = "jobs:\n  a:\n    steps:\n      - run: |\n          npm ci\n          \(command)\n"
        let found = effects([(.workflow, ".github/workflows/a.yml", text)])
        #expect(found.map(\.kind) == (isOpen ? [.notUnderstood] : []))
    }

    @Test func `what was not read is told as it is`() {
        let part = UnreadConfiguration("the file is larger than it may be", help: "look", at: "public/vercel.json")
        let found = DeploymentRules.effects(
            of: Deployment(host: "example.com", folder: ".", webRoot: "", hasFile: true, files: [], unread: [part]))
        #expect(found.map(\.kind) == [.unreadable])
        #expect(found.map(\.observation.place.file) == ["public/vercel.json"])
        #expect(found.map(\.observation.help?.description) == ["look"])
    }

    @Test(arguments: ["public", "/public/", "*", "dist\n", ".*\n!.well-known\n"])
    func `a pattern of git that leaves out the web root, or takes the folder in again, is normal`(patterns: String) {
        #expect(effects([Self.vercel, (.gitIgnore, ".gitignore", patterns)], isTracked: false).isEmpty)
    }

    @Test func `an ignore file in a folder counts from that folder`() {
        let rules = "/public/.well-known\n"
        #expect(effects([(.dockerIgnore, "web/.dockerignore", rules)], root: "web/public").map(\.kind) == [.dropped])
        #expect(effects([(.dockerIgnore, ".dockerignore", rules)], root: "web/public").isEmpty)
    }

    @Test func `an ignore file of a host that is not the only one is a note`() {
        let found = effects([Self.vercel, (.dockerIgnore, ".dockerignore", "**/.well-known\n")])
        #expect(found.map(\.kind) == [.unknown])
    }

    @Test(
        arguments: [
            ("example.com", [DeploymentEffect.Kind.redirected]), ("www.example.com", []), (nil, [.unknown]),
        ] as [(String?, [DeploymentEffect.Kind])])
    func `a forced redirect of a host applies to that host`(host: String?, expected: [DeploymentEffect.Kind]) {
        let rules = "https://example.com/*  https://www.example.com/:splat  301!\n"
        #expect(effects([(.redirects, "public/_redirects", rules)], host: host).map(\.kind) == expected)
    }

    @Test(arguments: [
        "/* /index.html 200", "/* id=:id /index.html 200!", "http://example.com/* https://example.com/:splat 301!",
        "# /* /x 301!", "/api/* /.netlify/functions/:splat 200!", "/.well-known/x /y 301!", "/*", "/:a /b 301!",
        "/.well-known/* /.well-known/:splat 200!\n/* / 200!",
    ])
    func `a rule of Netlify that lets the file through has no effect`(rules: String) {
        let files = [(DeploymentFile.Kind.redirects, "public/_redirects", rules), (.netlify, "netlify.toml", "")]
        #expect(effects(files).isEmpty)
    }

    @Test func `without a file nothing is dropped, and no media type is missed`() {
        let files = [
            (DeploymentFile.Kind.vercel, "vercel.json", "{}"), (.jekyll, "_config.yml", "title: x"),
            (.firebase, "firebase.json", #"{"hosting": {"public": "public", "ignore": ["**"]}}"#),
            (.staticWebApp, "staticwebapp.config.json", "{}"), (.dockerIgnore, ".dockerignore", "**"),
        ]
        #expect(effects(files, root: "", hasFile: false).isEmpty)
    }

    @Test func `of several sites of Firebase the one with the web root is judged`() {
        let text = """
            {"hosting": [
              {"target": "a", "public": "admin", "ignore": ["**/.well-known/**"]},
              {"target": "b", "public": "./public/", "headers": [{"source": "/.well-known/**",
                "headers": [{"key": "Content-Type", "value": "application/json"}]}]}
            ]}
            """
        #expect(effects([(.firebase, "firebase.json", text)]).isEmpty)
        #expect(effects([(.firebase, "firebase.json", text)], root: "admin").map(\.kind) == [.dropped, .untyped])
    }

    @Test func `many rules, steps and patterns are judged`() {
        let rules = String(repeating: "/a/* /b 301!\n", count: 50_000)
        let step = "      - uses: JamesIves/github-pages-deploy-action@v4\n        with: {folder: public}\n"
        let steps = "jobs:\n  a:\n    steps:\n" + String(repeating: step, count: 10_000)
        let config = String(repeating: "# x\n", count: 200_000) + "include: [.well-known]\n"
        let found = effects([
            (.redirects, "public/_redirects", rules), (.workflow, ".github/workflows/a.yml", steps),
            (.jekyll, "_config.yml", config),
        ])
        #expect(found.isEmpty)
    }

    /// Variables that double with each line took gigabytes, and patterns minutes.
    @Test(
        arguments: [
            (
                .nginx, "nginx.conf",
                "set $a aaaa;" + String(repeating: "set $a $a$a;", count: 18) + "if ($a) {return 403;}"
            ),
            (.nginx, "nginx.conf", String(repeating: "if ($uri ~ (.*)(.*)(.*)b) { return 403; }", count: 50)),
            (.htaccess, "public/.htaccess", String(repeating: "RewriteRule (.*)(.*)(.*)b - [F]\n", count: 50)),
            (
                .firebase, "firebase.json",
                String(repeating: #"{"regex":"(.*)(.*)(.*)b","destination":"/"},"#, count: 50)
            ),
        ] as [(DeploymentFile.Kind, String, String)])
    func `what a file computes is followed within one budget, and its end is told once`(
        kind: DeploymentFile.Kind, path: String, text: String
    ) {
        let around: [DeploymentFile.Kind: (String, String)] = [
            .nginx: ("server { listen 443 ssl; ", " }"), .htaccess: ("RewriteEngine On\n", ""),
            .firebase: (#"{"hosting":{"redirects":["#, "]}}"),
        ]
        let whole = (around[kind]?.0 ?? "") + text + (around[kind]?.1 ?? "")
        let file = DeploymentFile(kind, at: path, SourceText(whole, from: .file(path: path)))
        let deployment = Deployment(
            host: "example.com", folder: ".", webRoot: "public", hasFile: true, isTracked: nil, files: [file])
        func told(_ steps: Int, _ bytes: Int) -> [String] {
            DeploymentRules.effects(of: deployment, within: FoldingBudget(steps: steps, bytes: bytes))
                .filter { $0.kind == .unreadable }.map(\.observation.message.description)
        }
        let reason =
            "what this file computes takes more than 10000 steps or 65536 bytes to follow, so the rest was not checked"
        #expect(told(10_000, 65_536) == [reason])
        #expect(told(100_000_000, 1 << 30) == [])
    }

    @Test func `a budget has the steps and bytes of its limits, and not one more`() {
        let steps = FoldingBudget()
        #expect(steps.step(Bound.foldingSteps.most) && !steps.isSpent)
        #expect(!steps.step() && steps.isSpent)
        let bytes = FoldingBudget()
        #expect(bytes.produce(Bound.foldingBytes.most) && !bytes.isSpent)
        #expect(!bytes.produce(1) && bytes.isSpent)
    }
}
