import AssociationModel
import Findings
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct `password rules in a file` {
    private func file(_ content: String, _ kind: DescriptorFile.Kind) throws -> DescriptorFile {
        try DescriptorFile(SourceText(content, from: .file(path: "f")), kind: kind)
    }

    @Test(
        arguments: [
            (#"<input passwordrules="minlength: 8;">"#, ["minlength: 8;"]),
            ("<INPUT TYPE=password\nPasswordRules = 'minlength: 8;'/>", ["minlength: 8;"]),
            ("<input passwordrules=minlength:8>", ["minlength:8"]),
            (#"<input passwordrules>"#, [""]),
            (#"<input passwordrules="allowed: [&quot;&amp;&#60;&#x3e;&lsqb;]">"#, [##"allowed: ["&<>[]"##]),
            (#"<input passwordrules="a&copy;b&ampc&amp=d&lt;">"#, ["a&copy;b&ampc&amp=d<"]),
            (#"<a title=">" href=x><input passwordrules="a"></a title="<input passwordrules='z'>">"#, ["a"]),
            (#"<!-- <input passwordrules="a"> --><!--><input passwordrules="b"><!-- x"#, ["b"]),
            (#"<script>"<input passwordrules='a'>"</scripty></SCRIPT ><input passwordrules="b">"#, ["b"]),
            (#"<style><input passwordrules="a"></style><textarea><input passwordrules="b"></textarea>"#, []),
            (#"<![CDATA[<input passwordrules="a">]]><input passwordrules="b">"#, ["b"]),
            (#"<?php echo "<input passwordrules='a'>" ?><p x=1 < 2 passwordrules="b">"#, ["b"]),
            (#"<input passwordrules="first" passwordrules="second">"#, ["first"]),
            (#"<input passwordrules="never closed"#, []),
            (#"<my-field PASSWORDRULES="a">"#, ["a"]),
        ] as [(String, [String])])
    func `of HTML is an attribute in any spelling`(html: String, descriptors: [String]) throws {
        #expect(try file(html, .html).descriptors.map(\.descriptor.string) == descriptors)
    }

    @Test(arguments: ["{{ rules }}", "<?= $rules ?>", "<%= rules %>", "minlength: ${n};", "@Model.Rules", "{rules}"])
    func `that a template puts in are not judged`(value: String) throws {
        let found = try file("<input\npasswordrules='\(value)'>", .html)
        #expect(found.descriptors.isEmpty)
        #expect(found.unclear.map(\.marked) == [value])
        #expect(found.unclear.map(\.line) == [2])
    }

    /// A source, its kind, the descriptors in it, and how many are computed.
    static let sources: [(String, DescriptorFile.Kind, [String], Int)] = [
        (#"<TextInput passwordRules="minlength: 8" />"#, .script, ["minlength: 8"], 0),
        (#"const r = "minlength: 8"; const a = <TextInput passwordRules={r} />"#, .script, ["minlength: 8"], 0),
        (#"const a = <TextInput passwordRules={rules()} />"#, .script, [], 1),
        (#"const a = <TextInput passwordRules={undefined} />"#, .script, [], 0),
        (#"<input passwordrules='allowed: [-]' />"#, .script, ["allowed: [-]"], 0),
        (#"field.setAttribute("passwordrules", "minlength: 8")"#, .script, ["minlength: 8"], 0),
        (#"export const passwordRules = "minlength: " + "8""#, .script, ["minlength: 8"], 0),
        (#"const t = { passwordRules: "At least 8 characters" }"#, .script, [], 0),
        (
            #"const passwordRules = [v => v.length > 8]; x({ passwordRules: required }); x == passwordRules"#, .script,
            [], 0
        ),
        (#"type T = { passwordRules: string }"#, .script, [], 0),
        (#"NativeField(passwordRules: 'required: upper', obscureText: true)"#, .dart, ["required: upper"], 0),
        (#"f.PasswordRules = UITextInputPasswordRules.Create("minlength: 8");"#, .cSharp, ["minlength: 8"], 0),
        (#"var r = UITextInputPasswordRules.Create(Rules.For(user));"#, .cSharp, [], 1),
        (#"<%= f.password_field :password, passwordrules: "minlength: 8" %></p>"#, .html, ["minlength: 8"], 0),
        (#"@Html.PasswordFor(m => m.P, new { passwordrules = "minlength: 8" })</p>"#, .html, ["minlength: 8"], 0),
        (#"<p>Our passwordrules are: "be kind"</p>"#, .html, [], 0),
    ]

    @Test(arguments: sources)
    func `of a source are what is set, passed or written by a helper`(
        source: String, kind: DescriptorFile.Kind, descriptors: [String], computed: Int
    ) throws {
        let found = try file(source, kind)
        #expect(found.descriptors.map(\.descriptor.string) == descriptors)
        #expect(found.unclear.count == computed)
    }

    @Test func `of HTML lead back to their bytes, in another encoding too`() throws {
        let bytes =
            Array("<p>\u{FC}".utf8.dropLast()) + Array(#"<input passwordrules="a&amp;b"#.utf8) + [
                0xFC, 0x63, 0x22, 0x3E,
            ]
        let text = SourceText(bytes, from: .argument)
        let rules = try #require(try DescriptorFile(text, kind: .html).descriptors.first?.descriptor)
        #expect(rules.string == "a&b\u{FFFD}c")
        #expect(text.string(in: rules.span(of: SourceSpan(1, 2))) == "&amp;")
        #expect(text.string(in: rules.span(of: SourceSpan(6, 7))) == "c")
        #expect(rules.span(of: SourceSpan(3, 6)).count == 1)
    }

    @Test(
        arguments: [
            (#"x = UITextInputPasswordRules(descriptor: "minlength: 8;")"#, ["minlength: 8;"], 0),
            (
                #"UITextInputPasswordRules.init( descriptor : /* why */ "a" ) // UITextInputPasswordRules(descriptor: "b")"#,
                ["a"], 0
            ),
            (#"field.passwordRules = .init(descriptor: "a")"#, ["a"], 0),
            (##"UITextInputPasswordRules(descriptor: #"allowed: [\"]"#)"##, [#"allowed: [\"]"#], 0),
            (#"UITextInputPasswordRules(descriptor: "allowed: [\"\\\u{21}];")"#, [#"allowed: ["\!];"#], 0),
            (
                #"UITextInputPasswordRules(descriptor: "required: upper; " + "minlength: 8;")"#,
                ["required: upper; minlength: 8;"], 0
            ),
            (
                "UITextInputPasswordRules(\n  descriptor: \"\"\"\n    minlength: 8;\n      required: \\\n    upper;\n    \"\"\")",
                ["minlength: 8;\n  required: upper;"], 0
            ),
            ("UITextInputPasswordRules(descriptor: \"\"\"\r\n  minlength: 8\r\n  \"\"\")", ["minlength: 8"], 0),
            (#"UITextInputPasswordRules(descriptor: "minlength: \(n);")"#, [], 1),
            (#"UITextInputPasswordRules(descriptor: Rules.text)"#, [], 1),
            (#"UITextInputPasswordRules(descriptor: "a" + more)"#, [], 1),
            (#"let s = "UITextInputPasswordRules(descriptor: \"a\")""#, [], 0),
            (
                #"/* /* */ UITextInputPasswordRules(descriptor: "a") */ MyUITextInputPasswordRules(descriptor: "b")"#,
                [], 0
            ),
            ("let r = /\"/\nUITextInputPasswordRules(descriptor: \"a\")", ["a"], 0),
            (#"UITextInputPasswordRules(descriptor: "")"#, [""], 0),
            (#"UITextInputPasswordRules(descriptor: "a"#, [], 1),
            (
                #"UITextInputPasswordRules(descriptor: ["required: upper", "minlength: 8"].joined(separator: "; "))"#,
                ["required: upper; minlength: 8"], 0
            ),
            (#"UITextInputPasswordRules(descriptor: ["a", "b",].joined())"#, ["ab"], 0),
            (
                "let rules = [\n  \"upper\",\n  \"digit\",\n]\nUITextInputPasswordRules(\n  descriptor: rules\n    .map { \"required: \\($0);\" }\n    .joined(separator: \" \"))",
                ["required: upper; required: digit;"], 0
            ),
            (
                #"let all: [String] = ["a", "b"]; UITextInputPasswordRules(descriptor: all.map { one in "<" + one + ">" }.joined())"#,
                ["<a><b>"], 0
            ),
            (#"UITextInputPasswordRules(descriptor: rules.map { $0.description }.joined(separator: " "))"#, [], 1),
            (#"UITextInputPasswordRules(descriptor: ["a", b].joined(separator: " "))"#, [], 1),
            (#"UITextInputPasswordRules(descriptor: ["a"].map { $0.uppercased() }.joined())"#, [], 1),
            (#"UITextInputPasswordRules(rules: [.required(.upper), .minLength(8)])"#, [], 1),
            (#"field.passwordRules = .init(rules: Policy.rules)"#, [], 1),
            (#"UITextInputPasswordRules(coder: coder)"#, [], 0),
            (
                #"let s: Set<Character> = ["!", "]", "-"]; UITextInputPasswordRules(descriptor: "allowed: [\(String(s))]")"#,
                ["allowed: [-!]]"], 0
            ),
            (
                #"UITextInputPasswordRules(descriptor: "allowed: [" + String(Set("b-a").sorted()) + "]")"#,
                ["allowed: [-ab]"], 0
            ),
        ] as [(String, [String], Int)])
    func `of a Swift source are the literals that are handed over`(
        code: String, descriptors: [String], computed: Int
    ) throws {
        let found = try file(code, .swift)
        #expect(found.descriptors.map(\.descriptor.string) == descriptors)
        #expect(found.unclear.count == computed)
    }

    @Test func `of a source tell which part is made from a set`() throws {
        let code =
            #"let s: Set<Character> = ["!", "-"]; UITextInputPasswordRules(descriptor: "allowed: [" + String(s) + "]")"#
        let rules = try #require(try file(code, .swift).descriptors.first)
        #expect(rules.descriptor.unordered.map { rules.text.string(in: $0) } == ##"!", "-"##)
        let harmless = #"let s = Set("!#"); UITextInputPasswordRules(descriptor: "allowed: [" + String(s) + "]")"#
        #expect(try file(harmless, .swift).descriptors.map(\.descriptor.unordered) == [nil])
    }

    @Test func `with closures in closures are followed up to a limit, and then told as computed`() throws {
        let list = "[" + Array(repeating: "\"a\"", count: 40).joined(separator: ",") + "]"
        var code = "\"b\""
        for _ in 0..<8 { code = "\(list).map { _ in \(code) }.joined()" }
        let found = try file("UITextInputPasswordRules(descriptor: \(code))", .swift)
        #expect(found.descriptors.isEmpty)
        #expect(found.unclear.count == 1)
    }

    @Test(
        arguments: [
            (
                #"f.passwordRules = [UITextInputPasswordRules passwordRulesWithDescriptor:@"minlength: 8;"];"#,
                ["minlength: 8;"], 0
            ),
            (
                #"[UITextInputPasswordRules passwordRulesWithDescriptor: @"required: upper; " "minlength:" @" 8;" ]"#,
                ["required: upper; minlength: 8;"], 0
            ),
            (#"[UITextInputPasswordRules passwordRulesWithDescriptor:@"[\"\x21\041]"]"#, [##"["!!]"##], 0),
            (#"[UITextInputPasswordRules passwordRulesWithDescriptor:rules]"#, [], 1),
            (#"+ (instancetype)passwordRulesWithDescriptor:(NSString *)descriptor;"#, [], 0),
            (#"char c = '"'; [UITextInputPasswordRules passwordRulesWithDescriptor:@"a"]"#, ["a"], 0),
            (#"// [UITextInputPasswordRules passwordRulesWithDescriptor:@"a"]"#, [], 0),
            ("#import \"x.h\"\n/* /* */ [UITextInputPasswordRules passwordRulesWithDescriptor:@\"a\"]", ["a"], 0),
        ] as [(String, [String], Int)])
    func `of an Objective-C source are the literals that are handed over`(
        code: String, descriptors: [String], computed: Int
    ) throws {
        let found = try file(code, .objectiveC)
        #expect(found.descriptors.map(\.descriptor.string) == descriptors)
        #expect(found.unclear.count == computed)
    }

    @Test func `of a source lead back to their bytes`() throws {
        let text = SourceText(
            "UITextInputPasswordRules(descriptor: \"\"\"\n  a\\u{21}\n  b\n  \"\"\")", from: .argument)
        let rules = try #require(try DescriptorFile(text, kind: .swift).descriptors.first?.descriptor)
        #expect(rules.string == "a!\nb")
        #expect(text.string(in: rules.span(of: SourceSpan(1, 2))) == #"\u{21}"#)
        #expect(text.position(of: rules.span(of: SourceSpan(3, 4)).start) == SourcePosition(line: 3, column: 3))
    }

    @Test func `of an Interface Builder file are those of its fields`() throws {
        let text = try ScreenFixture.text("SignUp.storyboard")
        #expect(
            try DescriptorFile(text, kind: .interfaceBuilder).descriptors.map(\.descriptor.string) == [
                "required: upper; required: digit; required: [-&]; minlength: 12;",
                "required: upper; required: digit; required: [-&]; minlength: 12;",
            ])
    }

    @Test func `of a property list are found wherever the key is`() throws {
        let key = "ASAccountAuthenticationModificationPasswordGenerationRequirements"
        let found = try file(
            """
            <plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>\(key)</key><string>allowed: [&amp;];</string></dict></dict>
            <key>\(key)</key><integer>8</integer><key>Other</key><array><dict><key>\(key)</key><string/></dict></array>
            </dict></plist>
            """, .propertyList)
        #expect(found.descriptors.map(\.descriptor.string) == ["allowed: [&];", ""])
        #expect(found.descriptors.first.map { $0.text.string(in: $0.descriptor.span) } == "allowed: [&amp;];")
        #expect(found.unclear.map(\.marked) == ["<integer>8</integer>"])
    }

    @Test func `are refused where the file is none of its kind`() {
        for kind in [DescriptorFile.Kind.interfaceBuilder, .propertyList] {
            let problem = #expect(throws: DescriptorFileProblem.self) { try file("<a><b></a>", kind) }
            #expect(problem?.span == SourceSpan(8, 9))
        }
    }

    @Test(arguments: [
        ("<", DescriptorFile.Kind.html), ("<a ", .html), ("<!--", .html), ("<a b='", .html), ("<script>", .html),
        ("&lt", .html),
        ("#", .swift), ("#\"x ", .swift), ("\"\"\"\n", .swift), ("#\n\"\"\"", .swift), ("/*", .swift),
        ("\"\\(", .swift),
        ("passwordRules ", .swift), ("UITextInputPasswordRules(descriptor:a", .swift), ("'", .objectiveC),
        ("@\"", .objectiveC),
        ("UITextInputPasswordRules(descriptor:[\"a\"].map{", .swift), ("UITextInputPasswordRules(rules:[", .swift),
        ("UITextInputPasswordRules(descriptor:Set(String(", .swift),
        ("passwordRulesWithDescriptor:@\"a\"", .objectiveC), ("<a passwordrules='&#", .html), ("&", .html),
    ])
    func `that is a beginning repeated 30,000 times is read in one pass`(piece: String, kind: DescriptorFile.Kind)
        throws
    {
        let found = try file(String(repeating: piece, count: 30_000), kind)
        #expect(found.descriptors.count <= 1)
    }

    @Test(.seeded, arguments: [DescriptorFile.Kind.html, .swift, .objectiveC])
    func `has every place inside it after any change`(kind: DescriptorFile.Kind) throws {
        let sample = """
            <input passwordrules="minlength: 8; allowed: [&quot;&#60;]"><!-- c --><script>"</script>
            UITextInputPasswordRules(descriptor: #"a"# + "b\\u{21}" + \"\"\"
              c
              \"\"\") /* */ // x
            [UITextInputPasswordRules passwordRulesWithDescriptor:@"a" "\\x21"]
            """
        var generator = SeededGenerator(seed: RunSeed.value)
        let telling = Array("<>&;/\"'=#\\@()[]\n\u{0}".utf8)
        for round in 0..<3_000 {
            var bytes = Array(sample.utf8)
            for _ in 0...2 {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                if Bool.random(using: &generator) {
                    bytes.remove(at: index)
                } else {
                    bytes[index] =
                        Bool.random(using: &generator)
                        ? telling[Int.random(in: 0..<telling.count, using: &generator)]
                        : UInt8.random(in: 0...255, using: &generator)
                }
            }
            let found = try DescriptorFile(SourceText(bytes, from: .argument), kind: kind)
            for rules in found.descriptors {
                let span = rules.descriptor.span(of: SourceSpan(0, rules.descriptor.string.utf8.count))
                #expect(span.start >= 0 && span.end <= bytes.count, "round \(round)")
            }
        }
    }
}
