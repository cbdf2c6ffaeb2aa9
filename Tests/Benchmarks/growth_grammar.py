"""The rows of growth.py about the words of formats: one repeated, one in another, and what is defined by itself twice. A line of
the table is a name, n, the file, what it has, and the arguments; n is how often. What issue 31 found is here as it was found."""
import os, shutil

APP = "7D3KX9QW2M.com.example.app"
DEPLOYED = ["check", "a.example", "--app", APP, "--offline", "--deployment", "."]
HANDLER = "app/.well-known/apple-app-site-association/route.ts"


def write(name, text):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "w") as file:
        file.write(text)


def of_file(path, make, arguments):
    def generate(n):
        write(path, make(n))
        return arguments
    return generate


def repeated(word, around="%s"):
    return lambda n: around.replace("%s", word * n)


def nested(before, after, around="%s", inside=""):
    return lambda n: around.replace("%s", before * n + inside + after * n)


def doubled(first, step, around="%s"):
    """# is a number in a definition, and @ the one before it."""
    def make(n):
        return around.replace("%s", first + "".join(step.replace("#", str(k)).replace("@", str(k - 1)) for k in range(1, n + 1)))
    return make


def folders_and_entries(n):
    """Each folder has the file, and the list of what is built names each of many more."""
    for number in range(n):
        write(f"f{number}/.well-known/apple-app-site-association", "{}")
    assets = ",".join(f'{{"glob":"**/*","input":"f{number}","output":"/o{number}","ignore":["**/a{number}"]}}' for number in range(4 * n))
    write("angular.json", '{"projects":{"a":{"root":"","sourceRoot":"","architect":{"build":{"options":{"assets":[%s]}}}}}}' % assets)
    return DEPLOYED


def copy_case(name):
    here = os.path.dirname(os.path.abspath(__file__))
    shutil.copytree(os.path.join(here, "../../Fixtures/Checks", name), ".", dirs_exist_ok=True)


def conditions_on_a_line(n):
    copy_case("AD741-link-handler-not-called/fires-app-delegate-beside-scenes")
    write("AppDelegate.swift", "// AppDelegate\n" + "#if DEBUG" * n)
    return ["handlers", "."]


def views_and_sources(n):
    """An app that shows many views of which no source has the declaration, beside a source with many types."""
    copy_case("AD740-link-handler-missing/passes-swiftui")
    write("ShopApp.swift", "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { VStack { %s } } } }\n"
          "struct X: View { var body: some View { Text(a).onOpenURL { b(c) } } }\n" % " ".join(f"V{k}()" for k in range(n)))
    write("ContentView.swift", "struct A { let a = 1 }\n" * (60 * n))
    return ["handlers", "."]


def comparisons(n):
    """A handler that compares its links with many texts."""
    copy_case("AD747-link-dropped-by-app/fires-host")
    with open("SceneDelegate.swift") as file:
        text = file.read()
    write("SceneDelegate.swift", text.replace('url.host == "www.example.com"', " || ".join(f'(url.host == "h{k}")' for k in range(n))
                                              + ", " + "(" * n + "url" + ")" * n).replace("Router", "guard url.a else { return }\n" * n + "Router"))
    return ["handlers", "."]


def closures(n):
    """Handlers in closures of SwiftUI's modifiers, one in another and one after another."""
    copy_case("AD747-link-dropped-by-app/fires-on-open-url")
    handler = '.onOpenURL { u in guard u.host == "a", u.path == "/a" || u.path == "/b" else { print(u); return }; a(u) '
    write("ShopApp.swift", "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { A()%s%s } } }\n"
          % ((handler + "}") * n, handler * n + "}" * n))
    return ["handlers", "."]


