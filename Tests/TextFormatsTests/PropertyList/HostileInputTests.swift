import Findings
import TestData
import Testing
import TextFormats

@Suite struct `hostile property lists` {
    @Test(arguments: ["app", "windows", "mixed", "twice", "no-domains"])
    func `every cut of an XML file is refused, at a place inside it`(name: String) throws {
        let bytes = try Fixture.bytes(name)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
        for count in 0...end {
            let cut = Array(bytes[..<count])
            let problem = #expect(throws: PropertyListProblem.self, "cut at \(count)") {
                try PropertyListReader.read(cut)
            }
            let span = try #require(problem?.span)
            #expect(span.start >= 0 && span.end <= count, "cut at \(count)")
        }
    }

    @Test func `every cut of a binary file is refused`() throws {
        let bytes = try Fixture.bytes("binary")
        for count in 0..<bytes.count {
            #expect(throws: PropertyListProblem.self, "cut at \(count)") {
                try PropertyListReader.read(Array(bytes[..<count]))
            }
        }
    }

    @Test(.seeded, arguments: ["app", "windows", "mixed", "twice"])
    func `a changed XML file is refused or read with every place inside it`(name: String) throws {
        let bytes = try Fixture.bytes(name)
        let seed = RunSeed.value
        print("seed of the changes to \(name).entitlements: \(seed)")
        var generator = SeededGenerator(seed: seed)
        var readable = 0
        for round in 0..<1_500 {
            let changed = bytes.mutated(by: &generator, telling: Array("<>&;/\"'=![]-? \n\u{0}".utf8))
            do throws(PropertyListProblem) {
                try expectPlaces(in: try PropertyListReader.read(changed), of: changed, "seed \(seed), round \(round)")
                readable += 1
            } catch {
                let span = error.span ?? SourceSpan(0, 0)
                #expect(span.start >= 0 && span.end <= changed.count, "seed \(seed), round \(round)")
            }
        }
        #expect(readable > 0)
    }

    @Test(.seeded) func `a changed binary file is refused or read`() throws {
        let bytes = try Fixture.bytes("binary")
        let seed = RunSeed.value
        print("seed of the changes to binary.entitlements: \(seed)")
        var generator = SeededGenerator(seed: seed)
        var outcomes: Set<PropertyListProblem.Kind> = []
        for round in 0..<20_000 {
            let changed = bytes.mutated(by: &generator, telling: Array("<>&;/\"'=![]-? \n\u{0}".utf8))
            do throws(PropertyListProblem) {
                let list = try PropertyListReader.read(changed)
                #expect(list.all.count <= 1_000_000, "seed \(seed), round \(round)")
            } catch {
                outcomes.insert(error.kind)
            }
        }
        #expect(outcomes.contains(.binary(.truncated)))
    }

    @Test(arguments: [
        "<dict><key>", "<a>", "<array><string>", "<!--", "<![CDATA[", "&amp;", "<a b='", "<?", "<!DOCTYPE '",
    ])
    func `a beginning repeated 100,000 times is refused`(piece: String) {
        let bytes = Array(String(repeating: piece, count: 100_000).utf8)
        #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(bytes) }
    }

    @Test func `a tag with 100,000 attributes and a text of 100,000 entities are read`() throws {
        let attributes = (0..<100_000).map { " a\($0)=''" }.joined()
        let text = String(repeating: "&lt;", count: 100_000)
        let list = try PropertyListReader.read(Array("<string\(attributes)>\(text)</string>".utf8))
        #expect(list.string?.utf8.count == 100_000)
        let part = try #require(list.text?.span(of: SourceSpan(99_999, 100_000)))
        #expect(part.count == 4)
    }

    private func expectPlaces(in list: PropertyList, of bytes: [UInt8], _ comment: Comment) throws(PropertyListProblem)
    {
        for value in list.all {
            guard let span = value.span else { continue }
            #expect(span.start >= 0 && span.count > 0 && span.end <= bytes.count, comment)
            guard let text = value.text else { continue }
            #expect(text.span.start >= span.start && text.span.end <= span.end, comment)
            if text.isLiteral {
                #expect(Array(text.string.utf8) == Array(bytes[text.span.start..<text.span.end]), comment)
            }
            let end = text.span(of: SourceSpan(0, text.string.utf8.count))
            #expect(end == text.span, comment)
        }
    }
}
