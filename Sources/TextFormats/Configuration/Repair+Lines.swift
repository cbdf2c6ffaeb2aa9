package import Findings

/// Lines that are put into a person's own file, in its layout.
extension Repair {
    /// Puts lines before the line that a byte is in, each indented as that line is.
    ///
    /// - Parameters:
    ///   - lines: the lines, without a line break at the end.
    ///   - offset: the byte, from 0.
    package init(putting lines: String, beforeLineOf offset: Int, of text: SourceText) {
        let blanks = text.indentation(ofLineAt: offset)
        let block = lines.indented(by: blanks, text.lineEnd)
        self.init(inserting: block + text.lineEnd, at: text.line(at: offset).start)
    }

    /// Puts lines after the line that a byte is in, each after the same blanks.
    package init(putting lines: String, afterLineOf offset: Int, of text: SourceText, indentedBy blanks: String) {
        let block = lines.indented(by: blanks, text.lineEnd)
        self.init(inserting: text.lineEnd + block, at: text.line(at: offset).end)
    }

    /// Puts lines at the end of a text.
    package init(appending lines: String, to text: SourceText) {
        let isOpen = text.bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        let block = lines.indented(by: "", text.lineEnd)
        self.init(inserting: (isOpen ? text.lineEnd : "") + block + text.lineEnd, at: text.bytes.count)
    }

    /// Puts an item before another of an array or object of JSON: on lines of its own where the other begins a line.
    package init(putting item: String, beforeItemAt offset: Int, of text: SourceText) {
        let before = text.bytes(in: SourceSpan(text.line(at: offset).start, offset))
        let isFirst = before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let blanks = String(decoding: before, as: UTF8.self)
        let own = isFirst ? item.indented(by: blanks, text.lineEnd).dropFirst(blanks.count) : Substring(item)
        self.init(inserting: own + "," + (isFirst ? text.lineEnd + blanks : " "), at: offset)
    }
}

extension SourceText {
    /// How its lines end: with CR LF if the first does.
    var lineEnd: String {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        return end.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? "\r\n" : "\n" } ?? "\n"
    }

    /// The spaces and tabs at the start of the line that a byte is in.
    package func indentation(ofLineAt offset: Int) -> String {
        String(decoding: bytes(in: line(at: offset)).prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    fileprivate func line(at offset: Int) -> SourceSpan {
        span(ofLine: position(of: offset).line) ?? SourceSpan(offset, offset)
    }
}

extension String {
    fileprivate func indented(by blanks: String, _ lineEnd: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : blanks + $0 }
            .joined(separator: lineEnd)
    }
}
