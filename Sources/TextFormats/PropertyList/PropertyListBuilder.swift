import Findings

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
