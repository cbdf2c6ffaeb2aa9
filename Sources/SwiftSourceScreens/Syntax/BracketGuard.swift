import TextFormats

#if SwiftSources
    /// Finds brackets for which SwiftParser takes far longer than a text is long: `[` inside `[`, each of which it tries as a
    /// type twice, so that forty of them take hours; and brackets that are never closed, for each of which it reads on to the
    /// end, with `\(` outside a string even more often.
    ///
    /// Regular expressions between slashes are read as operators, so that a bracket in one may count.
    struct BracketGuard {
        /// The square brackets that are open where only types may stand between them.
        private var squares = 0
        /// The round and square brackets that are open.
        private var brackets = 0
        private var braces = 0
        /// The `#if` that are open.
        private var conditions = 0
        /// The `\(` outside strings among them, at most.
        private var keyPaths = 0
        private var last: SourceToken?

        /// The most `[` and `\(` in each other that are parsed; types and lists that people write have four.
        private static let deepest = 8
        /// The most brackets in each other that are parsed; SwiftParser itself skips what is in more.
        private static let mostBrackets = 256
        private static let mostBraces = 64
        /// The most `#if` in each other that are parsed; thousands exhaust the stack.
        private static let mostConditions = 64
        /// The most strings and interpolations in each other that are parsed.
        private static let mostContexts = 100

        static func hasDeepBrackets(_ bytes: [UInt8]) -> Bool {
            var tokens = SourceTokens(bytes, .swift)
            var guardian = BracketGuard()
            while let token = tokens.next() {
                guardian.take(token, bytes)
                if guardian.isTooDeep || tokens.depth > mostContexts { return true }
            }
            return false
        }

        private var isTooDeep: Bool {
            squares > Self.deepest || keyPaths > Self.deepest || brackets > Self.mostBrackets
                || braces > Self.mostBraces || conditions > Self.mostConditions
        }

        private mutating func take(_ token: SourceToken, _ bytes: [UInt8]) {
            let before = last?.span.end == token.span.start ? last?.kind : nil
            last = token
            switch token.kind {
            case .mark(.leftBracket): (squares, brackets) = (squares + 1, brackets + 1)
            case .mark(.rightBracket):
                squares = max(0, squares - 1)
                close()
            case .mark(UInt8(ascii: "(")):
                brackets += 1
                keyPaths += before == .mark(.backslash) ? 1 : 0
            case .mark(UInt8(ascii: ")")): close()
            case .mark(.leftBrace): (squares, braces) = (0, braces + 1)
            case .mark(.rightBrace): (squares, braces) = (0, max(0, braces - 1))
            case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "=")), .stringStart: squares = 0
            case .word where before == .mark(.hash):
                let word = bytes[token.span.start..<token.span.end]
                if word.elementsEqual("if".utf8) { conditions += 1 }
                if word.elementsEqual("endif".utf8) { conditions = max(0, conditions - 1) }
            default: break
            }
        }

        private mutating func close() {
            brackets = max(0, brackets - 1)
            keyPaths = min(keyPaths, brackets)
        }
    }
#endif
