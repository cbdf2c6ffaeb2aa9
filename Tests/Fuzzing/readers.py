"""What growth.py and grammar.py try: the texts that aasa reads, with the words of their formats."""
import os, random, shutil, sys

APP = "7D3KX9QW2M.com.example.app"

JSON = ['{', '}', '[', ']', '"a"', '"a":', ':', ',', '1', '-', '0.', '1e', '"\\u', '"\\', '/*', '*/', '//', '\n', "'", '“', ' ', 'true',
        'nul', '\ufeff', '\0', '"', '{}', '[]', '{"a":1}', '{"/":"/a"}', '"/":"*"', '{"a":[', '"apps"', '\\', '#', 'é']
XML = ['<string>', '</string>', '<array>', '</array>', '<dict>', '</dict>', '<key>', '</key>', '<key>a</key>', '<true/>', '<!--', '-->',
       '&amp;', '&#', ';', '<![CDATA[', ']]>', '<', '>', '"', '=', ' a="b"', '</', '/>', '<?', '?>', '<!DOCTYPE', '<a>', '</a>', 'a', '\n',
       'webcredentials:a.example', 'applinks:*.example.com?mode=developer', '<data>AA</data>', '\ufeff', '&', '<integer>1</integer>']
PLIST = ['{', '}', '(', ')', '=', ';', ',', '"', '"a"', '/*', '*/', '//', 'a', 'a = b;', '\\', '\\U1', '\n', '<', '>', '<0a>', ' ', "'", '$(A)',
         'isa = PBXNativeTarget;', 'isa = XCBuildConfiguration;', '000000000000000000000001', 'buildSettings = {']
PATTERN = ['*', '?', 'a', '/', '$(', ')', '$(v)', '%41', '%', '<', '[', '!', '#', '//', '*a', '?*', '.', '..']
URL = ['/', '%41', '%', 'a', '?', '&', '=', '#', '..', ';', ':', '@', '[', ']', '\\', '//', 'a=b', '.', '%2F', 'é', ' ']
RULES = [':', ';', ',', '[', ']', '-', ' ', 'required', 'allowed', 'minlength', 'max-consecutive', 'upper', 'lower', 'digits', '8', '：', '；',
         '，', '８', '　', 'ｒ', '\n', 'required: upper;', '[a]', '\ufeff', 'required:', 'é', '!', '\t', '"']
HTML = ['<input', ' passwordrules="', '"', "'", '>', '</', '<!--', '-->', '<script>', '</script>', '&amp;', '&', '=', ' ', '/', '<a>', '</a>',
        '<title>', '<', 'minlength: 8;', '<textarea>', '<![CDATA[', '<svg>', '\n', '&#x']
LOG = ['[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.app due to error: ', 'swcd', ' ', '\n', ':', '"', 'error',
       'com.apple.developer.associated-domains', 'applinks:example.com', 'Service:', 'App ID:', ' : ', '\t', '{', '}', '\n\n', '-----',
       'Provisioning profile "', '" doesn\'t include the ', 'entitlement', 'Domain:', 'webcredentials', 'is not associated with domain ',
       'ASAuthorizationError Code=1004', '(', ')', '<', '>', 'Error Domain=', 'Code=', 'UserInfo={', '“', '”', '0x1', 'User approval: ']
SWIFT = ['struct A: View {', '}', '{', '(', ')', 'var body: some View {', 'TextField("a", text: $a)', '.textContentType(.username)', '.', 'a',
         'SecureField("p", text: $p)', 'if a {', 'else', 'switch a {', 'case .b:', '"', '\\(', '/*', '*/', '//', '\n', 'func f() {', 'f()', 'class B:',
         'a.isSecureTextEntry = true', 'let a = ', '[', ']', ',', 'for a in b {', 'Form {', 'Group {', '@State var a = ""', ' ', 'extension A {',
         'NavigationLink(destination: A()) {', 'a.b.c', '#if DEBUG', '#endif', 'A()', 'return ', 'guard let a else {', '?', ':']
