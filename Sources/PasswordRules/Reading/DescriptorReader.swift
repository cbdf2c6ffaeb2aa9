import Findings

/// Reads a descriptor byte by byte.
///
/// After a property that failed, the next character other than white space decides: at a semicolon only that property
/// is lost, at the end of the text everything before it is kept, and at anything else every rule is lost.
///
/// Where Apple's parser stops, the mistakes that follow are looked for all the same, so that they can be corrected at
/// once.
struct DescriptorReader {
    let bytes: [UInt8]
    let dialect: PasswordDialect
    var index = 0
    private(set) var sum = RuleSum()
    private(set) var written: [PasswordDescriptor.WrittenRule] = []
    private(set) var problems: [DescriptorProblem] = []
    /// The mistakes after the place at which Apple's parser stops.
    private(set) var laterProblems: [DescriptorProblem] = []
    /// The offset after the last full-width characters that were noted.
    private(set) var noted = 0
    private var pending: (kind: DescriptorProblem.Kind, span: SourceSpan, suggestion: String?)?

    init(_ bytes: [UInt8], dialect: PasswordDialect) {
        self.bytes = bytes
        self.dialect = dialect
    }

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }
    var isAtSemicolonOrEnd: Bool { current == nil || current == UInt8(ascii: ";") }

    mutating func read() {
        readUntilStopped()
        problems.sort { $0.span.start < $1.span.start }
        while current != nil {
            // A semicolon in full-width characters that were noted together begins no rule between them.
            let next = max(startOfNextRule, noted)
            noteFullWidth(until: next)
            var rest = DescriptorReader(bytes, dialect: dialect)
            rest.index = next
            rest.readUntilStopped()
            (index, noted) = (rest.index, max(noted, rest.noted))
            laterProblems += rest.problems.sorted { $0.span.start < $1.span.start }
        }
    }

    // At the end, or where Apple's parser stops.
    private mutating func readUntilStopped() {
        skipSpace()
        while let byte = current {
            guard byte.isPartOfWord else {
                if let run = FullWidth.run(at: index, in: bytes) {
                    noted = run.span.end
                    return note(.propertyExpected, run.span, loss: .rest, run.ascii)
                }
                let end = byte == UInt8(ascii: ";") ? index + 1 : endOfRule
                return note(.propertyExpected, SourceSpan(index, end), loss: .rest)
            }
            if !readProperty(), !recover() { return }
            if current != nil { index += 1 }
            skipSpace()
        }
    }

    // Whether reading can continue at a semicolon; the end of the text counts as one. If not, all rules are dropped.
    private mutating func recover() -> Bool {
        skipSpace()
        let goesOn = isAtSemicolonOrEnd
        if let pending { note(pending.kind, pending.span, loss: goesOn ? .rule : .everything, pending.suggestion) }
        pending = nil
        if !goesOn {
            sum = RuleSum()
            written = []
        }
        return goesOn
    }

    private mutating func readProperty() -> Bool {
        let nameSpan = readWord()
        let word = text(in: nameSpan)
        guard let name = PasswordRule.Name(rawValue: word), dialect.knows(name) else {
            index = nameSpan.start
            let (kind, suggestion) = Spelling.property(word)
            return fail(kind, nameSpan, suggestion)
        }
        guard current == UInt8(ascii: ":") else {
            let rest = bytes[index...].drop(while: \.isSpace)
            let isApart = rest.first == UInt8(ascii: ":")
            return fail(.colonMissing, isApart ? SourceSpan(nameSpan.start, rest.startIndex + 1) : nameSpan, word + ":")
        }
        index += 1
        skipSpace()
        if isAtSemicolonOrEnd {
            note(.valueMissing, SourceSpan(nameSpan.start, nameSpan.end + 1), loss: .rule)
            return true
        }
        switch name {
        case .required, .allowed: return readClasses(of: name, nameSpan)
        case .maxConsecutive: return readNumber(nameSpan, PasswordRule.maxConsecutive)
        case .maxRepeating: return readNumber(nameSpan, PasswordRule.maxRepeating)
        case .maxSequential: return readNumber(nameSpan, PasswordRule.maxSequential)
        case .minLength: return readNumber(nameSpan, PasswordRule.minLength)
        case .maxLength: return readNumber(nameSpan, PasswordRule.maxLength)
        }
    }

    private mutating func readNumber(_ nameSpan: SourceSpan, _ rule: (Int) -> PasswordRule) -> Bool {
        let start = index
        var number = 0
        var isTooLarge = false
        while let byte = current, byte.isDigit {
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (next, carries) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            isTooLarge = isTooLarge || overflows || carries
            number = isTooLarge ? .max : next
            index += 1
        }
        let span = SourceSpan(start, index)
        guard span.count > 0, isAtSemicolonOrEnd else { return failNumber(span) }
        if isTooLarge { note(.numberTooLarge, span, loss: .nothingElse) }
        let rule = rule(number)
        sum.add(rule)
        written.append(.init(rule: rule, nameSpan: nameSpan, valueSpan: span, classCount: 0))
        return true
    }

    private mutating func failNumber(_ span: SourceSpan) -> Bool {
        var end = span.end
        while end < bytes.count, bytes[end].isSpace { end += 1 }
        let isSpaceOnly = end == bytes.count || bytes[end] == UInt8(ascii: ";")
        if span.count > 0, end > span.end, isSpaceOnly {
            return fail(.spaceAfterNumber, SourceSpan(span.start, end), text(in: span))
        }
        return fail(.numberExpected, SourceSpan(span.start, endOfRule))
    }

    private mutating func readClasses(of name: PasswordRule.Name, _ nameSpan: SourceSpan) -> Bool {
        let start = index
        var classes = ClassSum()
        var count = 0
        while true {
            guard let added = readClass() else { return false }
            classes.add(added)
            count += 1
            let end = index
            skipSpace()
            if isAtSemicolonOrEnd {
                add(classes, of: name, nameSpan, SourceSpan(start, end), count: count)
                return true
            }
            guard current == UInt8(ascii: ",") else { return fail(.separatorExpected, SourceSpan(index, endOfJunk)) }
            let comma = SourceSpan(index, index + 1)
            index += 1
            skipSpace()
            if isAtSemicolonOrEnd { return fail(.classMissingAfterComma, comma) }
        }
    }

    private mutating func add(
        _ classes: ClassSum, of name: PasswordRule.Name, _ nameSpan: SourceSpan, _ valueSpan: SourceSpan, count: Int
    ) {
        let rule: PasswordRule
        if name == .required {
            sum.addRequired(classes.characterClass)
            rule = .required(classes.characterClass)
        } else {
            sum.addAllowed(classes)
            rule = .allowed(classes.characterClass)
        }
        written.append(.init(rule: rule, nameSpan: nameSpan, valueSpan: valueSpan, classCount: count))
    }

    private mutating func readClass() -> ClassSum? {
        guard let byte = current else { return nil }
        if byte == UInt8(ascii: "[") { return ClassSum(custom: readCustomClass()) }
        guard byte.isPartOfWord else {
            _ = fail(.classExpected, SourceSpan(index, endOfJunk))
            return nil
        }
        let span = readWord()
        let word = text(in: span)
        if let name = CharacterClass.Name(rawValue: word.lowercased()) { return ClassSum(CharacterClass(named: name)) }
        index = span.start
        _ = fail(.unknownClass, span, Spelling.characterClass(word))
        return nil
    }
}

