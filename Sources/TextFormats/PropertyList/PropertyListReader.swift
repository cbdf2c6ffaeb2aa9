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

/// Converts elements to values, using its own stack.
struct PropertyListBuilder {
    private var stack: [Frame] = []

    /// An open `<plist>`, `<dict>` or `<array>`.
    private struct Frame {
        let element: XMLElement
        let role: Role
        var next = 0
        var values: [PropertyList] = []
        var entries: [PropertyListEntry] = []
        var key: (text: LocatedText, span: SourceSpan)?

        enum Role { case list, dictionary, array }
    }

    // Frames are never copied out of the stack: after a copy, every append to their arrays would copy them too.
    mutating func build(_ root: XMLElement) throws(PropertyListProblem) -> PropertyList {
        if let value = try begin(root) { return value }
        while !stack.isEmpty {
            let top = stack.count - 1
            let next = stack[top].next
            if next < stack[top].element.children.count {
                stack[top].next += 1
                try take(stack[top].element.children[next], into: top)
            } else {
                let value = try end(top)
                stack.removeLast()
                if stack.isEmpty { return value }
                add(value)
            }
        }
        throw PropertyListProblem(.noValue, at: root.span)
    }

    private mutating func take(_ node: XMLNode, into top: Int) throws(PropertyListProblem) {
        switch node {
        case .text(let text):
            if let span = text.spanOfContent { throw PropertyListProblem(.unexpectedText, at: span) }
        case .element(let element) where element.name == "key":
            try takeKey(element, into: top)
        case .element(let element):
            switch stack[top].role {
            case .list where !stack[top].values.isEmpty: throw PropertyListProblem(.secondValue, at: element.span)
            case .dictionary where stack[top].key == nil: throw PropertyListProblem(.valueWithoutKey, at: element.span)
            default: if let value = try begin(element) { add(value) }
            }
        }
    }

    private mutating func takeKey(_ element: XMLElement, into top: Int) throws(PropertyListProblem) {
        guard stack[top].role == .dictionary else { throw PropertyListProblem(.keyOutsideDictionary, at: element.span) }
        try requireValue(for: stack[top].key)
        stack[top].key = (try PropertyListScalar.text(of: element), element.span)
    }

    private func requireValue(for key: (text: LocatedText, span: SourceSpan)?) throws(PropertyListProblem) {
        if let key { throw PropertyListProblem(.keyWithoutValue(key.text.string), at: key.span) }
    }

    // A value without children; nil if a frame was opened instead.
    private mutating func begin(_ element: XMLElement) throws(PropertyListProblem) -> PropertyList? {
        switch element.name {
        case "plist":
            guard stack.isEmpty else { throw PropertyListProblem(.unexpectedElement("plist"), at: element.nameSpan) }
            stack.append(Frame(element: element, role: .list))
        case "dict": stack.append(Frame(element: element, role: .dictionary))
        case "array": stack.append(Frame(element: element, role: .array))
        case "key": throw PropertyListProblem(.keyOutsideDictionary, at: element.span)
        default: return try PropertyListScalar.value(of: element)
        }
        return nil
    }

    private func end(_ top: Int) throws(PropertyListProblem) -> PropertyList {
        let span = stack[top].element.span
        switch stack[top].role {
        case .dictionary:
            try requireValue(for: stack[top].key)
            return PropertyList(.dictionary(stack[top].entries), at: span)
        case .array:
            return PropertyList(.array(stack[top].values), at: span)
        case .list:
            guard let value = stack[top].values.first else {
                throw PropertyListProblem(.noValue, at: stack[top].element.startTagSpan)
            }
            return value
        }
    }

    private mutating func add(_ value: PropertyList) {
        let top = stack.count - 1
        if let key = stack[top].key {
            stack[top].entries.append(PropertyListEntry(key: key.text, value: value))
            stack[top].key = nil
        } else {
            stack[top].values.append(value)
        }
    }
}

extension LocatedText {
    /// The span of the text without surrounding white space; nil if it is only white space.
    fileprivate var spanOfContent: SourceSpan? {
        let bytes = Array(string.utf8)
        guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }),
            let last = bytes.lastIndex(where: { !$0.isXMLSpace })
        else { return nil }
        return span(of: SourceSpan(first, last + 1))
    }
}
