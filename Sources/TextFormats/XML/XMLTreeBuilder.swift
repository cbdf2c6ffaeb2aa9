import Findings

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
