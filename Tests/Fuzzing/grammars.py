"""What grammar.py nests and doubles in the formats of readers.py. In what is doubled, # is a number, and @ the one before it."""

JSON = [('[', ']'), ('{"a":', '}'), ('[{"a":', '1}]'), ('{"', '":1}'), ('{"applinks":', '}'), ('{"details":[', ']}'), ('[1,', ']'), ('"\\', '"')]
XML = [('<array>', '</array>'), ('<dict><key>a</key>', '</dict>'), ('<a>', '</a>'), ('<a b="', '"/>'), ('<!--', '-->'), ('<![CDATA[', ']]>'),
       ('<!DOCTYPE a [', ']>'), ('<string>', '</string>'), ('&', ';')]
PLIST = [('{a=', ';}'), ('(', ')'), ('(a,', ')'), ('{"a"=(', ');}'), ('<', '>'), ('/*', '*/'), ('"', '"'), ('$(', ')')]
YAML = [('[', ']'), ('{a: ', '}'), ('- ', ''), ('- - ', '\n'), ('? ', ''), ('a: [', ']'), ('"', '"'), ('&a ', ''), ('!a ', ''), ('|\n ', '')]
TOML = [('[', ']'), ('a = [', ']'), ('{a=', '}'), ('a.', ''), ('[[', ']]'), ('"""', '"""')]
SWIFT = [
    ('(', ')'), ('[', ']'), ('{', '}'), ('a<', '>'), ('a<', ''), ('@a<', '>'), ('@a(', ')'), ('#a(', ')'), ('[a:', ']'), ('[a: [', ']]'), ('a(', ')'),
    ('a { ', ' }'), ('a.b(', ')'), ('a[', ']'), ('a ? b : ', ''), ('a ? ', ' : b'), ('if a { ', ' }'), ('if a { } else ', '{ }'), ('switch a { case b: ', ' }'),
    ('switch ', ' { }'), ('func f() { ', ' }'), ('struct A { ', ' }'), ('class B:', ''), ('class B { ', ' }'), ('extension A { ', ' }'), ('enum A { case a(', ') }'),
    ('"\\(', ')"'), ('"\\("', '")"'), ('#if A\n', '\n#endif\n'), ('#if ', '\n#endif\n'), ('/*', '*/'), ('"""\n', '\n"""\n'), ('#"', '"#'), ('-', ''), ('!', ''),
    ('try ', ''), ('await ', ''), ('some ', ''), ('&', ''), ('(a) -> ', ''), ('{ a in ', ' }'), ('var a: Int { ', ' }'), ('guard a else { ', ' }'),
    ('for a in ', ' { }'), ('while a { ', ' }'), ('do { ', ' } catch { }'), ('defer { ', ' }'), ('Form { ', ' }'), ('.a { ', ' }'), ('a as ', ''), ('a = ', ''),
    ('a + ', 'b'), ('a.', 'b'), ('let a = { ', ' }()'), ('case .a(let ', ')'), ('where a: ', ''), ('<A: ', '>'), ('\\a.', ''), ('if case .a(', ') = b { }'),
    ('@a<@a(', ')>'), ('#selector(', ')'), ('inout ', ''), ('repeat { ', ' } while a'), ('return ', ''), ('if let a = ', ' { }'), ('x is ', ''),
]
SCRIPT = [
    ('(', ')'), ('[', ']'), ('{', '}'), ('{a:', '}'), ('a(', ')'), ('(() => ', ')()'), ('(a) => ', ''), ('a ? ', ' : b'), ('a ? b : ', 'c'), ('`${', '}`'), ('`${`', '`}`'),
    ('if (a) ', ''), ('if (a) { ', ' }'), ('if (a) {} else ', '{}'), ('switch (a) { case 1: ', ' }'), ('function f() { ', ' }'), ('try { ', ' } catch {}'),
    ('for (;;) ', ''), ('for (;;) { ', ' }'), ('async () => { ', ' }'), ('await ', ''), ('!', ''), ('-', '1'), ('typeof ', 'a'), ('new ', 'A()'), ('...', ''), ('[...', ']'),
    ('{...', '}'), ('a.', 'b'), ('a[', ']'), ('a + ', 'b'), ('a && ', 'b'), ('a ?? ', 'b'), ('a = ', 'b'), ('a, ', 'b'), ('return ', ''), ('<a>', '</a>'), ('<A<', '>>'), ('/', '/'),
    ('/[', ']/'), ('/(', ')/'), ('class A { b() { ', ' } }'), ('Response.json(', ')'), ('JSON.stringify(', ')'), ('new Response(', ')'), ('export default ', ''),
    ('do ', ' while (a)'), ('label: ', ''), ('(a as ', ')'), ('const a = ', '1'), ('const {a: ', '} = b'), ('import(', ')'), ('while (a) ', ''),
]
SCRIPT_DOUBLES = [
    ('const v0 = "aaaaaaaaaaaaaaaa";\n', 'const v# = v@ + v@;\n'), ('const v0 = "aaaaaaaaaaaaaaaa";\n', 'const v# = `${v@}${v@}`;\n'),
    ('const v0 = ["a"];\n', 'const v# = [...v@, ...v@];\n'), ('const v0 = ["a"];\n', 'const v# = [v@, v@];\n'), ('const v0 = {a: 1};\n', 'const v# = {...v@, ...v@};\n'),
    ('const v0 = {a: 1};\n', 'const v# = {a: v@, b: v@};\n'), ('function v0() { return "a" }\n', 'function v#() { return v@() + v@() }\n'),
    ('const v0 = () => "a";\n', 'const v# = () => v@() + v@();\n'), ('const v0 = () => "a";\n', 'const v# = () => { if (v@()) { return v@() } return v@() };\n'),
    ('const v0 = a;\n', 'const v# = v@ ? v@ : v@;\n'), ('let v30 = "a";\n', 'v30 = v30 + v30;\n'), ('let v30 = "a";\n', 'v30 += v30;\n'),
    ('const v0 = "a";\n', 'const v# = JSON.stringify({a: v@, b: v@});\n'), ('const v0 = "a";\n', 'const v# = JSON.stringify(v@);\n'),
    ('const v0 = "a";\n', 'const v# = v@.replace("a", v@ + v@);\n'), ('const v0 = "a";\n', 'const v# = f(v@, v@) || f(v@, v@);\n'),
    ('const v0 = ["a"];\n', 'const v# = [v@, v@].flat();\n'), ('const v0 = ["a"];\n', 'const v# = v@.concat(v@);\n'), ('const v0 = ["a"];\n', 'const v# = v@.map((a) => a + v@);\n'),
    ('const v0 = ["a"];\n', 'const v# = v@.join(v@);\n'), ('', 'const v@ = v# + v#;\n'),
]
SWIFT_DOUBLES = [
    ('let v0 = "aaaaaaaaaaaaaaaa"\n', 'let v# = v@ + v@\n'), ('let v0 = "aaaaaaaaaaaaaaaa"\n', 'let v# = "\\(v@)\\(v@)"\n'), ('let v0 = ["a"]\n', 'let v# = [v@, v@]\n'),
    ('let v0 = ["a"]\n', 'let v# = v@ + v@\n'), ('let v0 = ["a": "a"]\n', 'let v# = ["a": v@, "b": v@]\n'), ('let v0 = a\n', 'let v# = a ? v@ : v@\n'),
    ('var v0: String { "a" }\n', 'var v#: String { v@ + v@ }\n'), ('func v0() -> String { "a" }\n', 'func v#() -> String { v@() + v@() }\n'),
    ('func v0() { }\n', 'func v#() { v@(); v@() }\n'), ('var v30 = "a"\n', 'v30 = v30 + v30\n'), ('var v30 = "a"\n', 'v30 += v30\n'), ('', 'let v@ = v# + v#\n'),
    ('let v0: Entitlements = .dictionary([:])\n', 'let v#: Entitlements = .dictionary(["a": v@, "b": v@])\n'), ('func v0() -> T { T() }\n', 'func v#() -> T { T(v@(), v@()) }\n'),
    ('let v0 = { "a" }\n', 'let v# = { v@() + v@() }\n'), ('let v0 = "a"\n', 'let v# = v@.appending(v@)\n'), ('enum E { static let v0 = "a" }\n', 'extension E { static let v# = v@ + v@ }\n'),
]
VIEWS = [
    ('struct V0: View { var body: some View { TextField("a", text: $a) } }\n', 'struct V#: View { var body: some View { V@() ; V@() } }\n'),
    ('struct V0: View { var body: some View { TextField("a", text: $a) } }\n', 'struct V#: View { var body: some View { Group { V@().a { V@() } } } }\n'),
    ('class V0: UIViewController { let f = UITextField() }\n', 'class V#: V@ { let a = V@(); let b = V@() }\n'),
    ('class V0 { let f = UITextField() }\n', 'class V#: UIViewController { let a = V@(); let b = V@(); func viewDidLoad() { a.f = b.f } }\n'),
    ('typealias A0 = Int\n', 'typealias A# = (A@, A@)\n'), ('protocol P0 { }\n', 'protocol P#: P@, P@ { }\n'),
    ('func m0(_ f: UITextField) { f.isSecureTextEntry = true }\n', 'func m#(_ f: UITextField) { m@(f); m@(f) }\n'),
    ('func m0(_ f: () -> Void) { f() }\n', 'func m#(_ f: () -> Void) { m@ { m@(f) } }\n'),
    ('', 'class C#: UIViewController { func viewDidLoad() { present(C@(), animated: true); present(C@(), animated: true) } }\n'),
    ('', 'struct S#: View { @State var a@ = false; var body: some View { if a@ { S@() } else { S@() } } }\n'),
]
NGINX = [('server {', '}'), ('location / {', '}'), ('http {', '}'), ('if ($a) {', '}'), ('map $a $b {', '}'), ('{', '}'), ('"', '"'), ('${', '}'), ('location ~ (', ') {}'),
         ('rewrite (', ') /;'), ('location ~ "(a+)+', '" {}'), ('types {', '}')]
