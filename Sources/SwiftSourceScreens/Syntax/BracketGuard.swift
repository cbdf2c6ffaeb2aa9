#if SwiftSources
    /// Finds brackets for which SwiftParser takes far longer than a text is long: `[` inside `[`, each of which it tries as a
    /// type twice, so that forty of them take hours; and brackets that are never closed, for each of which it reads on to the
    /// end, with `\(` outside a string even more often.
    ///
    /// Strings, their interpolations and comments are skipped as Swift reads them; regular expressions between slashes are
    /// read as operators, so that a bracket in one may count.
    struct BracketGuard {
        private let bytes: [UInt8]
        private var index = 0
        private var contexts: [Context] = []
        /// The square brackets that are open where only types may stand between them.
        private var squares = 0
        /// The round and square brackets that are open.
        private var brackets = 0
        private var braces = 0
        /// The `#if` that are open.
        private var conditions = 0
        /// The `\(` outside strings among them, at most.
        private var keyPaths = 0

        /// What the code that is being read is in.
        private enum Context {
            case string(hashes: Int, isMultiline: Bool)
            /// With so many parentheses open in it.
            case interpolation(parentheses: Int)
        }

        /// The most `[` and `\(` in each other that are parsed; types and lists that people write have four.
        private static let deepest = 8
        /// The most brackets in each other that are parsed; SwiftParser itself skips what is in more.
        private static let mostBrackets = 256
        private static let mostBraces = 64
        /// The most `#if` in each other that are parsed; thousands exhaust the stack.
        private static let mostConditions = 64
        /// The most interpolations in each other that are looked into.
        private static let mostContexts = 100

        static func hasDeepBrackets(_ bytes: [UInt8]) -> Bool {
            var guardian = BracketGuard(bytes: bytes)
            return guardian.findDeepBrackets()
        }

        private init(bytes: [UInt8]) { self.bytes = bytes }

        private mutating func findDeepBrackets() -> Bool {
            while index < bytes.count {
                if case .string(let hashes, let isMultiline)? = contexts.last {
                    readString(hashes, isMultiline)
                } else {
                    readCode()
                }
                if isTooDeep { return true }
            }
            return false
        }

        private var isTooDeep: Bool {
            squares > Self.deepest || keyPaths > Self.deepest || brackets > Self.mostBrackets
                || braces > Self.mostBraces || conditions > Self.mostConditions || contexts.count > Self.mostContexts
        }

        private mutating func readCode() {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "["):
                squares += 1
                brackets += 1
            case UInt8(ascii: "]"):
                squares = max(0, squares - 1)
                close()
            case UInt8(ascii: "/") where follows("/", at: index + 1): return skipLine()
            case UInt8(ascii: "/") where follows("*", at: index + 1): return skipComment()
            case UInt8(ascii: "#") where follows("#if", at: index): conditions += 1
            case UInt8(ascii: "#") where follows("#endif", at: index): conditions = max(0, conditions - 1)
            case UInt8(ascii: "#"), UInt8(ascii: "\""): return openString()
            case UInt8(ascii: "\\"): keyPaths += follows("(", at: index + 1) ? 1 : 0
            case UInt8(ascii: "("), UInt8(ascii: ")"): return readParenthesis(byte)
            case UInt8(ascii: "{"): (squares, braces) = (0, braces + 1)
            case UInt8(ascii: "}"): (squares, braces) = (0, max(0, braces - 1))
            case UInt8(ascii: ";"), UInt8(ascii: "="): squares = 0
            default: break
            }
            index += 1
        }

        private mutating func readParenthesis(_ byte: UInt8) {
            index += 1
            let isOpening = byte == UInt8(ascii: "(")
            if case .interpolation(let open)? = contexts.popLast() {
                let left = isOpening ? open + 1 : open - 1
                // The one that ends the interpolation was counted by nobody.
                guard left >= 0 else { return }
                contexts.append(.interpolation(parentheses: left))
            }
            if isOpening { brackets += 1 } else { close() }
        }

        private mutating func close() {
            brackets = max(0, brackets - 1)
            keyPaths = min(keyPaths, brackets)
        }

        private mutating func openString() {
            var hashes = 0
            while follows("#", at: index + hashes) { hashes += 1 }
            index += hashes
            guard follows("\"", at: index) else { return }
            let isMultiline = follows("\"\"\"", at: index)
            index += isMultiline ? 3 : 1
            squares = 0
            contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
        }

        private mutating func readString(_ hashes: Int, _ isMultiline: Bool) {
            switch bytes[index] {
            case UInt8(ascii: "\\") where hasHashes(hashes, at: index + 1):
                index += 1 + hashes
                if follows("(", at: index) { contexts.append(.interpolation(parentheses: 0)) }
                index += 1
            case UInt8(ascii: "\"") where isEnd(hashes, isMultiline):
                contexts.removeLast()
                index += (isMultiline ? 3 : 1) + hashes
            case UInt8(ascii: "\n") where !isMultiline:
                contexts.removeLast()
                index += 1
            default: index += 1
            }
        }

        private func isEnd(_ hashes: Int, _ isMultiline: Bool) -> Bool {
            isMultiline
                ? follows("\"\"\"", at: index) && hasHashes(hashes, at: index + 3) : hasHashes(hashes, at: index + 1)
        }

        // A text may have millions, and as many places to look for them: the first other byte decides.
        private func hasHashes(_ count: Int, at place: Int) -> Bool {
            place + count <= bytes.count && bytes[place...].prefix(count).allSatisfy { $0 == UInt8(ascii: "#") }
        }

        private mutating func skipLine() {
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }

        // Comments nest.
        private mutating func skipComment() {
            var depth = 0
            repeat {
                if follows("/*", at: index) {
                    (depth, index) = (depth + 1, index + 2)
                } else if follows("*/", at: index) {
                    (depth, index) = (depth - 1, index + 2)
                } else {
                    index += 1
                }
            } while depth > 0 && index < bytes.count
        }

        private func follows(_ text: String, at place: Int) -> Bool {
            place <= bytes.count && bytes[place...].starts(with: text.utf8)
        }
    }
#endif