STRINGS = ['"a"', '=', ';', '/*', '*/', '//', '\n', '"', '\\', '\\U', ' ', '"a" = "b";', 'a = b;', '"%@"', '{', '}', '<', '\0']
NGINX = ['{', '}', ';', '"', "'", '#', '\n', ' ', 'server {', 'location / {', 'location ~ \\.json$ {', 'return 301 /;', '$', '${', 'if ($a = b) {',
         'rewrite ^ / last;', 'types {', 'include a.conf;', 'server_name example.com;', '\\', 'map $a $b {', 'default_type a/b;', 'listen 443;',
         'root /public;', 'try_files $uri /index.html;', 'add_header a b;', 'content_by_lua_block {', 'upstream a {']
APACHE = ['<', '>', '</', '\n', ' ', '"', '\\', '<Directory />', '</Directory>', '<If "a">', '</If>', 'RewriteRule ^ / [L]', 'RewriteCond %{A} b',
          'RewriteEngine On', 'ForceType a/b', '<Files a>', '</Files>', 'Redirect 301 / /a', 'AddType a/b .c', '#', '%{', '}', '\\\n', 'Header set a b',
          '<IfModule a>', '</IfModule>', 'RedirectMatch ^(.*)$ $1', '[', ']', '(', ')', '*']
CADDY = ['{', '}', '\n', ' ', '"', '`', '#', '\\', 'example.com {', 'handle /a* {', 'header a b', 'redir / /a', 'file_server', 'root * /public',
         '@a path /b', 'respond "a"', 'route {', '<<A', 'A', ',', '{$A}', 'import a', '(a) {', 'rewrite * /a', 'reverse_proxy a:1', 'try_files {path} /']
TOML = ['[', ']', '[[', ']]', '=', '"', '"""', "'''", "'", '\n', ' ', 'a', '.', ',', '{', '}', '#', '1', 'a = 1', '[a]', '[[redirects]]', '[[headers]]',
        'from = "/*"', 'to = "/"', 'status = 200', 'force = true', '[headers.values]', 'for = "/*"', '\\', 'true', '1979-05-27']
YAML = ['-', ' ', '  ', '\n', ':', 'a:', 'a: b', '"', "'", '|', '>', '&a', '*a', '{', '}', '[', ']', ',', '#', '---', '? ', '!', '\t', '- a', 'run:',
        'include:', 'exclude:', '\n  ', '\n    - ', '%', '<<: *a', '- run: aws s3 sync . s3://a --exclude ".*"', '\\']
SCRIPT = ['{', '}', '(', ')', '[', ']', ';', ',', '.', ':', '?', '=>', '=', '+', '`', '${', "'", '"', '/', '//', '/*', '*/', '\n', ' ', 'a', '1',
          'const a = ', 'let a = "x";', 'a = a + a;', 'a += a;', 'return ', 'if (a) {', 'else', 'switch (a) {', 'case 1:', 'function f() {', 'f()',
          'export ', 'default ', 'async ', 'await ', 'new Response(', 'Response.json(', '...', '...a', '!', '&&', '||', '??', '?.', 'typeof ', '<a>',
          '</a>', '\\', '\\u{', 'class A {', 'try {', 'catch {', 'for (;;) {', 'res.json(', '.send(', 'process.env.A', 'JSON.stringify(', '"a": ', '#', '@a', 'as ']
MARKUP = SCRIPT + ['<View>', '</View>', '<TextInput ', '/>', '>', 'secureTextEntry', 'textContentType="newPassword"', 'textContentType={a}', '{...a}', '{a ? <A /> : ',
                   '{a && (', ')}', 'const A = (props) => ', 'export default function A() {', 'return (', '<A />', '<>', '</>', '{/* */}', 'Platform.OS === "ios" ? ',
                   'Platform.select({ ios: ', 'useState(true)', 'autoComplete="password"', 'label="Password"', 'import { A } from "./A";']