NGINX_DOUBLES = [
    ('set $v0 aaaaaaaaaaaaaaaa;', 'set $v# $v@$v@;'), ('set $v30 aaaaaaaaaaaaaaaa;', 'set $v30 $v30$v30;'), ('set $a aaaaaaaaaaaaaaaa;', 'set $a $a$a;'), ('', 'set $v@ $v#$v#;'),
    ('map $uri $v0 { default aaaaaaaa; }', 'map $v@ $v# { default $v@$v@; }'), ('', 'rewrite ^(.*)$ $1$1;'), ('', 'if ($v@) { set $v# $v@$v@; }'),
    ('', 'location /#/ { try_files /@/ /@/; }'), ('', 'location @# { try_files $uri @@; error_page 404 = @@; }'),
]
APACHE = [('<Directory />', '</Directory>'), ('<If "a">', '</If>'), ('<If "(', ')"></If>'), ('<IfModule a>', '</IfModule>'), ('<Files a>', '</Files>'), ('<', '>'), ('"', '"'),
          ('%{', '}'), ('${', '}'), ('<LocationMatch (', ')></LocationMatch>'), ('RewriteRule (', ') /\n'), ('<Else>', '</Else>'), ('<If "!(', ')">\n</If>\n'), ('\\\n', '')]
