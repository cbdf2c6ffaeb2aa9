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
    package static let depthLimit = Bound.xml.most

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
