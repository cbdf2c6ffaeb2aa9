import AssociationModel
import Findings
import TextFormats

/// Functions that look at the path of the request.
extension HandlerReader {
    func isCompared(_ index: Int) -> Bool {
        script.has("==", at: index - 2) || script.has("==", at: index + 1)
    }

    // `pathname.endsWith("/…")`, `["/…"].includes(pathname)`
    func isSearched(_ index: Int, in opener: Int) -> Bool {
        if script.has("(", at: opener) {
            return ["startsWith", "endsWith"].contains(script.word(at: opener - 1))
        }
        return script.has("[", at: opener) && script.has(".", at: script.closer(of: opener) + 1)
            && script.word(at: script.closer(of: opener) + 2) == "includes"
    }

    // A function that looks at the path of the request; only where it answers differently for this one.
    mutating func readFunction(_ location: Location.Kind, around index: Int) {
        var opener = script.opener(around: index)
        while let place = opener {
            if script.has("{", at: place), let function = enclosing(place) {
                guard script.word(at: index - 1) == "case" || isInCondition(index, of: function) else { return }
                guard !found.contains(where: { function.contains($0.span.start) && $0.location == location }) else {
                    return
                }
                var run = HandlerRun(values, path: location.path, .response)
                let start = HandlerRun(values, path: location.path, .response)
                guard let end = run.run((place + 1)..<max(place + 1, script.closer(of: place))) else { return }
                if case .computed = end, !start.answers(after: index) { return }
                return add(location, end, at: index)
            }
            opener = script.opener(around: place)
        }
    }

    // The bytes of the function whose body begins at a bracket; nil for any other block.
    private func enclosing(_ opener: Int) -> Range<Int>? {
        let span = script.span(of: opener..<(script.closer(of: opener) + 1))
        if script.has("=>", at: opener - 2) { return span.start..<span.end }
        var index = opener - 1
        // The type of what it returns may stand between.
        while index >= 0, opener - index < 40, !script.has(")", at: index) {
            if script.has(";", at: index) || script.has("{", at: index) { return nil }
            index -= 1
        }
        // Parameters are few.
        guard let parameters = (max(0, index - 300)..<max(0, index)).last(where: { script.closer(of: $0) == index }),
            let name = script.word(at: parameters - 1), !["if", "for", "while", "switch", "catch"].contains(name)
        else { return nil }
        return span.start..<span.end
    }

    // Whether it stands in the condition of an `if` or before a `?`, not in a list of what is let through.
    private func isInCondition(_ index: Int, of function: Range<Int>) -> Bool {
        var place: Int? = index
        while let here = place, let opener = script.opener(around: here) {
            if script.has("(", at: opener), script.word(at: opener - 1) == "if" { return true }
            if script.has("{", at: opener) { break }
            place = opener
        }
        // A constant that is asked later.
        var start = index
        while start > 0, index - start < 60, !script.has(";", at: start), !script.has("{", at: start) {
            if ["const", "let"].contains(script.word(at: start)) { return true }
            if script.word(at: start) == "return" { return true }
            start -= 1
        }
        return false
    }
}
