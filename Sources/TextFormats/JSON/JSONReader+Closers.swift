import Findings

/// Closing brackets that do not match the innermost open one.
extension JSONReader {
    /// Reads a closing bracket that does not match. Either it closes an outer container and inner ones were left open,
    /// or it should be the other kind of bracket, or it is extra: the reading under which the rest matches is chosen.
    mutating func readWrongCloser() -> Step {
        let isObject = bytes[index] == .rightBrace
        let bracket = frames.last.map { SourceSpan($0.opening, $0.opening + 1) }
        let match = frames.lastIndex { $0.isObject == isObject }
        let owed = closersOwed(from: index + 1)
        if let container = frames.last?.opening, container == misfit, isClosed(by: owed, depth: frames.count) {
            // This closes a container whose opening bracket is missing; its items have already been reported.
            misfit = nil
            index += 1
            return .separator
        }
        report(.syntax, from: index, to: index + 1, related: bracket)
        let candidates = [match, frames.count - 1, frames.count].compactMap { $0 }
        guard let depth = candidates.first(where: { isClosed(by: owed, depth: $0) }) ?? match, depth < frames.count
        else {
            index += 1
            return .separator
        }
        while frames.count > depth + 1 { _ = closeFrame(at: index) }
        return close()
    }

    /// Whether these closing brackets match the given number of open containers.
    private func isClosed(by closers: [Bool]?, depth: Int) -> Bool {
        guard let closers, closers.count == depth else { return false }
        return closers.elementsEqual(frames[..<depth].reversed().map(\.isObject))
    }

    /// The closing brackets in the rest of the text that close containers opened before it, each by whether it closes
    /// an object. Nil if the brackets in the rest do not match.
    private func closersOwed(from start: Int) -> [Bool]? {
        var owed: [Bool] = []
        var open: [Bool] = []
        var place = start
        while place < count {
            let byte = bytes[place]
            switch byte {
            case .quote:
                place = endOfPlainString(from: place)
                continue
            case .leftBrace, .leftBracket: open.append(byte == .leftBrace)
            case .rightBrace, .rightBracket:
                if let last = open.popLast() {
                    guard last == (byte == .rightBrace) else { return nil }
                } else {
                    owed.append(byte == .rightBrace)
                    guard owed.count <= frames.count else { return nil }
                }
            default: break
            }
            place += 1
        }
        return open.isEmpty ? owed : nil
    }
}