APACHE_DOUBLES = [
    ('Define v0 aaaaaaaaaaaaaaaa\n', 'Define v# ${v@}${v@}\n'), ('Define a aaaaaaaaaaaaaaaa\n', 'Define a ${a}${a}\n'), ('RewriteEngine On\n', 'RewriteRule ^(.*)$ $1$1\n'),
    ('SetEnv v0 aaaaaaaaaaaaaaaa\n', 'SetEnv v# %{ENV:v@}%{ENV:v@}\n'), ('RewriteEngine On\nRewriteRule ^ - [E=v0:aaaaaaaa]\n', 'RewriteRule ^ - [E=v#:%{ENV:v@}%{ENV:v@}]\n'),
    ('RewriteEngine On\n', 'RewriteCond %{REQUEST_URI} (.*)\nRewriteRule ^ %1%1\n'), ('RewriteEngine On\n', 'RewriteRule ^(.*)$ /$1$1 [N]\n'),
    ('<Macro m0>\nForceType a/b\n</Macro>\n', '<Macro m#>\nUse m@\nUse m@\n</Macro>\n'),
]
CADDY = [('a {\n', '\n}'), ('handle {\n', '\n}\n'), ('route {\n', '\n}\n'), ('{', '}'), ('"', '"'), ('`', '`'), ('@a {\n', '\n}\n'), ('not {\n', '\n}\n'), ('(a) {\n', '\n}\n'), ('<<A\n', '\nA\n'),
         ('path_regexp (', ')\n'), ('{$', '}')]
