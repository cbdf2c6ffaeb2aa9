import Findings

/// Parses XML 1.0 and keeps the place of everything. It is for property lists and Interface Builder files.
///
/// Document type declarations have no effect: `<!DOCTYPE …>` is skipped, and rejected if it contains its own
/// declarations, so nothing is expanded and nothing is fetched. The encoding must be UTF-8, with or without a byte
/// order mark. Two things that XML forbids are accepted because Apple's property list reader accepts them: `--` inside
/// a comment and `]]>` in text. Only ASCII characters in names are checked. Time and memory are linear in the number of
/// bytes, and nesting uses no native stack. <https://www.w3.org/TR/xml/>
package enum XMLReader {
    /// The maximum nesting depth of elements.
    package static let depthLimit = 512

    /// Parses a document and returns its root element; throws the first mistake.
    package static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
        var scanner = try XMLScanner(bytes)
        var builder = XMLTreeBuilder()
        while !scanner.isAtEnd {
            try readNext(from: &scanner, into: &builder)
        }
        return try builder.finish(at: bytes.count)
    }

    private static func readNext(
        from scanner: inout XMLScanner, into builder: inout XMLTreeBuilder
    ) throws(XMLProblem) {
        if !scanner.looksAt("<") {
            return try readText(from: &scanner, into: &builder)
        }
        if scanner.looksAt("</") {
            let start = scanner.offset
            let name = try scanner.readEndTag()
            try builder.close(name, in: scanner.bytes, tag: SourceSpan(start, scanner.offset))
        } else if scanner.looksAt("<?") {
            try scanner.skipInstruction()
        } else if scanner.looksAt("<!--") {
            try scanner.skip(pastFirst: "-->", openedBy: "<!--")
        } else if scanner.looksAt("<![CDATA[") {
            guard builder.isInsideElement else {
                throw XMLProblem(.textOutside, at: SourceSpan(scanner.offset, scanner.offset + 9))
            }
            try scanner.readCharacterData(into: &builder.text)
        } else if scanner.looksAt("<!") {
            try scanner.skipDocumentType(isAllowed: builder.isBeforeRoot)
        } else {
            let tag = try scanner.readStartTag()
            try builder.open(tag)
        }
    }

    private static func readText(
        from scanner: inout XMLScanner, into builder: inout XMLTreeBuilder
    ) throws(XMLProblem) {
        if builder.isInsideElement { return try scanner.readText(into: &builder.text) }
        scanner.skipSpace()
        if !scanner.isAtEnd, !scanner.looksAt("<") {
            let start = scanner.offset
            scanner.skipToLineEndOrTag()
            throw XMLProblem(.textOutside, at: SourceSpan(start, scanner.offset))
        }
    }
}

/// Builds the tree from tags and text, using its own stack.
struct XMLTreeBuilder {
    /// The text since the last tag.
    var text = LocatedTextBuilder()
    private var open: [(tag: XMLStartTag, children: [XMLNode])] = []
    private var root: XMLElement?

    var isInsideElement: Bool { !open.isEmpty }
    var isBeforeRoot: Bool { open.isEmpty && root == nil }

    mutating func open(_ tag: XMLStartTag) throws(XMLProblem) {
        guard isInsideElement || root == nil else { throw XMLProblem(.secondElement, at: tag.span) }
        guard open.count < XMLReader.depthLimit else { throw XMLProblem(.tooDeep, at: tag.span) }
        endText()
        if tag.isOneTag {
            add(XMLElement(tag, children: [], end: tag.span.end))
        } else {
            open.append((tag, []))
        }
    }

    mutating func close(_ name: SourceSpan, in bytes: [UInt8], tag: SourceSpan) throws(XMLProblem) {
        guard let expected = open.last?.tag.nameSpan else { throw XMLProblem(.unexpectedEndTag, at: tag) }
        guard bytes[name.start..<name.end] == bytes[expected.start..<expected.end] else {
            throw XMLProblem(.mismatchedEndTag, at: name, related: expected)
        }
        endText()
        if let closed = open.popLast() {
            add(XMLElement(closed.tag, children: closed.children, end: tag.end))
        }
    }

    consuming func finish(at end: Int) throws(XMLProblem) -> XMLElement {
        if let unclosed = open.last {
            throw XMLProblem(.truncated, at: SourceSpan(end, end), related: unclosed.tag.span)
        }
        guard let root else { throw XMLProblem(.empty, at: SourceSpan(end, end)) }
        return root
    }

    private mutating func endText() {
        if !open.isEmpty, let text = text.take() { open[open.count - 1].children.append(.text(text)) }
    }

    private mutating func add(_ element: XMLElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(.element(element)) }
    }
}
