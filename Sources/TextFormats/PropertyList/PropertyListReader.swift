import Findings

/// Reads property lists: the XML form, with the place of everything, and the binary form.
///
/// It accepts what Apple's reader accepts (CFPropertyList.c in swift-corelibs-foundation): a value without `<plist>`
/// around it, hexadecimal integers, white space inside `<data>`. The old text format is not supported.
package enum PropertyListReader {
    /// Parses a whole file; throws the first mistake.
    package static func read(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
        if bytes.starts(with: "bplist0".utf8) { return try BinaryPropertyListReader.read(bytes) }
        if let problem = foreignStart(of: bytes) { throw problem }
        let root: XMLElement
        do throws(XMLProblem) { root = try XMLReader.read(bytes) } catch { throw PropertyListProblem(error) }
        return try read(root)
    }

    /// Reads the value of an XML element: `<plist>` or one of the elements allowed inside it.
    package static func read(_ root: XMLElement) throws(PropertyListProblem) -> PropertyList {
        var builder = PropertyListBuilder()
        return try builder.build(root)
    }

    // A file that is not XML at all deserves a better message than one about text outside the root element.
    private static func foreignStart(of bytes: [UInt8]) -> PropertyListProblem? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = bytes[start...].firstIndex(where: { !$0.isXMLSpace }) else {
            return PropertyListProblem(.empty, at: SourceSpan(bytes.count, bytes.count))
        }
        let isMarkup = bytes[first] == UInt8(ascii: "<") || bytes[first] >= 0x80 || bytes[first] == 0
        return isMarkup ? nil : PropertyListProblem(.notPropertyList, at: SourceSpan(first, first + 1))
    }
}

extension LocatedText {
    /// The span of the text without surrounding white space; nil if it is only white space.
    var spanOfContent: SourceSpan? {
        let content = Array(string.utf8).trimming(while: \.isXMLSpace)
        return content.isEmpty ? nil : span(of: SourceSpan(content.startIndex, content.endIndex))
    }
}
