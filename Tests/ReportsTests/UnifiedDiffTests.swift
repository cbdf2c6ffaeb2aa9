import Findings
import Reports
import TestData
import Testing

@Suite struct `a unified diff` {
    static func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(from: text(old), to: text(new))
    }

    static func text(_ text: String) -> SourceText { SourceText(text, from: .file(path: "f")) }

    @Test func `is what diff -u prints`() {
        let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n"
        #expect(
            Self.diff(old, "a\nb\nc\nd\nX\nf\ng\nh\ni\nj\nk") == """
                --- f
                +++ f
                @@ -2,9 +2,10 @@
                 b
                 c
                 d
                -e
                +X
                 f
                 g
                 h
                 i
                 j
                +k
                \\ No newline at end of file

                """)
        #expect(Self.diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
        #expect(Self.diff("a\n", "") == "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n")
        #expect(Self.diff("a", "a").isEmpty)
    }

    @Test func `lets nothing act on a terminal or a log`() {
        let text = Self.diff("a\n", "\u{1B}[2J\u{FEFF}##[error]x\r\n\tb\n")
        #expect(text.contains("+\\u{1B}[2J\\u{FEFF}#\\u{23}[error]x\r\n+\tb\n"))
        #expect(Self.diff("::warning::x\n", "").contains("-::warning"))
        #expect(Self.diff("::warning::x\ny\n", "::warning::x\nz\n").contains(" \\u{3A}:warning"))
    }

    @Test(.seeded) func `makes the new text of the old one, and is as short as can be`() throws {
        var numbers = SeededGenerator(seed: RunSeed.value)
        for _ in 0..<3_000 {
            let old = Self.lines(&numbers), new = Self.lines(&numbers)
            let diff = Self.diff(old.joined(), new.joined())
            #expect(try Self.patched(old, diff) == new, "\(old) → \(new):\n\(diff)")
            let changed = diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
            #expect(changed == old.count + new.count - 2 * Self.common(old, new), "\(old) → \(new):\n\(diff)")
        }
    }

    @Test func `of long texts that have nothing in common is still true`() throws {
        let old = (0..<3_000).map { "old \($0)\n" }
        let new = (0..<3_000).map { "new \($0)\n" }
        #expect(try Self.patched(old, Self.diff(old.joined(), new.joined())) == new)
    }

    private static func lines(_ numbers: inout SeededGenerator) -> [String] {
        var lines = (0..<Int.random(in: 0...14, using: &numbers)).map { _ in
            ["a\n", "b\n", "c\n"].randomElement(using: &numbers) ?? ""
        }
        if Int.random(in: 0...3, using: &numbers) == 0 { lines.append("end") }
        return lines
    }

    /// The length of the longest list of lines that both have in their order.
    private static func common(_ left: [String], _ right: [String]) -> Int {
        var row = [Int](repeating: 0, count: right.count + 1)
        for line in left {
            var diagonal = 0
            for (index, other) in right.enumerated() {
                let above = row[index + 1]
                row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row.last ?? 0
    }

    /// A patch tool of a few lines, which checks what it takes away and passes over.
    private static func patched(_ old: [String], _ diff: String) throws -> [String] {
        var (result, place): ([String], Int) = ([], 0)
        var isEnded = true
        for line in diff.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@") {
                let start = try #require(Int(line.dropFirst(4).prefix { $0.isNumber }))
                let isEmpty = line.dropFirst(4).drop { $0.isNumber }.hasPrefix(",0")
                result += old[place..<(isEmpty ? start : start - 1)]
                place = isEmpty ? start : start - 1
                continue
            }
            if line.hasPrefix("\\") {
                if !isEnded, let last = result.popLast() { result.append(String(last.dropLast())) }
                continue
            }
            let content = line.dropFirst() + "\n"
            if !line.hasPrefix("+") {
                #expect(old[place] == content || old[place] + "\n" == content)
                place += 1
            }
            isEnded = line.hasPrefix("-")
            if !isEnded { result.append(String(content)) }
        }
        return result + old[place...]
    }
}
