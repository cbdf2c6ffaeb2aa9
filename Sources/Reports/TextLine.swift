import Findings

/// A line of a text for people, and how it continues in a terminal that is too narrow for it.
struct TextLine: ExpressibleByStringInterpolation {
    /// The line, without a line break; it may have terminal colours.
    let text: String
    /// How many columns its further rows are indented; nil for what is copied or drawn, and so is not wrapped.
    let hang: Int?

    /// Where a column begins too far to the right to hold the rest of a line.
    private static let shortest = 4

    init(_ text: String, hang: Int? = nil) {
        self.text = text
        self.hang = hang
    }

    init(stringLiteral text: String) { self.init(text) }

    /// The rows of the line in a terminal of that many columns. Nothing is cut within a word.
    func rows(in width: Int) -> [String] {
        guard var hang, text.terminalColumns > width else { return [text] }
        if hang > width / 2 { hang = Self.shortest }
        var rows: [String] = []
        var row = String(text.prefix { $0 == " " })
        var columns = row.count
        var hasWord = false
        for word in text.dropFirst(columns).split(separator: " ", omittingEmptySubsequences: false) {
            let wide = word.terminalColumns
            if columns > hang, columns + 1 + wide > width {
                rows.append(row)
                (row, columns) = (String(repeating: " ", count: hang) + word, hang + wide)
            } else {
                row += (hasWord ? " " : "") + word
                columns += (hasWord ? 1 : 0) + wide
            }
            hasWord = true
        }
        return rows + [row]
    }
}

extension [TextLine] {
    /// The text, each line with its line break.
    ///
    /// - Parameter width: the columns of a terminal, of which a text for reading takes a hundred at most; nil for no
    ///   terminal, where lines are as long as they are.
    func wrapped(at width: Int?) -> String {
        guard let width else { return map { $0.text + "\n" }.joined() }
        let columns = Swift.min(Swift.max(width, Self.narrowest), Self.widest)
        return lazy.flatMap { $0.rows(in: columns) }.map { $0 + "\n" }.joined()
    }

    private static var narrowest: Int { 40 }
    private static var widest: Int { 100 }
}

extension StringProtocol {
    /// The columns that the text takes in a terminal: colours and combining characters none, wide characters two.
    var terminalColumns: Int {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        var columns = 0
        var isInColour = false
        for scalar in unicodeScalars {
            if isInColour {
                isInColour = scalar != "m"
            } else if scalar == "\u{1B}" {
                isInColour = true
            } else {
                columns += scalar.terminalColumns
            }
        }
        return columns
    }
}

extension Unicode.Scalar {
    fileprivate var terminalColumns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        // A flag is two regional indicators of one column each.
        if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) { return 2 }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