def targets(form):
    """A project with many apps and many libraries, each with the same sources."""
    def generate(n):
        copy_case("AD744-scene-life-cycle-missing/fires-" + form)
        if form == "tuist":
            target = '.target(name: "%s%d", destinations: .iOS, product: .%s, sources: ["Sources/**"]),'
            all = "".join(target % ("A", k, "app") + target % ("L", k, "framework") for k in range(n))
            write("Project.swift", 'import ProjectDescription\nlet project = Project(name: "A", targets: [%s])' % all)
        else:
            target = "  %s%d:\n    type: %s\n    platform: iOS\n    sources: [Sources]\n"
            write("project.yml", "targets:\n" + "".join(target % ("A", k, "application") + target % ("L", k, "framework") for k in range(n)))
        return ["handlers", "."]
    return generate


def overrides(n):
    """A source in C# with many overrides and events, one in another."""
    copy_case("AD749-handler-not-read/passes-maui")
    write("MauiProgram.cs", "class A {" + "override bool ContinueUserActivity(UIApplication a, B b) => c\n" * n + ";"
          + "d.ContinueUserActivity((a, b, c) => " * n + "b" + ")" * n + ";}")
    return ["handlers", "."]


def in_box(make):
    """A screen, and beside it the source that may make its reader fall."""
    def generate(n):
        write("A.swift", "class SignUp: UIViewController { let f = UITextField(); func viewDidLoad() { f.textContentType = .newPassword } }\n")
        write("Attack.swift", "import UIKit // UITextField\n" + make(n))
        return ["screens", "."]
    return generate


VIEW = "import SwiftUI\nstruct S: View { var body: some View { %s } }"
CODE = "import UIKit\nclass C: UIViewController { let f = UITextField(); func viewDidLoad() { %s } }"
ANSWER = "export function GET() { return Response.json(%s) }"
CONSTANTS = "%s\nexport function GET() { return Response.json({ a: v26 }) }"
EXPO = 'export default { expo: { ios: { bundleIdentifier: "a.b", associatedDomains: [%s] } } };'
TUIST = ('import ProjectDescription\nlet project = Project(name: "A", targets: [.target(name: "A", product: .app, bundleId: "a.b", '
         'entitlements: %s)])')
CLAIMS = '<plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>%s</array></dict></plist>'
ENTITLEMENTS = ["check", "a.entitlements", "--offline", "--app", APP]
V0 = 'v0 = "aaaaaaaaaaaaaaaa"\n'
V26 = "\nclass C: UIViewController { let f = UITextField(); func viewDidLoad() { f.placeholder = v26 } }"

# What falls takes its five seconds, and the reader of the others some more; the memory of the child is bounded too.
BOX = [
    ("swift: @a<@a<…", 22, repeated("@a<")), ("swift: a<a<…", 1_500, repeated("a<")),
    ("swift: switch switch …", 430, repeated("switch ")), ("swift: switch switch …, 28 KB", 4_000, repeated("switch ")),
    ("swift: let v1 = v0 + v0", 26, doubled("let " + V0, "let v# = v@ + v@\n", "%s" + V26)),
    ("swift: a ? b : …", 8_000, repeated("a ? b : ", "let x = %sc")), ("swift: class B:…", 7_500, repeated("class B:")),
    ("swift: var v1: String { v0 + v0 }", 26, doubled('var v0: String { "a" }\n', "var v#: String { v@ + v@ }\n", "%s" + V26)),
    ("swift: \"\\(v0)\\(v0)\"", 26, doubled("let " + V0, 'let v# = "\\(v@)\\(v@)"\n', "%s" + V26)),
    ("swift: views of two views", 26, doubled('struct V0: View { var body: some View { TextField("a", text: $a) } }\n',
                                              "struct V#: View { var body: some View { V@(); V@() } }\n")),
    ("swift: calls of two calls", 26, doubled("func m0(_ f: UITextField) { }\n", "func m#(_ f: UITextField) { m@(f); m@(f) }\n")),
    ("swift: classes of two classes", 26, doubled("class V0 { let f = UITextField() }\n", "class V#: UIViewController { let a = V@(); let b = V@() }\n")),
    ("swift: ( in (", 2_500, nested("(", ")", CODE)), ("swift: [a: [a: …", 2_500, nested("[a:", "]", CODE)),
    ("swift: { in {", 2_500, nested("a { ", " }", CODE)), ("swift: views in views", 2_500, nested("Form { ", " }", VIEW)),
    ("swift: if in if", 2_500, nested("if a { ", " }", CODE)), ("swift: else if …", 2_500, nested("if a { } else ", "{ }", CODE)),
    ("swift: text in text", 2_500, nested('"\\(', ')"', CODE)), ("swift: modifiers", 2_500, repeated(".a()", VIEW.replace("%s", "a%s"))),
    ("swift: - - -", 5_000, repeated("-", CODE)), ("swift: try try", 5_000, repeated("try ", CODE)), ("swift: #if in #if", 2_500, nested("#if A\n", "\n#endif\n")),
]

