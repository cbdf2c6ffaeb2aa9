import AssociationModel
import Findings
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct `password rules put together in a Swift source` {
    private func file(_ content: String) throws -> DescriptorFile {
        try DescriptorFile(SourceText(content, from: .file(path: "f.swift")), kind: .swift)
    }

    private static let call = "UITextInputPasswordRules(descriptor: "

    @Test(
        arguments: [
            ("let n = 8\n", #""minlength: \(n);""#, "minlength: 8;"),
            (
                "let n: Int = 1_000; let m = 2\n", #""minlength: \( n ); maxlength: \(m);""#,
                "minlength: 1000; maxlength: 2;"
            ),
            (
                "let rule: String = \"minlength: 8;\"\n", #""required: upper; " + rule"#,
                "required: upper; minlength: 8;"
            ),
            ("let all = \"\"\"\n    minlength: 8;\n    \"\"\"\n", "all", "minlength: 8;"),
            ("struct P { static let n = 8 }\n", #""minlength: \(P.n);""#, "minlength: 8;"),
            ("enum A { enum P { static let n = 8 } }\n", #""minlength: \(A.P.n);""#, "minlength: 8;"),
            (
                "extension P { static let a = \"\\(Self.n)\" }\nstruct P { static let n = 8 }\n",
                #""minlength: " + P.a"#, "minlength: 8"
            ),
            ("let a = b + \";\"\nlet b = \"minlength: \" + c\nlet c = \"8\"\n", "a", "minlength: 8;"),
            ("let a = \"minlength: \"\n    + \"8\"\nlet b = 1\n", "a", "minlength: 8"),
            ("", #""minlength: \(8); allowed: [\("!")];""#, "minlength: 8; allowed: [!];"),
            ("let n = 8 // the server's\n", ##"#"minlength: \#(n); \(x)"#"##, "minlength: 8; \\(x)"),
            ("private let n = 8 /* why */ ; let other = f()\n", #""minlength: \(n)""#, "minlength: 8"),
            ("let n = 8\n", #""minlength: \(String(n))""#, "minlength: 8"),
        ] as [(String, String, String)])
    func `from constants of the file are followed`(constants: String, argument: String, descriptor: String) throws {
        for code in [constants + "let r = \(Self.call)\(argument))", "let r = \(Self.call)\(argument))\n" + constants] {
            let found = try file(code)
            #expect(found.descriptors.map(\.descriptor.string) == [descriptor], "\(code)")
            #expect(found.unclear.isEmpty, "\(code)")
        }
    }

    @Test(arguments: [
        ("let n = 8 + extra\n", #""minlength: \(n)""#), ("var n = 8\n", #""minlength: \(n)""#),
        ("let n = 8\nfunc f(n: Int) {}\n", #""minlength: \(n)""#),
        ("let n = 8\nfor n in a {}\n", #""minlength: \(n)""#),
        ("let n = 8\nlet n = 9\n", #""minlength: \(n)""#), ("let n = 0x10\n", #""minlength: \(n)""#),
        ("let n = 8.5\n", #""minlength: \(n)""#), ("let n: UInt = 8\n", #""minlength: \(n)""#),
        ("let a = \"x\"\n    .uppercased()\n", "a"), ("let a = \"x\".uppercased()\n", "a"),
        ("let a = b\nlet b = a\n", "a"), ("let a = \"\\(a)\"\n", "a"), ("let n = 8\n", "n"),
        ("let n = 8\n", #""minlength: " + n"#), ("struct P { let n = 8 }\n", #""minlength: \(n)""#),
        ("struct P { static let n = 8 }\n", #""minlength: \(Q.n)""#), ("let n = 8\n", #""minlength: \(n + 1)""#),
        ("let n = 8\n", #""minlength: \(String(n, radix: 8))""#), ("func f() { let n = 8 }\n", #""minlength: \(n)""#),
        ("let n = flag ? 8 : 9\n", #""minlength: \(n)""#), ("let a = \"x\" as String\n", "a"),
        ("#if DEBUG\nlet n = 4\n#else\nlet n = 8\n#endif\n", #""minlength: \(n)""#),
    ])
    func `from anything else are computed`(constants: String, argument: String) throws {
        let found = try file(constants + "let r = \(Self.call)\(argument))")
        #expect(found.descriptors.isEmpty)
        #expect(found.unclear.map(\.marked) == [String("\(argument))".prefix { $0 != ")" })])
    }

    @Test func `from constants in a function mean those of the function before those of the type`() throws {
        let found = try file(
            """
            let n = 1
            struct Form {
                static let n = 2
                func rules() -> UITextInputPasswordRules {
                    if isShort { let n = 3; use(\(Self.call)"minlength: \\(n)")) }
                    return \(Self.call)"minlength: \\(n)")
                }
            }
            let outer = \(Self.call)"minlength: \\(n)")
            """)
        #expect(found.descriptors.map(\.descriptor.string) == ["minlength: 3", "minlength: 2", "minlength: 1"])
    }

    @Test func `lead each byte back to the literal that holds it`() throws {
        let text = SourceText(
            """
            let length = "minlength: \\(minimum);"
            let rules = \(Self.call)"required: upper; \\(length) allowed: [-]")
            let minimum = 12
            """, from: .argument)
        let rules = try #require(try DescriptorFile(text, kind: .swift).descriptors.first?.descriptor)
        #expect(rules.string == "required: upper; minlength: 12; allowed: [-]")
        func marked(_ part: String) throws -> String {
            let range = try #require(rules.string.firstRange(of: part))
            let start = rules.string.utf8.distance(from: rules.string.startIndex, to: range.lowerBound)
            return text.string(in: rules.span(of: SourceSpan(start, start + part.utf8.count)))
        }
        #expect(try marked("upper") == "upper")
        #expect(try marked("minlength") == "minlength")
        #expect(try marked("12") == "12")
        #expect(try marked("allowed: [-]") == "allowed: [-]")
        #expect(text.position(of: rules.span(of: SourceSpan(17, 26)).start).line == 1)
        #expect(text.position(of: rules.span(of: SourceSpan(28, 30)).start).line == 3)
    }

    @Test func `in one constant that several fields share are checked once`() throws {
        let found = try file(
            "let r = \"minlength: 8;\"\na(\(Self.call)r))\nb(\(Self.call)r))\nc(\(Self.call)\"minlength: 8;\"))")
        #expect(found.descriptors.count == 2)
    }

    @Test func `grow no more than a megabyte, however often constants repeat each other`() throws {
        let doubling = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
        let found = try file("let a0 = \"required: upper;\"\n\(doubling)\na(\(Self.call)a60))")
        #expect(found.descriptors.isEmpty)
        #expect(found.unclear.count == 1)
        // Nor do they lead deeper than anybody writes.
        let chain = (1...5000).map { "let a\($0) = a\($0 - 1)" }.joined(separator: "\n")
        #expect(try file("let a0 = \"x\"\n\(chain)\na(\(Self.call)a5000))").unclear.count == 1)
    }

    @Test(arguments: [
        "\"\\(\"", "{ let a = \"", "struct S { let a = a\n", "let a = b + ", "extension ", "\"\\(\"\"\"\n",
        "let a = \"\\(a)\"\n",
        "UITextInputPasswordRules(descriptor: a + ", "UITextInputPasswordRules(descriptor: \"\\(a)\")\n", "a: ",
    ])
    func `from a beginning repeated 30,000 times are read in one pass`(piece: String) throws {
        _ = try file(String(repeating: piece, count: 30_000))
    }
}

@Suite struct `the fields of a page with password rules` {
    private func inputs(_ html: String) throws -> [RuledInput] {
        try DescriptorFile(SourceText(html, from: .file(path: "f.html")), kind: .html).inputs
    }

    @Test(
        arguments: [
            (#"type="Password""#, "password"), ("type=text", "text"), ("", "text"), (#"type="""#, ""),
            (#":type="t""#, nil), (#"v-bind:type="t""#, nil), (#"[type]="t""#, nil), ("{...rest}", nil),
            (#"type="{{ t }}""#, nil), (#"asp-for="Password""#, nil), ("<%= attributes %>", nil), ("@attributes", nil),
            (#"@click="show""#, "text"),
        ] as [(String, String?)])
    func `have a type unless something else sets it`(attributes: String, type: String?) throws {
        let input = try #require(try inputs("<input passwordrules='minlength: 8;' \(attributes)>").first)
        #expect(input.type.value == type)
        #expect(input.type.isUnclear == (type == nil))
    }

    @Test func `are inputs alone, with numbers that are numbers`() throws {
        let found = try inputs(
            "<my-field passwordrules='a'><input passwordrules='a' minlength=' 8' maxlength=16 pattern='.{8,}'>")
        #expect(found.count == 1)
        #expect(found.first?.minLength.isSet == false)
        #expect(found.first?.maxLength.value == 16)
        #expect(found.first?.pattern.value == ".{8,}")
    }

    @Test(
        arguments: [
            ("<form>%@%@</form>", 1), ("<form>%@</form><form>%@</form>", 0), ("%@%@", 0), ("<form></FORM>%@%@", 0),
            ("<form>%@<p>%@", 1), ("<form id=a>%@</form><input form=a passwordrules='b'>", 0),
        ] as [(String, Int)])
    func `belong together in one form`(page: String, forms: Int) throws {
        let field = "<input type=password passwordrules='minlength: 8;'>"
        let html = page.replacing("%@", with: field)
        let found = try DescriptorFile(SourceText(html, from: .argument), kind: .html)
        #expect(found.forms.count == forms, "\(html)")
        #expect(found.forms.allSatisfy { $0.fields.count == 2 })
    }
}
