import TextFormats

#if SwiftSources
    /// Finds chains of words that SwiftParser parses recursively without counting them as nesting: `else if` after
    /// `else if`, `try try try`, `A -> A -> A`. A file of four million bytes could exhaust the stack with them.
    struct ChainGuard {
        private var alternatives = 0
        private var prefixes = 0
        private var arrows = 0
        private var lastMark: UInt8 = 0
        private var last: [UInt8] = []

        /// The longest chain that is parsed; no function that a person writes comes near it.
        static let longest = 500

        /// Whether the bytes contain a longer chain. Comments and literals count as code, which matters only for files
        /// with hundreds of these words in one function.
        static func hasEndlessChain(_ bytes: [UInt8]) -> Bool {
            var chain = ChainGuard()
            for token in SourceTokens(bytes, .unquoted) {
                switch token.kind {
                case .mark(let mark): if chain.isEndless(after: mark) { return true }
                case .word where token.span.count <= longestWord:
                    if chain.isEndless(after: Array(bytes[token.span.start..<token.span.end])) { return true }
                default: (chain.prefixes, chain.last) = (0, [])
                }
            }
            return false
        }

        /// The length of the longest word that matters.
        private static let longestWord = 9

        private mutating func isEndless(after mark: UInt8) -> Bool {
            switch mark {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="): arrows = 0
            case UInt8(ascii: ">") where lastMark == UInt8(ascii: "-"): arrows += 1
            default: break
            }
            lastMark = mark
            return arrows > Self.longest
        }

        private static let declarations = ["func", "var", "init", "class", "struct", "enum", "extension", "case"].map {
            Array($0.utf8)
        }
        private static let prefixWords = [
            "try", "await", "consume", "copy", "borrow", "unsafe", "some", "any", "each", "repeat", "inout", "let",
            "var",
            "is", "as", "throw", "return", "sending", "isolated", "else", "do", "defer",
        ].map { Array($0.utf8) }
        private static let ifWord = Array("if".utf8)
        private static let elseWord = Array("else".utf8)

        private mutating func isEndless(after word: [UInt8]) -> Bool {
            if word == Self.ifWord, last == Self.elseWord { alternatives += 1 }
            if Self.declarations.contains(word) { alternatives = 0 }
            prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
            last = word
            return alternatives > Self.longest || prefixes > Self.longest
        }
    }
#endif