OTHERS = [
    ("nginx: set $a $a$a", 42, "nginx.conf", repeated("set $a $a$a;"), DEPLOYED),
    ("nginx: set $a $a$a, in a server", 42, "nginx.conf",
     repeated("set $a $a$a;", "http { server { server_name a.example; set $a aaaaaaaaaaaaaaaa; %s location /.well-known/ { return 200 $a; } } }"), DEPLOYED),
    ("nginx: set $v1 $v0$v0", 42, "nginx.conf", doubled("set $v0 aaaaaaaaaaaaaaaa;", "set $v# $v@$v@;", "http { server { %s location / { return 200 $v42; } } }"), DEPLOYED),
    ("nginx: locations", 5_000, "nginx.conf", doubled("", "location /#/ { return 404; }\n", "http { server { %s } }"), DEPLOYED),
    ("nginx: locations by expression", 2_500, "nginx.conf", doubled("", "location ~ ^/(a+)+#$ { return 404; }\n", "http { server { %s } }"), DEPLOYED),
    ("nginx: blocks in blocks", 10_000, "nginx.conf", nested("location / {", "}", "http { server { %s } }"), DEPLOYED),
    ("nginx: rewritten", 5_000, "nginx.conf", repeated("rewrite ^(.*)$ $1$1;\n", "http { server { %s } }"), DEPLOYED),
    ("Apache: Define a ${a}${a}", 42, ".htaccess", repeated("Define a ${a}${a}\n", "Define a aaaaaaaaaaaaaaaa\n%sForceType ${a}\n"), DEPLOYED),
    ("Apache: sections", 10_000, ".htaccess", nested("<IfModule a>\n", "</IfModule>\n"), DEPLOYED),
    ("Apache: rewritten", 2_500, ".htaccess", repeated("RewriteRule ^(.*)$ $1$1\n", "RewriteEngine On\n%s"), DEPLOYED),
    ("Apache: conditions", 2_500, ".htaccess", repeated("RewriteCond %{REQUEST_URI} ^(a+)+$\n", "RewriteEngine On\n%sRewriteRule ^ -\n"), DEPLOYED),
    ("Apache: expressions", 10_000, "httpd.conf", nested('!(', ')', '<If "%s">\n</If>\n'), DEPLOYED),
    ("Caddy: imports of two imports", 26, "Caddyfile", doubled("(s0) {\nrespond a\n}\n", "(s#) {\nimport s@\nimport s@\n}\n", "%sa.example {\nimport s26\n}\n"), DEPLOYED),
    ("Caddy: blocks in blocks", 10_000, "Caddyfile", nested("route {\n", "}\n", "a.example {\n%s\n}\n"), DEPLOYED),
    ("Caddy: matchers", 5_000, "Caddyfile", doubled("", "@m# path /a#/*\nrespond @m# a\n", "a.example {\n%s\n}\n"), DEPLOYED),
    ("YAML: lists of two lists", 26, "_config.yml", doubled("a0: &a0 [x]\n", "a#: &a# [*a@, *a@]\n", "%sinclude: *a26\n"), DEPLOYED),
    ("YAML: merged twice", 26, "_config.yml", doubled("a0: &a0 {x: x}\n", "a#: &a#\n  <<: *a@\n  b: *a@\n"), DEPLOYED),
    ("YAML: - - -", 10_000, "_config.yml", repeated("- "), DEPLOYED), ("YAML: [ in [", 10_000, "_config.yml", nested("[", "]", "include: %s\n"), DEPLOYED),
    ("workflow: steps", 2_500, ".github/workflows/a.yml", repeated("      - run: aws s3 sync . s3://a --exclude \".*\"\n", "on: push\njobs:\n  a:\n    steps:\n%s"), DEPLOYED),
    ("TOML: [ in [", 10_000, "netlify.toml", nested("[", "]", "a = %s\n"), DEPLOYED), ("TOML: a.a.a", 10_000, "netlify.toml", repeated("a.", "%sa = 1\n"), DEPLOYED),
    ("TOML: redirects", 2_500, "netlify.toml", doubled("", '[[redirects]]\nfrom = "/#/*"\nto = "/@"\n'), DEPLOYED),
    ("ignored: **/**/", 10_000, ".gitignore", repeated("**/"), DEPLOYED), ("ignored: lines", 5_000, ".gitignore", doubled("", "!/a#\na@/**\n"), DEPLOYED),
    ("redirects: placeholders", 5_000, "_redirects", doubled("", "/:a#/:b# /:b#/:a#\n"), DEPLOYED),
    ("vercel: sources", 2_500, "vercel.json", doubled('{"source":"/a","destination":"/"}', ',{"source":"/:a#(a+)+","destination":"/:a#"}', '{"rewrites":[%s]}'), DEPLOYED),
    ("property list: dict in dict", 10_000, "a.entitlements", nested("<dict><key>a</key>", "</dict>", CLAIMS), ENTITLEMENTS),
    ("property list: ( in (", 25_000, "a.entitlements", nested("(", ")"), ENTITLEMENTS), ("property list: <!--", 25_000, "a.entitlements", nested("<!--", "-->"), ENTITLEMENTS),
    ("JSON: [ in [", 25_000, "app.json", nested("[", "]"), ["check", "app.json", "--offline"]),
    ("JSON: {\"a\": in {\"a\":", 25_000, "app.json", nested('{"a":', "}"), ["check", "app.json", "--offline"]),
    ("handler: v1 = v0 + v0", 26, HANDLER, doubled("const " + V0, "const v# = v@ + v@;\n", CONSTANTS), DEPLOYED),
    ("handler: `${v0}${v0}`", 26, HANDLER, doubled("const " + V0, "const v# = `${v@}${v@}`;\n", CONSTANTS), DEPLOYED),
    ("handler: JSON.stringify(v0)", 26, HANDLER, doubled('const v0 = "a";\n', "const v# = JSON.stringify(v@);\n", CONSTANTS), DEPLOYED),
    ("handler: [...v0, ...v0]", 26, HANDLER, doubled('const v0 = ["a"];\n', "const v# = [...v@, ...v@];\n", CONSTANTS), DEPLOYED),
    ("handler: {a: v0, b: v0}", 26, HANDLER, doubled("const v0 = {a: 1};\n", "const v# = {a: v@, b: v@};\n", CONSTANTS), DEPLOYED),
    ("handler: v0() + v0()", 26, HANDLER, doubled('const v0 = () => "a";\n', "const v# = () => v@() + v@();\n", CONSTANTS.replace("v26", "v26()")), DEPLOYED),
    ("handler: [ in [", 10_000, HANDLER, nested("[", "]", ANSWER), DEPLOYED), ("handler: a ? b : …", 10_000, HANDLER, repeated("a ? b : ", ANSWER.replace("%s", "%sc")), DEPLOYED),
    ("route in Python: names on a line", 2_500, "urls.py", repeated("apple-app-site-association"), DEPLOYED),
    ("handler: await await", 10_000, HANDLER, repeated("await ", ANSWER), DEPLOYED),
    ("handler: if in if", 10_000, HANDLER, nested("if (a) { ", " }", "export function GET() { %s }"), DEPLOYED),
    ("handler: functions in functions", 10_000, HANDLER, nested("(() => ", ")()", ANSWER, "1"), DEPLOYED),
    ("handler: routes", 2_500, "server.js", doubled("", 'app.get("/a#", (a, b) => { b.json({ a: # }) });\n', '%sapp.get("/.well-known/apple-app-site-association", f);\n'), DEPLOYED),
    ("Expo program: v1 = v0 + v0", 26, "app.config.ts", doubled("const " + V0, "const v# = v@ + v@;\n", "%s" + EXPO.replace("%s", "v26")), ["check", "app.config.ts", "--offline"]),
    ("Expo program: v1 = JSON.stringify(v0, v0)", 26, "app.config.ts", doubled('const v0 = "a";\n', "const v# = JSON.stringify({a: v@, b: v@});\n", "%s" + EXPO.replace("%s", "v26")), ["check", "app.config.ts", "--offline"]),
    ("Expo program: a large text over and over", 26, "app.config.ts", doubled('const v0 = "%s";\n' % ("a" * 100_000), "const v# = {a: v@, b: v@};\n", "%s" + EXPO.replace("%s", "JSON.stringify(v26)")), ["check", "app.config.ts", "--offline"]),
    ("Expo program: { in {", 10_000, "app.config.ts", nested("{a:", "}", EXPO), ["check", "app.config.ts", "--offline"]),
    ("Tuist program: v1 = v0 + v0", 26, "Project.swift", doubled("let " + V0, "let v# = v@ + v@\n", "%s" + TUIST.replace("%s", "v26")), ["check", "Project.swift", "--offline"]),
    ("Tuist program: [ in [", 10_000, "Project.swift", nested("[a:", "]", TUIST), ["check", "Project.swift", "--offline"]),
]

