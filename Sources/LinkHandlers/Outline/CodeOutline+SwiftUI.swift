extension CodeTokens {
    /// The closures whose views are always shown: those of scenes, stacks and groups. A sheet, a condition, a list or a tab may
    /// not be.
    private static let containers: Set<String> = [
        "WindowGroup", "Window", "VStack", "HStack", "ZStack", "Group", "NavigationStack", "NavigationView",
        "GeometryReader",
    ]

    private static let windows: Set<String> = ["WindowGroup", "Window"]

    /// What stands before the bracket that opens a closure: a call without its arguments.
    private func head(of bracket: Int) -> String {
        guard self[bracket - 1] == ")" else { return self[bracket - 1] }
        return self[openers[bracket - 1] - 1]
    }

    /// The tokens of a body that are in no closure, but in those of containers, and in no build alone.
    ///
    /// - Parameter body: the index of the bracket that opens it.
    func alwaysThere(in body: Int) -> [Int] {
        var result: [Int] = []
        var index = body + 1
        let last = end(of: body)
        var hasWindows = false
        while index < last {
            let head = self[index] == "{" ? head(of: index) : ""
            // Links open the first group of windows; the others have other windows.
            let isOther = hasWindows && Self.windows.contains(head)
            if self[index] == "{", isOther || !Self.containers.contains(head) {
                index = end(of: index) + 1
            } else {
                hasWindows = hasWindows || Self.windows.contains(head)
                if !isConditional[index] { result.append(index) }
                index += 1
            }
        }
        return result
    }

    /// Whether a token names a view as a statement of its own.
    func isView(_ index: Int) -> Bool {
        self[index].first?.isUppercase == true && ["(", "{"].contains(self[index + 1])
            && ["{", "}", ")", "return", "in"].contains(self[index - 1])
    }

    /// The kind of the modifier at an index, if it is one that receives links.
    func modifier(at index: Int) -> LinkReceiver.Kind? {
        guard self[index - 1] == ".", ["(", "{"].contains(self[index + 1]) else { return nil }
        return Self.modifiers[self[index]]
    }

    private static let modifiers: [String: LinkReceiver.Kind] = [
        "onOpenURL": .onOpenURL, "onContinueUserActivity": .onContinueUserActivity,
    ]

    /// The brackets of the closure that is given to a modifier: behind its arguments, or one of them.
    func closure(after index: Int) -> (open: Int, end: Int)? {
        var bracket = index + 1
        if self[bracket] == "(" {
            let end = end(of: bracket)
            let inner = (bracket..<min(end, bracket + 20)).first { self[$0] == "{" }
            bracket = self[end + 1] == "{" ? end + 1 : inner ?? bracket
        }
        return self[bracket] == "{" ? (bracket, end(of: bracket)) : nil
    }

    /// What the closure of a modifier does with a link; nil where only some builds have it, and where an activity of another
    /// type is continued.
    func handler(
        of kind: LinkReceiver.Kind, at index: Int, _ closure: (open: Int, end: Int)
    ) -> (parameter: String, body: [String])? {
        let isOfLinks = kind == .onOpenURL || self[index + 2] == "NSUserActivityTypeBrowsingWeb"
        guard isOfLinks, !isConditional[index] else { return nil }
        var (start, parameter) = (closure.open + 1, "$0")
        // `[weak self] (url: URL) in`
        let head = (start..<closure.end).prefix(20)
        if let last = head.first(where: { self[$0] == "in" }) {
            if self[start] == "[" { start = end(of: start) + 1 }
            (parameter, start) = (self[start] == "(" ? self[start + 1] : self[start], last + 1)
        }
        var body: [String] = []
        for word in words[min(start, closure.end)..<closure.end] {
            if body.last == "$" { body[body.count - 1] += word } else { body.append(word) }
        }
        return (parameter, body)
    }
}

extension CodeOutline {
    /// Adds the views and the modifiers of a `body`.
    mutating func addBody(from bracket: Int, of type: String, _ tokens: CodeTokens) {
        let there = tokens.alwaysThere(in: bracket)
        shownViews[type, default: []].formUnion(there.filter(tokens.isView).map { tokens[$0] })
        let always = Set(there.filter { tokens.modifier(at: $0) != nil })
        addModifiers(in: bracket..<tokens.end(of: bracket), of: type, tokens, always)
    }

    /// Adds the modifiers of a part of a source; those inside the closures of others are skipped.
    ///
    /// - Parameter always: those whose view is shown whenever the type's `body` is.
    mutating func addModifiers(in part: Range<Int>, of type: String?, _ tokens: CodeTokens, _ always: Set<Int> = []) {
        var next = part.lowerBound
        for index in part where index >= next {
            guard let kind = tokens.modifier(at: index) else { continue }
            let closure = tokens.closure(after: index)
            if let closure { next = closure.end }
            modifiers.append(
                Modifier(
                    kind: kind, typeName: type, place: tokens.place(of: index), isAlwaysThere: always.contains(index),
                    isEmpty: closure.map { $0.end == $0.open + 1 || tokens[$0.end - 1] == "in" } ?? false,
                    handler: closure.flatMap { tokens.handler(of: kind, at: index, $0) }))
        }
    }

    /// The types whose `body` is shown whenever that of a type is, and the type itself.
    func views(shownBy name: String) -> Set<String> {
        var result: Set<String> = [name]
        var pending = [name]
        while let next = pending.popLast() {
            for view in shownViews[next] ?? [] where shownViews[view] != nil && result.insert(view).inserted {
                pending.append(view)
            }
        }
        return result
    }
}
