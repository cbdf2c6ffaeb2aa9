public import Findings

/// Writes the changes between two texts, line by line, in the format that `diff -u` writes and `patch` reads.
///
/// Characters that would act on a terminal or a build server's log are escaped; the diff of a text with such characters
/// cannot be applied.
public enum UnifiedDiff {
    private static let context = 3

    /// Writes the differences; the result is empty if there are none. Both texts have the name of the old one.
    public static func text(from old: SourceText, to new: SourceText, style: Style = .plain) -> String {
        guard old.bytes != new.bytes else { return "" }
        let name = Message.escaped(old.name)
        var lines = [style("--- \(name)", .strong), style("+++ \(name)", .strong)]
        let (before, after) = (Lines(old.bytes), Lines(new.bytes))
        let steps = LineChanges(from: before.lines, to: after.lines).steps
        for hunk in hunks(of: steps) {
            lines.append(style(header(of: steps[hunk], before: steps[..<hunk.lowerBound]), .frame))
            for step in steps[hunk] {
                switch step {
                case .kept(let line, _): lines += before.shown(line, after: " ")
                case .removed(let line): lines += before.shown(line, after: "-").map { style($0, .error) }
                case .added(let line): lines += after.shown(line, after: "+").map { style($0, .good) }
                }
            }
        }
        return OutputSyntax.text(style).guarded(lines.joined(separator: "\n") + "\n")
    }

    /// The changes with the lines around them; changes that are close together share a hunk.
    private static func hunks(of steps: [LineChanges.Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if case .kept = step { continue }
            let end = min(steps.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= index - context {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(max(0, index - context)..<end)
            }
        }
        return hunks
    }

    private static func header(of hunk: ArraySlice<LineChanges.Step>, before: ArraySlice<LineChanges.Step>) -> String {
        let old = range(start: before.count(where: \.isOld), count: hunk.count(where: \.isOld))
        let new = range(start: before.count(where: \.isNew), count: hunk.count(where: \.isNew))
        return "@@ -\(old) +\(new) @@"
    }

    // An empty range has the number of the line before it.
    private static func range(start: Int, count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
}

extension LineChanges.Step {
    fileprivate var isOld: Bool { if case .added = self { false } else { true } }
    fileprivate var isNew: Bool { if case .removed = self { false } else { true } }
}

/// The lines of a text, each with its LF.
private struct Lines {
    let lines: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        self.lines = lines
    }

    func shown(_ number: Int, after mark: String) -> [String] {
        let line = lines[number]
        let isEnded = line.last == UInt8(ascii: "\n")
        var content = isEnded ? line.dropLast() : line
        let returns = content.last == UInt8(ascii: "\r")
        if returns { content = content.dropLast() }
        var text = ""
        for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
            text += scalar == "\t" ? "\t" : Message.escaped(String(scalar))
        }
        let shown = mark + text + (returns ? "\r" : "")
        return isEnded ? [shown] : [shown, "\\ No newline at end of file"]
    }
}
