import Findings

/// A text with the places of findings and notes in it, cut to what is near them: a file of any size becomes a few rows for
/// each mark, and so does a file of one long line.
struct MarkedText {
    /// A place in the text.
    struct Mark {
        let span: SourceSpan
        let severity: Severity
        /// The index of the finding that the place is of; nil for the place of a note.
        let finding: Int?
    }

    /// A line, or a part of a long one.
    struct Row {
        /// The number of the line, from 1.
        let line: Int
        /// The column in bytes, from 1, where the row begins in a long line; nil for a whole line.
        let column: Int?
        /// Whether it is the first row of its line.
        let isFirst: Bool
        let isCutBefore: Bool
        let isCutAfter: Bool
        /// The bytes of the row, each run of them as they are marked.
        let pieces: [Piece]
        /// The indices of the findings that begin here, each once.
        let findings: [Int]
    }

    /// Bytes that are marked alike.
    struct Piece {
        let span: SourceSpan
        /// The gravest mark on them; nil for none. An empty span is a mark between two bytes.
        let severity: Severity?
    }

    /// What is shown, in order.
    enum Item {
        case row(Row)
        /// So many lines are left out.
        case gap(lines: Int)
        /// So many findings are in what is left out because there are too many.
        case rest(findings: Int)
    }

    let text: SourceText
    private(set) var marks: [Mark] = []

    /// A text of up to this number of lines is shown in full.
    private static let wholeLines = 40
    /// The lines shown before and after a line with a mark.
    private static let context = 2
    /// The lines shown of a long text without any mark.
    private static let headLines = 20
    /// The most rows of a text, and the most of a line.
    private static let mostRows = 400
    private static let mostRowsOfLine = 40
    /// The longest line that is one row, in bytes, and what is shown of a longer one before and after the start of a mark.
    private static let longestRow = 240
    private static let reach = 60

    init(_ text: SourceText) { self.text = text }

    mutating func add(_ mark: Mark) { marks.append(mark) }

    /// What is shown of the text.
    var items: [Item] {
        var ofLines: [Int: [Mark]] = [:]
        for mark in marks { ofLines[text.position(of: mark.span.start).line, default: []].append(mark) }
        var items: [Item] = []
        var (next, rows) = (1, 0)
        for lines in shownLines(around: ofLines.keys.sorted()) {
            guard rows < Self.mostRows else { break }
            if lines.lowerBound > next { items.append(.gap(lines: lines.lowerBound - next)) }
            for line in lines where rows < Self.mostRows {
                let here = self.rows(of: line, ofLines.removeValue(forKey: line) ?? [])
                items += here
                rows += here.count
                next = line + 1
            }
        }
        if next <= lineCount { items.append(.gap(lines: lineCount + 1 - next)) }
        let rest = Set(ofLines.values.joined().compactMap(\.finding)).count
        return rest == 0 ? items : items + [.rest(findings: rest)]
    }

    // The line break at the end of a file begins no line, unless something is wrong right there.
    private var lineCount: Int {
        let count = text.lineCount
        let isEmpty = text.span(ofLine: count).map { $0.start == $0.end } ?? false
        return count > 1 && isEmpty && !marks.contains { $0.span.start >= text.bytes.count } ? count - 1 : count
    }

    /// The ranges of lines, in order and apart from each other.
    private func shownLines(around marked: [Int]) -> [ClosedRange<Int>] {
        let count = lineCount
        if count <= Self.wholeLines { return [1...count] }
        if marked.isEmpty { return [1...Self.headLines] }
        var ranges: [ClosedRange<Int>] = []
        for line in marked {
            let range = max(1, line - Self.context)...min(count, line + Self.context)
            // A gap of one line would take as much space as the line.
            if let last = ranges.last, range.lowerBound <= last.upperBound + 2 {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func rows(of line: Int, _ marks: [Mark]) -> [Item] {
        guard let whole = text.span(ofLine: line) else { return [] }
        let marks = marks.sorted { $0.span.start < $1.span.start }
        var windows = whole.count <= Self.longestRow ? [whole] : windows(around: marks, in: whole)
        let hidden = windows.count > Self.mostRowsOfLine ? windows[Self.mostRowsOfLine...] : []
        windows = Array(windows.prefix(Self.mostRowsOfLine))
        var rest = marks[...]
        let rows = windows.map { window -> Item in
            let isLast = window.end == whole.end
            let here = rest.prefix { isLast || $0.span.start < window.end }
            rest = rest.dropFirst(here.count)
            return .row(
                Row(
                    line: line, column: whole.count <= Self.longestRow ? nil : window.start - whole.start + 1,
                    isFirst: window == windows.first, isCutBefore: window.start > whole.start,
                    isCutAfter: window.end < whole.end,
                    pieces: pieces(of: window, Array(here)),
                    findings: here.compactMap(\.finding).uniqued()))
        }
        if hidden.isEmpty { return rows }
        return rows + [.rest(findings: Set(rest.compactMap(\.finding)).count)]
    }

    /// The parts of a long line around its marks; its beginning if it has none.
    private func windows(around marks: [Mark], in whole: SourceSpan) -> [SourceSpan] {
        if marks.isEmpty {
            return [SourceSpan(whole.start, Excerpt.boundary(whole.start + 2 * Self.reach, in: text))]
        }
        var windows: [SourceSpan] = []
        for mark in marks {
            let place = min(mark.span.start, whole.end)
            let start = Excerpt.boundary(max(whole.start, place - Self.reach), in: text)
            let end = min(whole.end, Excerpt.boundary(min(whole.end, place + Self.reach), in: text))
            if let last = windows.last, start <= last.end, end - last.start <= Self.longestRow {
                windows[windows.count - 1] = SourceSpan(last.start, max(last.end, end))
            } else {
                // A row never repeats bytes of the one before it.
                windows.append(SourceSpan(max(start, windows.last?.end ?? start), end))
            }
        }
        return windows
    }

    private func pieces(of window: SourceSpan, _ marks: [Mark]) -> [Piece] {
        var severities = [Severity?](repeating: nil, count: window.count)
        var points: [Int: Severity] = [:]
        for mark in marks {
            let (start, end) = (max(mark.span.start, window.start), min(mark.span.end, window.end))
            if start >= end {
                let place = min(start, window.end)
                points[place] = max(points[place] ?? mark.severity, mark.severity)
            } else {
                for place in (start - window.start)..<(end - window.start) {
                    severities[place] = max(severities[place] ?? mark.severity, mark.severity)
                }
            }
        }
        var pieces: [Piece] = []
        var start = window.start
        for place in window.start...window.end {
            let isEnd = place == window.end
            let changes =
                place > start && (isEnd || severities[place - window.start] != severities[start - window.start])
            if changes || (points[place] != nil && place > start) {
                pieces.append(Piece(span: SourceSpan(start, place), severity: severities[start - window.start]))
                start = place
            }
            if let point = points[place] { pieces.append(Piece(span: SourceSpan(place, place), severity: point)) }
        }
        return pieces
    }
}
