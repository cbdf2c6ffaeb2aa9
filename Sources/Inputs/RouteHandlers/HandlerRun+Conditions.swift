import Findings
import TextFormats

/// What is known of conditions: the request is a `GET` of the path over https.
extension HandlerRun {
    /// Whether a condition holds for the request; nil where it is about something else.
    func holds(_ range: Range<Int>) -> Bool? { values.deeper(range.count) { decided(range) } ?? nil }

    private func decided(_ range: Range<Int>) -> Bool? {
        guard !range.isEmpty else { return nil }
        let first = range.lowerBound
        if script.has("(", at: first), script.closer(of: first) == range.upperBound - 1 {
            return holds((first + 1)..<(range.upperBound - 1))
        }
        let alternatives = split(range, at: "||")
        if alternatives.count > 1 {
            let results = alternatives.map { holds($0) }
            return results.contains(true) ? true : results.allSatisfy { $0 == false } ? false : nil
        }
        let parts = split(range, at: "&&")
        if parts.count > 1 {
            let results = parts.map { holds($0) }
            return results.contains(false) ? false : results.allSatisfy { $0 == true } ? true : nil
        }
        for (marks, isEqual) in [("===", true), ("!==", false), ("==", true), ("!=", false)] {
            let sides = split(range, at: marks)
            if sides.count == 2 { return equals(sides[0], sides[1]).map { $0 == isEqual } }
        }
        if script.has("!", at: first) { return holds((first + 1)..<range.upperBound).map(!) }
        return called(range) ?? constant(range)
    }

    private func constant(_ range: Range<Int>) -> Bool? {
        // Declared before it is asked for, so that following it ends.
        guard range.count == 1, let name = script.word(at: range.lowerBound),
            let value = values.declaredValue(of: name, at: range.lowerBound), value < range.lowerBound
        else { return nil }
        return holds(value..<script.endOfExpression(from: value))
    }

    private func equals(_ left: Range<Int>, _ right: Range<Int>) -> Bool? {
        for (side, other) in [(left, right), (right, left)] {
            guard let text = (try? values.value(other))?.string else { continue }
            if isMethod(side) { return text == "GET" }
            if isPath(side) { return text == path }
            if lastWord(of: side) == "protocol" { return text.hasPrefix("https") }
        }
        return nil
    }

    // `pathname.startsWith("…")` and the like, and `[…].includes(pathname)`.
    private func called(_ range: Range<Int>) -> Bool? {
        guard script.has(")", at: range.upperBound - 1),
            let opener = range.last(where: { script.has("(", at: $0) && script.closer(of: $0) == range.upperBound - 1 }
            ),
            opener - 2 >= range.lowerBound, let method = script.word(at: opener - 1),
            script.has(".", at: opener - 2), let argument = script.parts(in: opener).first
        else { return nil }
        let subject = range.lowerBound..<(opener - 2)
        if isPath(subject), let text = (try? values.value(argument))?.string {
            switch method {
            case "startsWith": return path.hasPrefix(text)
            case "endsWith": return path.hasSuffix(text)
            case "includes": return path.contains(text)
            default: return nil
            }
        }
        guard method == "includes", isPath(argument), case .array(let all, _)? = try? values.value(subject) else {
            return nil
        }
        return all.contains { $0.string == path }
    }

    func isMethod(_ range: Range<Int>) -> Bool { lastWord(of: range) == "method" }

    func isPath(_ range: Range<Int>) -> Bool {
        lastWord(of: range).map { ["pathname", "path", "urlpath", "requestpath"].contains($0.lowercased()) } ?? false
            || ["req.url", "request.url"].contains(script.text.string(in: script.span(of: range)))
    }

    private func lastWord(of range: Range<Int>) -> String? {
        range.isEmpty ? nil : script.word(at: range.upperBound - 1)
    }

    func split(_ range: Range<Int>, at marks: String) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            if script.has(marks, at: index) {
                parts.append(start..<index)
                index += marks.utf8.count
                start = index
            } else {
                index = script.closer(of: index) + 1
            }
        }
        if start <= range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}
