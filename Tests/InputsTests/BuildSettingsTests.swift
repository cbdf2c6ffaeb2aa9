import AssociationModel
import Findings
import Testing
import TextFormats

@Suite struct `a build setting` {
    static let context = BuildSettings.Context(sdk: "iphoneos", configuration: "Debug")

    /// Settings of layers, each the text of an `.xcconfig` file, the lowest first.
    static func settings(_ layers: String...) -> BuildSettings {
        let assignments = layers.map { layer in
            ConfigurationText(SourceText(layer, from: .argument)).statements.compactMap { statement in
                if case .assignment(let setting) = statement { setting } else { nil }
            }
        }
        return BuildSettings(assignments, in: context)
    }

    @Test(arguments: [
        ("$(B)", "b value"), ("${B}", "b value"), ("$B", "b value"), ("x$(B)y$(B)", "xb valueyb value"),
        ("$(NAME_$(WHICH))", "two"), ("$(B:upper)", "B VALUE"), ("$(MIXED:lower)", "my app 2.0"),
        ("$(MIXED:rfc1034identifier)", "My-App-2-0"), ("$(MIXED:c99extidentifier)", "My_App_2_0"),
        ("$(DIGITS:rfc1034identifier)", "-st"), ("$(DIGITS:c99extidentifier)", "_st"),
        ("$(B:upper:identifier)", "B_VALUE"),
        ("$(NONE:default=else)", "else"), ("$(EMPTY:default=$(B))", "b value"), ("$(B:default=else)", "b value"),
        ("$(NONE:default=Mixed:x:lower)", "Mixed:x:lower"), ("$(NONE:default=)", ""), ("$(EMPTY)", ""),
        ("$(PATH_:file)", "c.txt"), ("$(PATH_:base)", "c"), ("100$", "100$"), ("$ (B)", "$ (B)"), ("$1", "$1"),
        ("$(B", "$(B"), ("$()", "$()"), ("a$$(B)", "a$b value"), ("$(ACCENT:rfc1034identifier)", "Caf-"),
        ("$(ACCENT:c99extidentifier)", "Café"),
    ])
    func `expands to what it refers to`(text: String, value: String) {
        let settings = Self.settings(
            """
            B = b value
            WHICH = 2
            NAME_2 = two
            MIXED = My App 2.0
            DIGITS = 1st
            EMPTY =
            PATH_ = a/b/c.txt
            ACCENT = Café
            """)
        let resolved = settings.expand(DeclaredText(text))
        #expect(resolved.value == value)
        #expect(resolved.isResolved)
    }

    @Test(arguments: [
        ("x$(NONE)y", "NONE", UnresolvedReference.Reason.unknown, 1, 8),
        ("$(A:wrong)", "A", .unknownOperator, 0, 10), ("é$(N_$(A))", "N_1", .unknown, 2, 11),
    ])
    func `that is not known stays as written, with its name and place`(
        text: String, name: String, reason: UnresolvedReference.Reason, start: Int, end: Int
    ) throws {
        let resolved = Self.settings("A = 1").expand(DeclaredText(text))
        #expect(resolved.value == text)
        let reference = try #require(resolved.unresolved.first)
        #expect(resolved.unresolved.count == 1)
        #expect(reference.name == name)
        #expect(reference.reason == reason)
        guard case .text(_, let span) = reference.place else {
            Issue.record("it has no span")
            return
        }
        #expect(span == SourceSpan(start, end))
    }

    @Test func `inherits from the layer below, by either name, and nothing from below the lowest`() {
        let settings = Self.settings("A = $(inherited)1", "A = $(inherited)2", "A = $(A)3\nB = $(A)$(inherited)")
        #expect(settings["A"]?.value == "123")
        #expect(settings["B"]?.value == "123")
        #expect(settings["C"] == nil)
    }

    @Test func `that goes round ends`() {
        let settings = Self.settings("A = a$(B)\nB = b$(A)")
        #expect(settings["A"]?.value == "ab")
        #expect(settings["B"]?.value == "ba")
    }

    @Test(arguments: [
        ("A = 1\nA[sdk=iphoneos*] = 2", "2"), ("A[sdk=iphoneos*] = 2\nA = 1", "2"), ("A = 1\nA[sdk=macosx*] = 2", "1"),
        ("A = 1\nA[config=Debug][sdk=*] = 2", "2"), ("A = 1\nA[config=Debug][sdk=mac*] = 2", "1"),
        ("A = 1\nA[arch=arm64] = 2", "2"), ("A = 1\nA[variant=profile] = 2", "1"), ("A = 1\nA = 2", "2"),
        ("A = 1\nA[sdk=iphone?s*] = 2", "2"), ("A = 1\nA[sdk=*os*x] = 2", "1"),
        ("A = 1\nA [ config = De* ] = $(inherited)2", "12"),
    ])
    func `counts where its conditions hold`(text: String, value: String) {
        #expect(Self.settings(text)["A"]?.value == value)
    }

    @Test(
        arguments: [
            ("NAME", "NAME", []), ("NAME[sdk=iphoneos*]", "NAME", ["sdk=iphoneos*"]),
            ("N[sdk=a][arch=b]", "N", ["sdk=a", "arch=b"]), ("N[sdk=a,arch=b]", "N", ["sdk=a", "arch=b"]),
            ("N[sdk]", nil, []), ("N[sdk=a", nil, []), ("[sdk=a]", nil, []), ("N[sdk=a]x", nil, []),
        ] as [(String, String?, [String])])
    func `of a project has its conditions in its key`(key: String, name: String?, conditions: [String]) {
        let setting = BuildSetting(key: key, value: DeclaredText("1"))
        #expect(setting?.name == name)
        #expect(setting?.conditions.map { $0.parameter + "=" + $0.pattern } ?? [] == conditions)
    }

    @Test(arguments: [
        ("A = «1»", "1"), ("A=«b c» // comment", "b c"), ("  A = «x»;\n", "x"), ("A = «https:»//example.com", "https:"),
        ("A = «1»\r\nB = 2\r\n", "1"), ("\u{FEFF}A = «1»", "1"), ("A =«»  // nothing", ""),
        ("A = «\"quoted\"»", "\"quoted\""),
    ])
    func `of a file has its value and place`(marked: String, value: String) throws {
        let text = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = text[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
        let source = SourceText(String(text[0] + rest[0] + rest[1]), from: .argument)
        let statement = try #require(ConfigurationText(source).statements.first)
        guard case .assignment(let setting) = statement else {
            Issue.record("it is no assignment")
            return
        }
        #expect(setting.name == "A")
        #expect(setting.value.string == value)
        let start = text[0].utf8.count
        #expect(setting.value.location?.span == SourceSpan(start, start + rest[0].utf8.count))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `of a file goes on behind a backslash`(newline: String) {
        let text = ["A = 1 \\", "  2 // comment", "B = 3 \\"].joined(separator: newline)
        let settings = Self.settings(text)
        #expect(settings["A"]?.value == "1 2")
        #expect(settings["B"]?.value == "3")
    }

    @Test(arguments: [
        "#include x", "#include \"\"", "#import \"x\"", "= 1", "1A = 2", "A[sdk=x = 1", "A", "words here",
    ])
    func `is nothing else than an assignment`(line: String) throws {
        let statements = ConfigurationText(SourceText(line, from: .argument)).statements
        guard case .malformed(let span)? = statements.first, statements.count == 1 else {
            Issue.record("\(statements)")
            return
        }
        #expect(span == SourceSpan(0, line.utf8.count))
    }
}