CADDY_DOUBLES = [
    ('(s0) {\nrespond a\n}\n', '(s#) {\nimport s@\nimport s@\n}\n'), ('(s0) {\nrespond a\n}\n', '(s#) {\nroute {\nimport s@\nimport s@\n}\n}\n'), ('', 'rewrite * {uri}{uri}\n'),
    ('vars v0 aaaaaaaaaaaaaaaa\n', 'vars v# {vars.v@}{vars.v@}\n'), ('', 'map {path} {v#} {\ndefault {v@}{v@}\n}\n'), ('(s) {\nrespond {args[0]}\n}\n', 'import s {args[0]}{args[0]}\n'),
]
YAML_DOUBLES = [('a0: &a0 [x, x]\n', 'a#: &a# [*a@, *a@]\n'), ('a0: &a0 {x: x}\n', 'a#: &a#\n  <<: *a@\n  b: *a@\n'), ('v0: &v0 "a"\n', 'v#: &v# {a: *v@, b: *v@}\n')]
LINES = [('**/', ''), ('*', ''), ('[', ']'), ('(', ')'), ('!', ''), ('/', ''), ('*a', ''), ('a/**/', 'b'), (':a/', ''), ('?', ''), ('{', '}'), ('\\', '')]
LINES_DOUBLES = [('/a /b\n', '/# /@@\n'), ('', '/# /@ 301!\n'), ('', '/:a/# /:a/@/:a\n'), ('a\n', '!a/#\na/@/**\n')]
PATTERNS = [('*', 'a'), ('*a', ''), ('?*', ''), ('$(', ')'), ('(', ')'), ('[', ']'), ('/*', ''), ('*?*', '')]
RULES = [('[', ']'), ('required: [', '];'), ('required: ', ';'), ('allowed: upper, ', 'lower;'), ('"', '"')]
PAGES = [('<a>', '</a>'), ('<svg>', '</svg>'), ('<script>', '</script>'), ('<textarea>', '</textarea>'), ('<!--', '-->'), ('<input passwordrules="', '">'), ('<template>', '</template>'), ('<', '>')]
PLIST_DOUBLES = [('A0 = a;', 'A# = "$(A@)$(A@)";'), ('A30 = a;', 'A30 = "$(A30)$(A30)";'), ('', 'A@ = "$(A#:lower)$(A#:upper)";')]
BOARDS = XML + [('<scene><objects><viewController><view><subviews>', '</subviews></view></viewController></objects></scene>'), ('<view><subviews>', '</subviews></view>'),
                ('<textField><textInputTraits>', '</textInputTraits></textField>'), ('<stackView><subviews>', '</subviews></stackView>')]
BOARD_DOUBLES = [('', '<scene><objects><viewController id="v#"><connections><segue destination="v@" kind="embed"/><segue destination="v@" kind="embed"/></connections></viewController></objects></scene>')]
JSON_DOUBLES = [('"a0":1', ',"a#":{"a@":1,"a@":1}'), ('', '{"source":"/:a#(.*)","destination":"/:a@:a@"},'), ('', '{"source":"/#(?:a|a)*","destination":"/@"},')]

