import Findings
import PasswordRules
import TestData
import Testing

@Suite struct `full-width characters in password rules` {
    @Test(
        arguments: [
            ("required：upper; minlength: 12", ["：": ":"], ""),
            ("required ：upper", ["：": ":"], ""),
            ("required: upper； minlength: 12", ["；": ";"], ""),
            ("required: upper，lower", ["，": ","], ""),
            ("required: upper、lower", ["、": ","], ""),
            ("minlength: 12；", ["；": ";"], ""),
            ("minlength: １２;", ["１２": "12"], ""),
            ("required: ｕｐｐｅｒ;", ["ｕｐｐｅｒ": "upper"], ""),
            ("requiｒed: upper;", ["ｒ": "r"], ""),
            ("required:　upper", ["　": " "], ""),
            ("required: upper; ；minlength: 12", ["；": ";"], "required: upper;"),
        ] as [(String, [String: String], String)])
    func `are the cause of what Apple's parser loses`(descriptor: String, meant: [String: String], left: String) {
        let read = PasswordDescriptor(descriptor)
        #expect(read.problems.allSatisfy { $0.isFullWidth }, "\(read.problems.map(\.description))")
        #expect(Dictionary(uniqueKeysWithValues: read.problems.map { ($0.text, $0.suggestion ?? "") }) == meant)
        #expect(read.rules.text == left)
        #expect(read.losesRules)
    }

    @Test func `are all named, in their order, with the mistakes among them`() {
        let read = PasswordDescriptor("required：upper；required: digits，lower；minlength：１２；maxlength: 20px；")
        let all = read.problems + read.laterProblems
        #expect(all.map(\.text).prefix(2) == ["：", "；"])
        let marked = all.filter(\.isFullWidth).map(\.text).joined()
        #expect(marked == "：；，；：１２；；")
        #expect(all.contains { $0.kind == .unknownClass && $0.text == "digits" && !$0.isFullWidth })
        #expect(all.contains { $0.kind == .numberExpected && !$0.isFullWidth })
    }

    @Test func `make no mistake of a class that lists them, beyond being dropped`() {
        let read = PasswordDescriptor("allowed: [a：；];")
        #expect(read.problems.map(\.kind) == [.charactersDropped])
        #expect(read.problems.allSatisfy { !$0.isFullWidth })
    }

    @Test(arguments: [
        "：", "；", "required：", "；required：upper", "８", "，[", "minlength：8；", ":；", "minlength:；", "minlength: 8 8；",
        "required:!；",
        "required: upper upper；", "required: upper!，", "a;；", "minlength: 8 ；", "；[",
    ])
    func `are read in one pass however many there are, each place once`(piece: String) {
        let text = String(repeating: piece, count: 20_000)
        let read = PasswordDescriptor(text)
        let spans = (read.problems + read.laterProblems).map(\.span)
        #expect(!spans.isEmpty)
        // What is read again for each of them would be told again.
        #expect(spans.reduce(0) { $0 + $1.count } <= text.utf8.count)
    }

    @Test(.seeded) func `never end outside the descriptor, whatever is around them`() {
        var random = SeededGenerator(seed: RunSeed.value)
        let pieces = [
            "：", "；", "，", "８", "ｒ", "　", "required", "minlength", ":", ";", ",", " ", "[", "]", "8", "upper",
        ]
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            let read = PasswordDescriptor(text)
            let all = read.problems + read.laterProblems
            #expect(all.allSatisfy { $0.span.start >= 0 && $0.span.end <= text.utf8.count }, "\(text)")
            #expect(Set(all.map(\.span)).count == all.count, "\(text): each place once")
            let hasFullWidth = text.replacing(/\[[^\]]*(\]|$)/, with: "").utf8.contains { $0 >= 0x80 }
            #expect(all.contains(where: \.isFullWidth) || !hasFullWidth || text.contains("["), "\(text)")
        }
    }
}