DART = ['{', '}', '(', ')', '[', ']', ';', ',', '.', ':', '?', '=>', '=', "'", '"', "'''", '"""', '$a', '${', '/', '//', '/*', '*/', '\n', ' ', 'a', 'A', '1', '<', '>', '!', '&&',
        '??', '==', '@a', 'const ', 'final a = ', 'bool a = true;', 'class A extends StatelessWidget {', 'class B extends State<A> {', 'Widget build(BuildContext c) {', 'return ',
        'TextField(', 'obscureText: ', 'obscureText: true', 'autofillHints: ', '[AutofillHints.newPassword]', 'AutofillGroup(child: ', 'A(', 'A()', 'a: ', 'widget.a', 'this.a', '...',
        'if (a) ', 'else ', 'showDialog(', 'decoration: InputDecoration(labelText: ', 'controller: a', 'b()', 'Widget b() {', 'A({this.a = ', 'required ', 'get a => ', 'r"', '\\', 'async ']
XAML = XML + ['<Entry ', '/>', '<Entry IsPassword="True" />', 'x:Class="A.B"', 'Placeholder="{x:Static a:B.C}"', 'Text="{Binding A}"', '<Style>', '</Style>', 'IsPassword="{', '}"']
FORMS = HTML + ['<form>', '</form>', '<input type="password" autocomplete="new-password">', '<label for="a">', '</label>', '<ion-input type="password">', '{{ ', ' }}',
                '<%= f.password_field :a %>', '{% if a %}', 'autocomplete="', 'id="a"', '<button>', '</button>', 'v-model="a"', '[(ngModel)]="a"', '<template>', '@csrf']
PROGRAM = SWIFT + ['let v = "a"', '.target(', 'name: ', 'bundleId: ', 'entitlements: ', '.dictionary([', '.string(', '[:]', '"a": ', '"""', '#"', '+', 'a + a']
LINKED = SWIFT + ['class A: UIResponder, UIApplicationDelegate {', '@main ', '@UIApplicationMain ', 'func scene(_ s: UIScene, continue a: NSUserActivity) {',
                  'func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {', 'o.userActivities', 'o', '.onOpenURL { u in', '.onOpenURL(perform: { ', 'guard u.host == "a" else { return }', 'if $0.path == "/a" || ', 'print(',
                  'WindowGroup {', 'struct A: App { var body: some Scene {', '#if os(iOS)', 'import ', '@UIApplicationDelegateAdaptor(A.self) var a', 'extension A {']
OBJECTIVE_C = ['@implementation A', '@interface A : B', '@end', '- (void)a:(B *)b', '{', '}', '(', ')', '[', ']', '[a b:c]', ';', ':', '^', '*', '<', '>', '@', '"', '@"a"',
               '/*', '*/', '//', '\n', '#if A\n', '#endif\n', '#import <A/A.h>\n', '#import "A.h"\n', 'UIApplicationMain(', '[A class]', 'a', ' ', '-', '+', "'", '\\',
               '- (BOOL)application:(UIApplication *)a continueUserActivity:(NSUserActivity *)b restorationHandler:(void (^)(NSArray *))c {', 'return YES;']
DELEGATE = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { %s }"
LINES = ['/*', ' ', '/', '200', '301!', '\n', ':splat', '#', '*', '!', 'a', '/a/*', '/index.html', '  Content-Type: a/b', ':', '/.well-known/*', '**',
         '[a-z]', '\\', '?', '.*', '\t', 'https://example.com/*']
RECORDING = ['> GET https://a.example/.well-known/apple-app-site-association\n', '< HTTP/2 200\n', '< content-type: application/json\n', '\n', '{', '}',
             '<', '>', ' ', ':', '* ', '< location: /a\n', 'a', '\r\n', '< ', '> ', '# ', '\\u{A}', '"', '-----BEGIN CERTIFICATE-----\n', '-----END CERTIFICATE-----\n']


def entry(components):
    return '{"applinks":{"details":[{"appIDs":["%s"],"components":[%s]}]}}' % (APP, components)


PLIST_XML = '<?xml version="1.0"?><plist version="1.0">%s</plist>'
CLAIMS = PLIST_XML % '<dict><key>com.apple.developer.associated-domains</key><array>%s</array></dict>'
BOARD = '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>%s</scenes></document>'
BOARD_WORDS = XML + ['<scene>', '</scene>', '<viewController id="a" customClass="B">', '</viewController>', '<textField id="c">', '</textField>',
                     '<textInputTraits textContentType="username"/>', '<subviews>', '</subviews>', '<outlet property="p" destination="c"/>',
                     '<segue destination="a" kind="show"/>', '<objects>', '</objects>', '<connections>', '</connections>']
FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Fixtures/Checks")
CHECK = ["check", "a.example", "--app", APP, "--offline"]

# Name, file, size, the texts around what is repeated, its words, and the arguments of aasa.
READERS = [
    ("aasa", "aasa", 120_000, ["%s", '{"applinks":{"details":[%s]}}', '{"webcredentials":{"apps":[%s]}}', entry("%s"), '{%s}'], JSON,
     ["lint", "aasa"]),
    ("fix", "aasa", 120_000, ["%s", '{"applinks":{"details":[%s]}}', '{"webcredentials":{"apps":[%s]}}', entry("%s"), '{%s}'], JSON,
     ["fix", "aasa"]),
    ("format", "aasa", 120_000, ["%s", "[%s]", "{%s}"], JSON, ["format", "aasa"]),
    ("pattern", "aasa", 120_000, [entry('{"/":"%s"}'), entry('{"?":{"a":"%s"}}'), entry('{"#":"%s","exclude":true}')], PATTERN, ["lint", "aasa"]),
    ("match", "aasa", 120_000, [entry('{"/":"%s"}')], PATTERN, ["match", "https://a.example/" + "a/b" * 300, "--file", "aasa"]),
    ("urls", "urls", 400_000, ["https://a.example/%s"], URL + ["\nhttps://a.example/"],
     ["match", "--urls", "urls", "--file", "@" + entry('{"/":"/a*","?":{"a":"*b*"}}')]),
    ("expectations", "e.json", 400_000, ["%s", '{"expectations":[%s]}'], JSON, ["test", "e.json", "--offline"]),
    ("configuration", ".aasa.json", 400_000, ["%s", '{"checks":[%s]}', '{"apps":{%s}}'], JSON, ["check", "--offline"]),
    ("entitlements", "a.entitlements", 400_000, ["%s", CLAIMS, PLIST_XML], XML, ["check", "a.entitlements", "--offline", "--app", APP]),
    ("old plist", "a.entitlements", 400_000, ["%s", "{%s}", "{ a = (%s); }"], PLIST, ["check", "a.entitlements", "--offline", "--app", APP]),
    ("project", "a.xcodeproj/project.pbxproj", 400_000,
     ["%s", "// !$*UTF8*$!\n{ objects = {%s}; rootObject = 000000000000000000000001; }"], PLIST, ["check", "a.xcodeproj", "--offline"]),
    ("expo", "app.json", 400_000, ["%s", '{"expo":{"ios":{"associatedDomains":[%s]}}}'], JSON, ["check", "app.json", "--offline"]),
    ("password rules", "rules", 100_000, ["%s"], RULES, ["password-rules", "parse", "-", "<rules"]),
    ("rules to lint", "rules", 100_000, ["%s"], RULES, ["password-rules", "lint", "-", "<rules"]),
    ("pages", "a.html", 400_000, ["%s"], HTML, ["password-rules", "lint", "--file", "a.html"]),
    ("logs", "log", 400_000, ["%s"], LOG, ["triage", "log"]),
    ("storyboards", "A.storyboard", 400_000, ["%s", BOARD], BOARD_WORDS, ["screens", "A.storyboard"]),
    ("swift", "A.swift", 60_000, ["%s", "import SwiftUI\nstruct S: View { var body: some View { %s } }",
                                  "import UIKit\nclass C: UIViewController { func viewDidLoad() { %s } }"], SWIFT, ["screens", "A.swift"]),
    ("react native", "App.tsx", 60_000, ["%s", 'export function SignUp() { return <View><TextInput secureTextEntry />%s</View> }',
                                        "function A() { return %s }\nfunction SignUp() { return <View><TextInput secureTextEntry /><A /></View> }"],
     MARKUP, ["screens", "App.tsx"]),
    ("flutter", "lib/main.dart", 60_000, ["%s", "class SignUp extends StatelessWidget { Widget build(BuildContext c) { return Column(children: [TextField(obscureText: true), %s]); } }",
                                         "class A extends StatelessWidget { Widget build(c) => %s; }\nclass SignUp extends StatelessWidget { Widget build(c) => Row(children: [A(), TextField(obscureText: a)]); }"],
     DART, ["screens", "lib/main.dart"]),
    ("maui", "LoginPage.xaml", 200_000, ["<!-- http://schemas.microsoft.com/dotnet/2021/maui -->%s"], XAML, ["screens", "LoginPage.xaml"]),
    ("entries in code", "LoginPage.cs", 200_000, ["// IsPassword\n%s", "class A { Entry a = new Entry { IsPassword = true, %s }; }"],
     SCRIPT + ['new Entry {', 'new Entry() { IsPassword = true }', 'IsPassword = a', 'TextContentType', 'class A {'], ["screens", ".", "~AD912-password-suppressed/fires-maui"]),
    ("fields in Objective-C", "A.m", 200_000, ["// TextField\n%s", "@implementation A\n- (void)a { UITextField *a = [UITextField new]; %s }\n@end"],
     OBJECTIVE_C + ['a.textContentType = UITextContentTypePassword;', '[a setSecureTextEntry:YES];', 'self.a = [[UITextField alloc] init];', 'a.placeholder = '], ["screens", "."]),
    ("forms", "a.html", 200_000, ["%s", '<form><input type="password">%s</form>'], FORMS, ["screens", "a.html"]),
    ("strings", "a.lproj/Main.strings", 400_000, ["%s"], STRINGS, ["screens", "."]),
    ("nginx", "nginx/site.conf", 200_000, ["%s", "http { server { %s } }"], NGINX, CHECK + ["--deployment", "."]),
    ("apache", ".htaccess", 200_000, ["%s"], APACHE, CHECK + ["--deployment", "."]),
    ("caddy", "Caddyfile", 200_000, ["%s", "a.example {\n%s\n}"], CADDY, CHECK + ["--deployment", "."]),
    ("netlify", "netlify.toml", 200_000, ["%s"], TOML, CHECK + ["--deployment", "."]),
    ("redirects", "_redirects", 200_000, ["%s"], LINES, CHECK + ["--deployment", "."]),
    ("headers", "_headers", 200_000, ["%s"], LINES, CHECK + ["--deployment", "."]),
    ("ignored", ".gitignore", 200_000, ["%s"], LINES, CHECK + ["--deployment", "."]),
    ("workflow", ".github/workflows/a.yml", 200_000, ["%s", "jobs:\n  a:\n    steps:\n%s"], YAML, CHECK + ["--deployment", "."]),
    ("jekyll", "_config.yml", 200_000, ["%s"], YAML, CHECK + ["--deployment", "."]),
    ("vercel", "vercel.json", 200_000, ["%s", '{"rewrites":[%s]}'], JSON + ['{"source":"/(.*)","destination":"/"}', '"/:a*"'],
     CHECK + ["--deployment", "."]),
    ("firebase", "firebase.json", 200_000, ["%s", '{"hosting":{"rewrites":[%s]}}'], JSON + ['{"source":"**","destination":"/"}'],
     CHECK + ["--deployment", "."]),
    ("web.config", "web.config", 200_000, ["%s", "<configuration><system.webServer>%s</system.webServer></configuration>"],
     XML + ['<rule name="a">', '</rule>', '<match url="(.*)"/>', '<rewrite>', '<rules>', '<staticContent>', '<mimeMap fileExtension="." mimeType="a/b"/>'],
     CHECK + ["--deployment", "."]),
    ("recordings", "r/1.txt", 200_000, ["%s"], RECORDING, ["check", "a.example", "--app", APP, "--replay", "r"]),
    ("subjects", "list", 200_000, ["%s"], ['{', '}', '"domain":', '"a.example"', ',', '\n', 'a.example', ' ', ':', 'applinks:', '*.', '\\u', '[', '"'],
     ["scan", "--offline", "<list"]),
    ("handlers", "app/.well-known/apple-app-site-association/route.ts", 200_000,
     ["%s", "export function GET() { %s }", "export const GET = () => Response.json(%s);", "%s\nexport const GET = () => Response.json({ a: v30 })"],
     SCRIPT, CHECK + ["--deployment", "."]),
    ("link handlers", "AppDelegate.swift", 60_000, ["// AppDelegate\n%s", DELEGATE, DELEGATE.replace(
        "%s", "func application(_ a: UIApplication, continue b: NSUserActivity, restorationHandler: @escaping (A) -> Void) -> Bool { %s }")],
     LINKED, ["handlers", ".", "~AD741-link-handler-not-called/fires-app-delegate-beside-scenes"]),
    ("views of links", "ShopApp.swift", 60_000, ["// @main\n%s", "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { %s } } }"],
     LINKED, ["handlers", ".", "~AD740-link-handler-missing/passes-swiftui"]),
    ("handlers in Objective-C", "AppDelegate.m", 200_000, ["// AppDelegate\n%s", "@implementation AppDelegate\n%s\n@end"], OBJECTIVE_C,
     ["handlers", ".", "~AD740-link-handler-missing/fires-empty-body-objective-c"]),
    ("scene manifest", "Info.plist", 200_000, ["%s", PLIST_XML, PLIST_XML % "<dict><key>UIApplicationSceneManifest</key>%s</dict>"], XML,
     ["handlers", ".", "~AD741-link-handler-not-called/fires-app-delegate-beside-scenes"]),
    ("routes", "server.js", 200_000,
     ["// apple-app-site-association\n%s",
      'const app = express();\napp.get("/.well-known/apple-app-site-association", (req, res) => { %s; res.json({ a }); });'],
     SCRIPT, CHECK + ["--deployment", "."]),
    ("routes of other languages", "urls.py", 200_000, ["%s", 'path("/.well-known/apple-app-site-association", %s)'],
     ['path("/.well-known/apple-app-site-association", a)', '\n', '#', '"', "'", '"""', '(', ')', 'a', ' ', 'apple-app-site-association', '\t', '://'],
     CHECK + ["--deployment", "."]),
    ("expo program", "app.config.ts", 200_000,
     ["// expo\n%s", 'export default { expo: { ios: { bundleIdentifier: "a.b", associatedDomains: [%s] } } };',
      '%s\nexport default { expo: { ios: { bundleIdentifier: "a.b", associatedDomains: [v30] } } };'],
     SCRIPT, ["check", "app.config.ts", "--offline"]),
    ("tuist program", "Project.swift", 200_000,
     ["import ProjectDescription\n%s", 'import ProjectDescription\nlet project = Project(name: "A", targets: [%s])',
      '%s\nimport ProjectDescription\nlet project = Project(name: "A", targets: [.target(name: v30, product: .app, '
      'bundleId: "a.b", entitlements: ["com.apple.developer.associated-domains": [v30]])])'],
     PROGRAM, ["check", "Project.swift", "--offline"]),
    ("tuist targets", "Project.swift", 200_000,
     ["import ProjectDescription\n%s", 'import ProjectDescription\nlet project = Project(name: "A", targets: [.target(name: "A", product: .app, infoPlist: %s)])'],
     PROGRAM + ['product: .app, ', 'product: .framework, ', 'infoPlist: ', 'sources: ["Sources/**"], ', '.file(path: ', '"UIApplicationSceneManifest": '],
     ["handlers", ".", "~AD744-scene-life-cycle-missing/fires-tuist"]),
    ("xcodegen targets", "project.yml", 200_000, ["%s", "targets:\n  A:\n    type: application\n    platform: iOS\n%s"],
     YAML + ['  A:\n    type: application\n    platform: iOS\n    sources: [Sources]\n', '  B:\n    type: framework\n    sources: [Sources]\n'],
     ["handlers", ".", "~AD744-scene-life-cycle-missing/fires-xcodegen"]),
    ("maui project", "Shop.csproj", 200_000, ["%s", "<Project><PropertyGroup><UseMaui>true</UseMaui></PropertyGroup>%s</Project>"],
     XML + ['<ApplicationId>', '</ApplicationId>', '<CustomEntitlements Include="com.apple.developer.associated-domains" Value="applinks:a;b" />'],
     ["check", "Shop.csproj", "--offline", "~AD749-handler-not-read/passes-maui"]),
    ("xcodegen", "project.yml", 200_000, ["%s", "targets:\n  A:\n    type: application\n%s", "targets:\n  A:\n    type: application\n    settings: %s"],
     YAML, ["check", "project.yml", "--offline"]),
    ("cordova", "config.xml", 200_000, ["%s", '<widget id="a.b"><platform name="ios">%s</platform></widget>'], XML,
     ["check", "config.xml", "--offline"]),
    ("workspace", "A.xcworkspace/contents.xcworkspacedata", 200_000, ["%s", '<Workspace version="1.0">%s</Workspace>'],
     XML + ['<Group location="group:a">', '</Group>', '<FileRef location="group:a.xcodeproj">', '</FileRef>'], ["check", "A.xcworkspace", "--offline"]),
    ("information", "A.app/Info.plist", 200_000, ["%s", PLIST_XML], XML, ["check", "A.app", "--offline"]),
    ("described screens", "a.json", 200_000, ["%s", '{"screens":[%s]}', '{"screens":[{"name":"A","fields":[%s]}]}'], JSON, ["screens", "a.json"]),
    ("policy", "a.json", 200_000, ["%s", "{%s}"], JSON, ["password-rules", "lint", "minlength: 8", "--policy", "a.json"]),
    ("static web app", "staticwebapp.config.json", 200_000, ["%s", '{"routes":[%s]}', '{"navigationFallback":{"exclude":[%s]}}'],
     JSON + ['{"route":"/*","redirect":"/a"}'], CHECK + ["--deployment", "."]),
    ("wrangler", "wrangler.toml", 200_000, ["%s", "[assets]\n%s"], TOML, CHECK + ["--deployment", "."]),
    ("docker", ".dockerignore", 200_000, ["%s"], LINES, CHECK + ["--deployment", "."]),
    ("package", "package.json", 200_000, ["%s", '{"dependencies":{%s}}', '{"scripts":{"build":"%s"}}'], JSON,
     CHECK + ["--deployment", ".", "+src/.well-known/apple-app-site-association"]),
    ("angular", "angular.json", 200_000,
     ["%s", '{"projects":{"a":{"root":"","sourceRoot":"src","architect":{"build":{"options":{"assets":[%s]}}}}}}', '{"projects":{%s}}'],
     JSON + ['"src/.well-known"', '{"glob":"**/*","input":"src","output":"/"}', '"glob":"', '"a":{"architect":{"build":{"options":{"assets":["src"]}}}}'],
     CHECK + ["--deployment", ".", "+src/.well-known/apple-app-site-association"]),
]