extension DescriptorReader {
    mutating func note(
        _ kind: DescriptorProblem.Kind, _ span: SourceSpan, loss: DescriptorProblem.Loss, _ suggestion: String? = nil
    ) {
        problems.append(
            DescriptorProblem(kind: kind, span: span, loss: loss, text: text(in: span), suggestion: suggestion))
    }

    // The loss is known only once `recover()` has run, so the problem is kept until then. Always returns false.
    private mutating func fail(
        _ kind: DescriptorProblem.Kind, _ span: SourceSpan, _ suggestion: String? = nil
    ) -> Bool {
        if let run = fullWidthCause(of: kind, span) {
            noted = run.span.end
            pending = (kind, run.span, run.ascii)
        } else {
            pending = (kind, span, suggestion)
        }
        return false
    }

    /// Notes a mistake after the place at which Apple's parser stops.
    mutating func noteLater(_ kind: DescriptorProblem.Kind, _ span: SourceSpan, _ suggestion: String) {
        laterProblems.append(
            DescriptorProblem(
                kind: kind, span: span, loss: .everything, text: text(in: span), suggestion: suggestion))
    }

    func text(in span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    mutating func skipSpace() { while let byte = current, byte.isSpace { index += 1 } }

    private mutating func readWord() -> SourceSpan {
        let start = index
        while let byte = current, byte.isPartOfWord { index += 1 }
        return SourceSpan(start, index)
    }

    // The offset after the next semicolon, full-width or not, or the end. A semicolon between brackets is a character
    // of a class.
    private var startOfNextRule: Int {
        var end = index
        while end < bytes.count {
            if asciiMeant(at: end) == UInt8(ascii: ";") {
                return end + (bytes[end] == UInt8(ascii: ";") ? 1 : FullWidth.byteCount)
            }
            let isClass = bytes[end] == UInt8(ascii: "[")
            end = isClass ? bytes[end...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count : end + 1
        }
        return bytes.count
    }

    // The offset of the next semicolon, full-width or not, or the end, minus the white space before it.
    private var endOfRule: Int {
        var end = bytes[index...].indices.first { asciiMeant(at: $0) == UInt8(ascii: ";") } ?? bytes.count
        while end > index + 1, bytes[end - 1].isSpace { end -= 1 }
        return end
    }

    // The offset of the next white space, comma or semicolon, full-width or not, or the end; at least one byte further on.
    private var endOfJunk: Int {
        let end = bytes[(index + 1)...].indices.first { at in
            let byte = asciiMeant(at: at)
            return byte.isSpace || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
        }
        return end ?? bytes.count
    }

    // The byte at an offset, or the one that a full-width character there stands for.
    private func asciiMeant(at offset: Int) -> UInt8 { FullWidth.ascii(at: offset, in: bytes) ?? bytes[offset] }
}

extension UInt8 {
    /// Whether this is white space in the rules language: space, tab, line feed, carriage return or form feed.
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// Whether this is an ASCII letter or a hyphen, which is what words consist of.
    var isPartOfWord: Bool { (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == UInt8(ascii: "-") }
}