LOGS = [
    ("log: strong passwords", 2_500, repeated("[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: ")),
    ("log: strong passwords of many apps", 2_500, doubled("", "Cannot show Automatic Strong Passwords for app bundleID: a.a# due to error: a ")),
    ("log: not associated", 2_500, repeated("Application with identifier AAAAAAAAAA.a is not associated with domain a.example ")),
    ("log: not associated, many domains", 2_500, doubled("", "Application with identifier AAAAAAAAAA.a is not associated with domain a#.example ")),
    ("log: codes", 2_500, repeated("Error Domain=com.apple.AuthenticationServices.AuthorizationError Code=1004 ")),
]

SCREENS = ["screens", "."]
FRAMEWORKS = [
    ("elements: fields", 2_500, "a.tsx", doubled("", '<TextInput secureTextEntry value={a#}/>', "export const A = () => <View>%s</View>;")),
    ("elements: components, each in the one before", 2_000, "a.tsx", doubled("", "const A# = () => <View><A@/><TextInput secureTextEntry/></View>;\n")),
    ("page: forms", 2_500, "a.html", doubled("", '<form id="a#"><input type="password"></form>\n')),
    ("page: labels", 2_500, "a.html", doubled("", '<label for="a#">A</label><input id="a#" type="password">\n')),
    ("page: templates of components", 2_500, "a.component.ts", repeated("@Component({ template: `<input type=password>` }) class A {}\n")),
    ("widgets: fields", 2_500, "a.dart", doubled("", "TextField(obscureText: true, key: a#),", "class A extends StatelessWidget { Widget build(c) => Column(children: [%s]); }")),
]

ROWS = [(name, n, in_box(make), 10, 66, 900) for name, n, make in BOX] + [
    (name, n, of_file(path, make, arguments), 2, 66) for name, n, path, make, arguments in OTHERS] + [
    (name, n, of_file("log", make, ["triage", "log"]), 2) for name, n, make in LOGS] + [
    (name, n, of_file(path, make, SCREENS), 2, 1) for name, n, path, make in FRAMEWORKS] + [
    ("angular.json: folders and entries", 500, folders_and_entries, 5, 66),
    ("handlers: views and types", 500, views_and_sources, 2),
    ("handlers: #if on a line", 5_000, conditions_on_a_line, 2),
    ("handlers: comparisons", 2_500, comparisons, 2), ("handlers: overrides in C#", 2_500, overrides, 2),
    ("handlers: closures", 1_000, closures, 2), ("handlers: targets of Tuist", 250, targets("tuist"), 5, 66),
    ("handlers: targets of XcodeGen", 250, targets("xcodegen"), 5, 66)]
