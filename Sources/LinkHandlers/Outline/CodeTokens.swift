import Findings
import TextFormats

/// The tokens of a source, without comments, with the bracket that closes each one that opens.
struct CodeTokens {
    let text: SourceText
    /// What each token says: a word, a mark, or the content of a string after `"`.
    private(set) var words: [String] = []
    private(set) var spans: [SourceSpan] = []
    /// For each opening bracket the index of the one that closes it; -1 for all other tokens.
    private(set) var closers: [Int] = []
    /// For each closing bracket the index of the one that opens it; -1 for all other tokens.
    private(set) var openers: [Int] = []
    /// Whether the token stands in a branch of `#if` that builds for iOS may lack.
    private(set) var isConditional: [Bool] = []
    /// Whether every bracket has its counterpart. Otherwise nothing that is read here is certain.
    private(set) var isBalanced = true

    /// The conditions that hold in every build for iOS.
    private static let certain: Set<String> = [
        "if", "(", ")", "&", "os", "iOS", "canImport", "UIKit", "SwiftUI", "swift", "compiler", ">", "=", ".",
        "TARGET_OS_IOS", "TARGET_OS_IPHONE",
    ]

    init(_ text: SourceText, _ language: SourceLanguage) {
        self.text = text
        for token in SourceTokens(text.bytes, language) {
            switch token.kind {
            case .comment, .stringStart, .stringEnd, .interpolationStart, .interpolationEnd: continue
            case .text: words.append("\"" + text.string(in: token.span))
            case .word, .number, .mark: words.append(text.string(in: token.span))
            }
            spans.append(token.span)
        }
        match()
        readConditions()
    }

    var count: Int { words.count }

    subscript(index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

    /// The index of the bracket that closes the one at an index, or that index if nothing does.
    func end(of index: Int) -> Int { closers.indices.contains(index) ? max(closers[index], index) : index }

    func place(of index: Int) -> Place { .text(text, spans[index]) }

    private static let pairs = ["}": "{", ")": "(", "]": "["]

    private mutating func match() {
        closers = Array(repeating: -1, count: words.count)
        openers = closers
        var open: [Int] = []
        for (index, word) in words.enumerated() {
            switch word {
            case "{", "(", "[": open.append(index)
            case "}", ")", "]":
                guard let last = open.popLast(), words[last] == Self.pairs[word] else {
                    isBalanced = false
                    return
                }
                (closers[last], openers[index]) = (index, last)
            default: break
            }
        }
        isBalanced = open.isEmpty
    }

    private mutating func readConditions() {
        isConditional = Array(repeating: false, count: words.count)
        // Of each `#if` that is open, whether it is uncertain; and how many are.
        var open: [Bool] = []
        var count = 0
        for index in words.indices {
            if words[index] == "#" {
                var isUncertain: Bool?
                switch self[index + 1] {
                case "if", "ifdef", "ifndef": isUncertain = !isCertain(from: index + 1)
                case "else", "elseif", "elif":
                    if open.popLast() == true { count -= 1 }
                    isUncertain = true
                case "endif": if open.popLast() == true { count -= 1 }
                default: break
                }
                if let isUncertain {
                    open.append(isUncertain)
                    count += isUncertain ? 1 : 0
                }
            }
            isConditional[index] = count > 0
        }
    }

    /// Whether the condition of an `#if` holds in every build for iOS.
    private func isCertain(from start: Int) -> Bool {
        let line = text.position(of: spans[start].start).line
        // It ends with the line, and is left at the first word that makes it uncertain: a line may be as long as the file.
        let end = (start..<count).first { index in
            text.position(of: spans[index].start).line != line
                || !(Self.certain.contains(words[index]) || words[index].first?.isNumber == true)
        }
        return end.map { text.position(of: spans[$0].start).line != line } ?? true
    }
}