DART = [("(", ")"), ("[", "]"), ("{", "}"), ("A(", ")"), ("A(a: ", ")"), ("a ? ", " : b"), ("a ? b : ", "c"), ("'${", "}'"), ("Widget b() { ", " }"), ("class A { ", " }"), ("<A<", ">>"),
        ("AutofillGroup(child: ", ")"), ("TextField(decoration: ", ")"), ("() => ", ""), ("() { ", " }"), ("!", ""), ("[if (a) ", "]"), ("showDialog(a: ", ")"), ("a.", "b"), ("@a(", ")"),
        ("const ", ""), ("a ?? ", "b"), ("({", "})"), ("A<", ">()"), ("/*", "*/"), ("'''", "'''")]
TAGS = [("<View>", "</View>"), ("<A b={", "} />"), ("{a ? ", " : b}"), ("<A>{", "}</A>"), ("<A {...", "} />"), ("<>", "</>"), ("function A() { return ", " }")]
NESTS = {
    **dict.fromkeys(["aasa", "fix", "format", "expectations", "configuration", "expo", "vercel", "firebase", "recordings", "subjects", "described screens",
                     "policy", "static web app", "package", "angular"], JSON),
    **dict.fromkeys(["entitlements", "web.config", "cordova", "workspace", "information"], XML),
    **dict.fromkeys(["old plist", "project", "strings"], PLIST), **dict.fromkeys(["pattern", "match", "urls"], PATTERNS),
    **dict.fromkeys(["password rules", "rules to lint"], RULES), **dict.fromkeys(["workflow", "jekyll", "xcodegen"], YAML),
    **dict.fromkeys(["netlify", "wrangler"], TOML), **dict.fromkeys(["redirects", "headers", "ignored", "docker"], LINES),
    **dict.fromkeys(["swift", "tuist program", "link handlers", "views of links"], SWIFT), **dict.fromkeys(["handlers", "routes", "expo program"], SCRIPT), "react native": SCRIPT + TAGS, "flutter": DART, "maui": XML, "entries in code": SCRIPT, "fields in Objective-C": SCRIPT,
    "pages": PAGES, "forms": PAGES, "storyboards": BOARDS, "nginx": NGINX, "apache": APACHE, "caddy": CADDY,
}
WIDGETS = [
    ("class V0 extends StatelessWidget { Widget build(c) => TextField(obscureText: true); }\n",
     "class V# extends StatelessWidget { Widget build(c) => Row(children: [V@(), V@()]); }\n"),
    ("", "class V@ extends StatelessWidget { Widget build(c) => Row(children: [V#(), V#()]); }\n"), ("Widget f0() => TextField(obscureText: true);\n", "Widget f#() => Row(a: f@(), b: f@());\n"),
    ("final v0 = true;\n", "final v# = v@ && v@;\n"), ("final v0 = true;\n", "final v# = v@ ? v@ : v@;\n"), ("", "final v@ = v# == v#;\n"),
    ("class V0 extends StatelessWidget { V0({this.a}); final a; Widget build(c) => TextField(obscureText: a); }\n",
     "class V# extends StatelessWidget { V#({this.a}); final a; Widget build(c) => Row(a: V@(a: a ? a : a), b: V@(a: a)); }\n"),
]
DOUBLES = {
    "flutter": WIDGETS,
    "react native": [("function V0() { return <TextInput secureTextEntry /> }\n", "function V#() { return <View><V@ /><V@ /></View> }\n"),
                     ("", "function V@() { return <View><V# /><V# /></View> }\n")],
    **dict.fromkeys(["handlers", "routes", "expo program"], SCRIPT_DOUBLES), "swift": SWIFT_DOUBLES + VIEWS, "tuist program": SWIFT_DOUBLES,
    "nginx": NGINX_DOUBLES, "apache": APACHE_DOUBLES, "caddy": CADDY_DOUBLES, **dict.fromkeys(["workflow", "jekyll", "xcodegen"], YAML_DOUBLES),
    **dict.fromkeys(["redirects", "headers", "ignored", "docker"], LINES_DOUBLES), **dict.fromkeys(["old plist", "project"], PLIST_DOUBLES),
    "storyboards": BOARD_DOUBLES, **dict.fromkeys(["vercel", "firebase"], JSON_DOUBLES),
}
