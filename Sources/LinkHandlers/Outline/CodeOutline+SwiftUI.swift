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

    /// Whether the closure of a modifier does nothing: `{ _ in }`.
    func hasEmptyClosure(after index: Int) -> Bool {
        var bracket = index + 1
        if self[bracket] == "(" {
            let end = end(of: bracket)
            let inner = (bracket..<min(end, bracket + 20)).first { self[$0] == "{" }
            bracket = self[end + 1] == "{" ? end + 1 : inner ?? bracket
        }
        guard self[bracket] == "{" else { return false }
        let end = end(of: bracket)
        return end == bracket + 1 || self[end - 1] == "in"
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

    /// Adds the modifiers of a part of a source.
    ///
    /// - Parameter always: those whose view is shown whenever the type's `body` is.
    mutating func addModifiers(in part: Range<Int>, of type: String?, _ tokens: CodeTokens, _ always: Set<Int> = []) {
        for index in part {
            guard let kind = tokens.modifier(at: index) else { continue }
            modifiers.append(
                Modifier(
                    kind: kind, typeName: type, place: tokens.place(of: index), isAlwaysThere: always.contains(index),
                    isEmpty: tokens.hasEmptyClosure(after: index)))
        }
    }
}