def prepared(folder, reader, content):
    """Writes a file for a reader into an empty folder, which becomes the current one: the arguments of aasa, and what it reads
    as its standard input. Of the arguments, @ is a text in a file of its own, + an AASA file to write, ~ the case of a check
    whose files lie beside, and < what to read."""
    _, path, _, _, _, arguments = reader
    os.chdir(folder)
    for word in arguments:
        if word.startswith("~"):
            shutil.copytree(os.path.join(FIXTURES, word[1:]), ".", dirs_exist_ok=True)
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", newline="") as file:
        file.write(content)
    words, source = [], os.devnull
    for word in arguments:
        if word.startswith("@"):
            with open("given", "w") as file:
                file.write(word[1:])
            words.append("given")
        elif word.startswith("+"):
            os.makedirs(os.path.dirname(word[1:]), exist_ok=True)
            with open(word[1:], "w") as file:
                file.write('{"webcredentials":{"apps":["%s"]}}' % APP)
        elif word.startswith("<"):
            source = word[1:]
        elif not word.startswith("~"):
            words.append(word)
    return words, source


def run_readers(told):
    """AASA [SECONDS [READER…]]: asks of each reader, or those that are named, what was found and how to tell it, and exits with
    1 if anything was."""
    aasa = os.path.abspath(sys.argv[1])
    time = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    named = sys.argv[3:]
    seed = int(os.environ.get("SEED", random.randrange(1 << 30)))
    print(f"seed {seed}")
    total = 0
    for reader in READERS:
        if named and reader[0] not in named:
            continue
        found, line = told(reader, time, random.Random(f"{seed} {reader[0]}"), aasa)
        print(f"{reader[0]:<16} {line}", flush=True)
        total += found
    sys.exit(1 if total else 0)
