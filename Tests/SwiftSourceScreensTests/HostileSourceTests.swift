#if SwiftSources
    import Findings
    import Foundation
    import SignUpScreens
    import SwiftSourceScreens
    import TestData
    import Testing

    @Suite struct `sources that nobody would write` {
        @Test func `with more than four million bytes are refused, and the others read`() {
            let large = SourceText(
                [UInt8](repeating: UInt8(ascii: " "), count: Bound.swiftFile.most + 1), from: .file(path: "Large.swift")
            )
            let small = SourceText("class C: UIViewController { let f = UITextField() }", from: .file(path: "C.swift"))
            let reading = SwiftScreenReader.read([large, small])
            #expect(reading.failures.map(\.reason) == [.tooLarge])
            #expect(
                reading.failures.first?.message.description
                    == "“Large.swift” is larger than four million bytes and was not read")
            #expect(reading.screens.map(\.name) == ["C"])
        }

        @Test(arguments: [
            ("parentheses", String(repeating: "(", count: 20_000), String(repeating: ")", count: 20_000)),
            (
                "blocks", "func f() {" + String(repeating: "if a {", count: 20_000),
                String(repeating: "}", count: 20_001)
            ),
            ("closures", "let x = " + String(repeating: "{ ", count: 20_000), String(repeating: "}", count: 20_000)),
            ("calls in a row", "let x = a" + String(repeating: ".b()", count: 20_000), ""),
            ("else after else", "func f() { if a {}" + String(repeating: " else if a {}", count: 20_000), "}"),
            ("a word before itself", "let x = " + String(repeating: "try ", count: 20_000), "y"),
            ("a mark before itself", "let x = " + String(repeating: "! ", count: 20_000), "y"),
            ("optionals", "let x: A" + String(repeating: "?", count: 20_000), ""),
            ("choices", "let x = " + String(repeating: "a ? b : ", count: 10_000), "c"),
            ("arrows", "let x: " + String(repeating: "(A) -> ", count: 10_000), "A"),
            ("attributes", String(repeating: "@a ", count: 20_000), "let x = 1"),
            ("interpolations", "let x = " + String(repeating: "\"\\(", count: 10_000), "1"),
            ("types", String(repeating: "struct A {", count: 5_000), String(repeating: "}", count: 5_000)),
            ("operators", "let x = 1" + String(repeating: " + 1", count: 20_000), ""),
            // SwiftParser would take years for each of these.
            ("lists", "let x = " + String(repeating: "[", count: 20_000), ""),
            ("closed lists", "let x = " + String(repeating: "[", count: 200), String(repeating: "]", count: 200)),
            ("lists in tuples", "let x = f(" + String(repeating: "[(a, ", count: 200), ""),
            ("lists of types", "let x: " + String(repeating: "[3 of [a: ", count: 200), ""),
            ("lists with comments", "let x = " + String(repeating: "[/* ] ; = { */", count: 200), ""),
            ("lists in interpolations", #"let x = "\("# + String(repeating: "[", count: 200), ""),
            (
                "lists after a string", ##"let a = "/*", b = #"/*"#, c = "//"; "## + String(repeating: "[", count: 200),
                ""
            ),
            ("lists on lines", "func f() {\n" + String(repeating: "[ // a\n", count: 200), "}"),
            ("calls", "func f() {" + String(repeating: "(A()a.b = true", count: 2_000), "}"),
            ("assigned lists", "func f() {" + String(repeating: "[a = ", count: 2_000), "}"),
            ("calls with texts", "func f() {" + String(repeating: #"a("\(b)", "#, count: 2_000), "}"),
            ("switches", "func f() {" + String(repeating: #"SecureField("p", text: $p)switch a {"#, count: 2_000), ""),
            ("conditions", "func f() {" + String(repeating: "\n#if DEBUG}", count: 20_000), ""),
            (
                "number signs",
                "let x = " + String(repeating: "#", count: 200_000) + "\"" + String(repeating: "a", count: 200_000), ""
            ),
            ("parentheses after a backslash", "func f() { " + String(repeating: "\\(", count: 2_000), "}"),
        ])
        func `nested without end are read or refused, in bounded depth`(name: String, before: String, after: String) {
            let text = SourceText(before + after, from: .file(path: "Deep.swift"))
            let reading = SwiftScreenReader.read([text])
            #expect(reading.screens.isEmpty, "\(name)")
            #expect(reading.failures.allSatisfy { $0.reason == .nestedTooDeeply })
        }

        @Test(arguments: [
            #"let a = "\u{1B}[31m"; let b = "\u{1B}[1m""# + String(repeating: "\n let x = \"[\"", count: 20),
            String(repeating: "let r = /[\\[]/\n", count: 20) + "let q = /\"[^\"]/",
            String(repeating: "let r = /\\(a\\)/\n", count: 20),
            "let t = [[[[1, 2], [3, 4]], [[5, 6]]]]; let d: [String: [[Int: [[String]]]]] = [:]",
            String(repeating: #"let s = "\(a[0]) \(b["x"]!) \("\(c)")""# + "\n", count: 20),
            String(repeating: "#if DEBUG\n#else\n#endif\n", count: 100),
            "// [[[[[[[[[[[[[[\n/* [[[[[[[[[ /* */ [[[[ */\nlet s = \"\"\"\n[[[[[[[[[[[[[[\n\"\"\"",
            "let j = [" + String(repeating: "{ [[$0]] }, ", count: 30) + "]",
        ])
        func `with brackets that people write are read`(line: String) {
            let text = SourceText(
                "class C: UIViewController { let f = UITextField()\n\(line)\n}", from: .file(path: "C.swift"))
            let reading = SwiftScreenReader.read([text])
            #expect(reading.failures.isEmpty)
            #expect(reading.screens.map(\.name) == ["C"])
        }

        @Test func `are read up to the depth of the limit, and no deeper`() {
            func isRead(_ levels: Int) -> Bool {
                let text =
                    "class C: UIViewController { let f = UITextField(); let x = a"
                    + String(repeating: ".b", count: levels) + " }"
                return SwiftScreenReader.read([SourceText(text, from: .file(path: "C.swift"))]).failures.isEmpty
            }
            // Some levels are those of the class around it.
            #expect(isRead(Bound.swiftNesting.most - 20))
            #expect(!isRead(Bound.swiftNesting.most))
        }

        @Test func `that call themselves come to an end`() {
            let found = screens(
                """
                class C: UIViewController {
                    lazy var a: UITextField = make(); lazy var b = a; lazy var c: UITextField = self.c
                    func make() -> UITextField { make() }
                    func viewDidLoad() { viewDidLoad(); loop(a) }
                    func loop(_ f: UITextField) { loop(f); [f].forEach { loop($0) } }
                }
                class D: D { let f = UITextField() }
                struct V: View { var body: some View { V(); W() } }
                struct W: View { var body: some View { V(); SecureField("a", text: $a) } }
                """)
            #expect(found.count < 5)
        }

        @Test func `with functions that call each other in a chain of 5,000 are read to its end`() throws {
            let count = 5_000
            let functions = (0..<count).map { "func f\($0)() { f\($0 + 1)() }\n" }.joined()
            let end = "func f\(count)() { dismiss(animated: true) }"
            let found = screens("class C: UIViewController { let p = UITextField()\n\(functions)\(end)\n}")
            let departures = try #require(found.first?.departures)
            #expect(departures.contains { $0.kind == .dismissal && $0.place.position?.line == count + 2 })
        }

        @Test(.seeded) func `with bytes at random in place of others never stop the reader`() throws {
            let name = "ProgrammaticSignUp.swift"
            let folder = `the screens in Fixtures/Screens/Swift`.folder
            let original = try Repository.bytes(of: "\(folder)/\(name)")
            var state = RunSeed.value
            func next(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int((state >> 33) % UInt64(bound))
            }
            for _ in 0..<100 {
                var bytes = original
                for _ in 0..<(1 + next(12)) { bytes[next(bytes.count)] = UInt8(next(256)) }
                if next(3) == 0 { bytes.removeSubrange(0..<next(bytes.count)) }
                let reading = SwiftScreenReader.read([SourceText(bytes, from: .file(path: name))])
                for field in reading.screens.flatMap(\.fields) {
                    guard case .text(let text, let span) = field.place else { continue }
                    #expect(span.end <= text.bytes.count, "seed \(RunSeed.value)")
                }
            }
        }

        /// Every Swift file of this repository and of a package that it is built with, all at once.
        @Test func `or that others have written are read without a stop`() throws {
            var sources: [SourceText] = []
            let builds = [".build-traits", ".build"].map { $0 + "/checkouts/swift-argument-parser" }
            let package = try #require(builds.first { !Repository.names(in: $0).isEmpty })
            for folder in ["Sources", package] {
                for path in Repository.swiftFiles(in: folder) {
                    sources.append(SourceText(try Repository.bytes(of: path), from: .file(path: path)))
                }
            }
            #expect(sources.count > 300)
            let reading = SwiftScreenReader.read(sources)
            #expect(reading.failures.isEmpty)
            #expect(reading.screens.isEmpty, "there is no app in here")
            #expect(reading.nativeAuthentication == nil)
        }
    }
#endif
