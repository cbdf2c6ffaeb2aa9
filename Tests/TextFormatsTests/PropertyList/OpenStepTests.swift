import Findings
import TestData
import Testing
import TextFormats

@Suite struct `the old text form of a property list` {
    @Test func `keeps keys, values, order, duplicates and places`() throws {
        let text = MarkedText(
            """
            // !$*UTF8*$!
            «{
                «name» = «"A \\"b\\""»; /* comment */ «path» = «a/b-c.$_:1»;
                «list» = «( «1», «'two'», «{ }», )»;
                «name» = «<0fbD 77>»;
            }»
            """)
        let list = try OpenStepReader.read(text.bytes)
        let entries = try #require(list.entries)
        #expect(entries.map(\.key) == ["name", "path", "list", "name"])
        #expect(entries[0].value.string == "A \"b\"")
        #expect(entries[1].value.string == "a/b-c.$_:1")
        #expect(entries[2].value.elements?.map(\.string) == ["1", "two", nil])
        guard case .data(let data) = entries[3].value.content else {
            Issue.record("it is no data")
            return
        }
        #expect(data == [0x0F, 0xBD, 0x77])
        var spans: [SourceSpan] = []
        for entry in entries {
            spans += [entry.keySpan, entry.value.span].compactMap { $0 }
            spans += (entry.value.elements ?? []).compactMap(\.span)
        }
        spans.append(try #require(list.span))
        let order = { (spans: [SourceSpan]) in spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) } }
        #expect(order(spans) == order(text.spans))
    }

    @Test(arguments: [
        (#""\n\t\\\"\'""#, "\n\t\\\"'"), (#""\101\60""#, "A0"), (#""\U00e9\U20AC""#, "é€"), (#""\Ud83d\Ude00""#, "😀"),
        (#""\Ud83dx""#, "\u{FFFD}x"), (#""\200""#, "\u{FFFD}"), (#""\x""#, "x"), ("\"é\"", "é"), ("\"\"", ""),
        ("'a\"b'", "a\"b"), ("\"a\nb\"", "a\nb"), ("\u{FEFF}x", "x"), ("a//b", "a//b"),
    ])
    func `decodes strings`(text: String, value: String) throws {
        #expect(try OpenStepReader.read(Array(text.utf8)).string == value)
    }

    @Test func `knows the place of each part of a string with escapes`() throws {
        let text = try #require(try OpenStepReader.read(Array(#"  "a\nbc""#.utf8)).text)
        #expect(text.span(of: SourceSpan(1, 2)) == SourceSpan(4, 6))
        #expect(text.span(of: SourceSpan(2, 4)) == SourceSpan(6, 8))
        #expect(text.span == SourceSpan(3, 8))
    }

    @Test func `takes a key alone for its own value`() throws {
        let list = try OpenStepReader.read(Array("{ a; b = c; }".utf8))
        #expect(list["a"]?.string == "a")
    }

    @Test(arguments: [
        ("", PropertyListProblem.Kind.empty), ("// only a comment", .empty),
        ("{ a = 1 «»}", .openStep(.missingSemicolon)),
        ("«{» a = 1;", .openStep(.unclosed)), ("{ a «1»; }", .openStep(.missingEquals)),
        ("( a «b» )", .openStep(.missingComma)),
        ("{ a = «;» }", .openStep(.unexpected)), ("{ «=» 1; }", .openStep(.unexpected)),
        ("( «,» )", .openStep(.unexpected)),
        ("{ a = «\"»x; }", .openStep(.unclosedString)), ("{ «/*» }", .openStep(.unclosedComment)),
        ("«<0»", .openStep(.badData)), ("<0«g»>", .openStep(.badData)), ("«<0>»", .openStep(.badData)),
        ("a «b»", .secondValue), ("{ a = 1; } «}»", .secondValue), ("{ a = «}»", .openStep(.unexpected)),
    ])
    func `is refused at the mistake`(marked: String, kind: PropertyListProblem.Kind) throws {
        let text = MarkedText(marked)
        let problem = #expect(throws: PropertyListProblem.self) { try OpenStepReader.read(text.bytes) }
        #expect(problem?.kind == kind)
        #expect(problem?.message.description.isEmpty == false)
        if let span = text.spans.first { #expect(problem?.span?.start == span.start) }
    }

    @Test func `that is not UTF-8 is refused`() {
        #expect(throws: PropertyListProblem(.openStep(.notUTF8), at: nil)) {
            try OpenStepReader.read([0x22, 0xFF, 0x22])
        }
    }

    @Test(arguments: ["{ a = ", "(", "{ a = ( ", "\"\\", "/*", "<", "{a;", "'", "(a,"])
    func `a beginning repeated 100,000 times is refused`(piece: String) {
        let bytes = Array(String(repeating: piece, count: 100_000).utf8)
        #expect(throws: PropertyListProblem.self) { try OpenStepReader.read(bytes) }
    }

    @Test(.seeded) func `cut anywhere, or changed at random, is refused or read with every place inside it`() throws {
        let text = #"{ a = "x\n\U00e9"; /* c */ b = ( 1, 'two', { c = <0fbd>; d; }, ); "e[f=g*]" = h/i; } // end"#
        let bytes = Array(text.utf8)
        let seed = RunSeed.value
        print("seed of the changes to the old text form: \(seed)")
        var generator = SeededGenerator(seed: seed)
        let cuts = (0..<bytes.count).map { Array(bytes[..<$0]) }
        let changes = (0..<20_000).map { _ in
            bytes.mutated(by: &generator, telling: Array("<>&;/\"'=![]-? \n\u{0}".utf8))
        }
        var readable = 0
        for changed in cuts + changes {
            do throws(PropertyListProblem) {
                for value in try OpenStepReader.read(changed).all {
                    let span = value.span ?? SourceSpan(-1, -1)
                    #expect(span.start >= 0 && span.end <= changed.count && span.count > 0, "seed \(seed)")
                }
                readable += 1
            } catch {
                let span = error.span ?? SourceSpan(0, 0)
                #expect(span.end <= changed.count, "seed \(seed)")
            }
        }
        #expect(readable > 0)
    }
}
