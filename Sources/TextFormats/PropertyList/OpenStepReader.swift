import Findings

/// Reads property lists in the old text format, as used by `project.pbxproj`: `{ key = value; }`, `( a, b )`, `<0fbd>`,
/// strings with and without quotation marks, and comments. It keeps the place of everything.
///
/// It accepts what Apple's reader accepts (CFOldStylePList.c in swift-corelibs-foundation), with one difference: an
/// octal escape above `\177`, which stands for a character of the NeXTSTEP encoding, becomes U+FFFD. Time and memory
/// are proportional to the size of the text, and nesting uses no native stack.
package struct OpenStepReader {
    private var scanner: OpenStepScanner
    private var stack: [Frame] = []

    /// An open dictionary or array.
    private struct Frame {
        let start: Int
        let isDictionary: Bool
        var values: [PropertyList] = []
        var entries: [PropertyListEntry] = []
        var key: LocatedText?
    }

    /// Parses a whole file; throws the first mistake.
    package static func read(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw PropertyListProblem(.openStep(.notUTF8), at: nil)
        }
        var reader = OpenStepReader(scanner: OpenStepScanner(bytes))
        return try reader.readDocument()
    }

    private init(scanner: OpenStepScanner) { self.scanner = scanner }

    private mutating func readDocument() throws(PropertyListProblem) -> PropertyList {
        try scanner.skipSpace()
        guard scanner.next != nil else { throw PropertyListProblem(.empty, at: scanner.here) }
        var complete = try begin()
        while true {
            if let value = complete {
                if stack.isEmpty { return try end(with: value) }
                try add(value)
            }
            complete = try step()
        }
    }

    // A value without children; nil if a container was opened instead.
    private mutating func begin() throws(PropertyListProblem) -> PropertyList? {
        let start = scanner.position
        switch scanner.next {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            guard stack.count < XMLReader.depthLimit else {
                throw PropertyListProblem(.openStep(.tooDeep), at: SourceSpan(start, start + 1))
            }
            stack.append(Frame(start: start, isDictionary: scanner.next == UInt8(ascii: "{")))
            scanner.position += 1
            return nil
        case UInt8(ascii: "<"): return try scanner.data()
        default:
            let text = try scanner.string()
            return PropertyList(text, at: SourceSpan(start, scanner.position))
        }
    }

    // Closes the innermost container or begins its next value.
    private mutating func step() throws(PropertyListProblem) -> PropertyList? {
        try scanner.skipSpace()
        let top = stack.count - 1
        guard let next = scanner.next else {
            let start = stack[top].start
            throw PropertyListProblem(.openStep(.unclosed), at: SourceSpan(start, start + 1))
        }
        if next == (stack[top].isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) {
            scanner.position += 1
            let frame = stack.removeLast()
            let span = SourceSpan(frame.start, scanner.position)
            return PropertyList(frame.isDictionary ? .dictionary(frame.entries) : .array(frame.values), at: span)
        }
        if !stack[top].isDictionary { return try begin() }
        let start = scanner.position
        let key = try scanner.string()
        let span = SourceSpan(start, scanner.position)
        stack[top].key = key
        try scanner.skipSpace()
        // As in strings files, a key without a value stands for itself.
        if scanner.next == UInt8(ascii: ";") { return PropertyList(key, at: span) }
        try scanner.require(UInt8(ascii: "="), .missingEquals)
        try scanner.skipSpace()
        return try begin()
    }

    private mutating func add(_ value: PropertyList) throws(PropertyListProblem) {
        let top = stack.count - 1
        try scanner.skipSpace()
        if let key = stack[top].key {
            stack[top].entries.append(PropertyListEntry(key: key, value: value))
            stack[top].key = nil
            try scanner.require(UInt8(ascii: ";"), .missingSemicolon)
        } else {
            stack[top].values.append(value)
            if scanner.next != UInt8(ascii: ")") { try scanner.require(UInt8(ascii: ","), .missingComma) }
        }
    }

    private mutating func end(with value: PropertyList) throws(PropertyListProblem) -> PropertyList {
        try scanner.skipSpace()
        guard scanner.next == nil else { throw PropertyListProblem(.secondValue, at: scanner.here) }
        return value
    }
}
