package import Findings

/// Elements among code. <https://facebook.github.io/jsx/>
extension Script {
    /// Takes what an element contains that is open, up to the next tag or computed part.
    ///
    /// - Returns: whether there was something to take.
    mutating func addContents(_ source: inout SourceTokens, _ open: inout [Int]) -> Bool {
        guard let last = open.last, tokens[last].kind == .contents, source.offset < text.bytes.count else {
            return false
        }
        let start = source.offset
        var index = start
        while index < text.bytes.count, text.bytes[index] != .leftBrace, !isTag(at: index) { index += 1 }
        if text.bytes[start..<index].contains(where: { $0 > 0x20 }) { add(.text, SourceSpan(start, index), in: open) }
        source.offset = index
        guard index < text.bytes.count, text.bytes[index] == .less else { return index > start }
        if text.bytes[index + 1] == .slash {
            let end = text.bytes[index...].firstIndex(of: .greater).map { $0 + 1 } ?? text.bytes.count
            source.offset = end
            close(last)
            open.removeLast()
            add(.tagEnd, SourceSpan(index, end), in: open)
        } else {
            addTag(at: index, &source, &open)
        }
        return true
    }

    /// Takes a sign that begins an element or belongs to a start tag.
    ///
    /// - Returns: whether it did.
    mutating func addMarkup(
        _ byte: UInt8, _ span: SourceSpan, _ source: inout SourceTokens, _ open: inout [Int]
    ) -> Bool {
        let isInTag = open.last.map { tokens[$0].kind == .tag } ?? false
        switch byte {
        case .less where isInTag:
            // The types of a generic component.
            let rest = text.bytes[span.end...].prefix(200)
            source.offset = rest.firstIndex(of: .greater).map { $0 + 1 } ?? span.end
        case .less where isElementNext && isTag(at: span.start) && !isGeneric(at: span.start):
            addTag(at: span.start, &source, &open)
        case .greater where isInTag:
            add(.contents, span, in: open)
            open[open.count - 1] = tokens.count - 1
        case .slash where isInTag:
            guard span.end < text.bytes.count, text.bytes[span.end] == .greater, let last = open.popLast() else {
                return false
            }
            source.offset = span.end + 1
            close(last)
            add(.tagEnd, SourceSpan(span.start, span.end + 1), in: open)
        default: return false
        }
        return true
    }

    private mutating func addTag(at start: Int, _ source: inout SourceTokens, _ open: inout [Int]) {
        let end = text.bytes[(start + 1)...].firstIndex { !$0.isTagName } ?? text.bytes.count
        add(.tag, SourceSpan(start, end), in: open)
        open.append(tokens.count - 1)
        source.offset = end
    }

    // Whether a tag is at an offset: a name, a slash or nothing follows.
    private func isTag(at start: Int) -> Bool {
        guard text.bytes[start] == .less, start + 1 < text.bytes.count else { return false }
        let next = text.bytes[start + 1]
        return next.isWordStart || next == .slash || next == .greater
    }

    // `<T,>(…)`, `<T extends …>(…)`, or a type of one capital letter, which no component has for a name.
    private func isGeneric(at start: Int) -> Bool {
        let name = text.bytes[(start + 1)...].prefix { $0.isTagName }
        let rest = text.bytes[name.endIndex...].prefix(64).drop { $0 == 0x20 }
        if name.count == 1, let byte = name.first, byte | 0x20 != byte { return true }
        return rest.first == UInt8(ascii: ",") || rest.starts(with: "extends ".utf8)
    }

    // Whether an expression may begin here, so that a `<` does not compare.
    private var isElementNext: Bool {
        guard let last = tokens.indices.last else { return true }
        switch tokens[last].kind {
        case .word: return ["return", "default", "case", "yield", "else"].contains(word(at: last) ?? "")
        case .mark(.greater): return last > 0 && has("=>", at: last - 1)
        case .mark(let byte): return "(,=?:&|![{;".utf8.contains(byte)
        case .computed: return true
        default: return false
        }
    }
}

extension Script {
    /// An attribute of a start tag.
    package struct Attribute: Sendable {
        /// The name; nil of a list that is spread into the attributes, `{...rest}`.
        package let name: String?
        package let span: SourceSpan
        /// The tokens of the value; nil for an attribute that is set without one.
        package let value: Range<Int>?
    }

    /// The name in the tag at an index, such as `View` or `Form.Field`; empty where it has none.
    package func tagName(at index: Int) -> String {
        let span = tokens[index].span
        return text.string(in: SourceSpan(span.start + 1, span.end))
    }

    /// The attributes of the start tag at an index, in their order.
    package func attributes(ofTag tag: Int) -> [Attribute] {
        var result: [Attribute] = []
        var index = tag + 1
        while index < tokens.count {
            switch tokens[index].kind {
            case .contents, .tagEnd: return result
            case .mark(.leftBrace):
                if has("...", at: index + 1) {
                    let end = closer(of: index)
                    result.append(
                        Attribute(
                            name: nil, span: span(of: index..<(end + 1)), value: (index + 4)..<max(index + 4, end)))
                }
                index = closer(of: index) + 1
            case .word: result.append(attribute(at: &index))
            default: index += 1
            }
        }
        return result
    }

    private func attribute(at index: inout Int) -> Attribute {
        let start = index
        index += 1
        while has("-", at: index) || has(":", at: index), word(at: index + 1) != nil { index += 2 }
        let name = span(of: start..<index)
        guard has("=", at: index), index + 1 < tokens.count else {
            return Attribute(name: text.string(in: name), span: name, value: nil)
        }
        let value = index + 1
        let end = closer(of: value)
        index = min(end, tokens.count - 1) + 1
        let isBraced = has("{", at: value)
        return Attribute(
            name: text.string(in: name), span: name,
            value: isBraced ? (value + 1)..<max(value + 1, min(end, tokens.count)) : value..<index)
    }
}

extension UInt8 {
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")

    fileprivate var isTagName: Bool { isWordStart || isASCIIDigit || self == .point || self == UInt8(ascii: "-") }
}
