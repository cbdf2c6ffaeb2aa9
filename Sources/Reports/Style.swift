/// Whether text is written with terminal colours.
public enum Style: Sendable {
    /// Plain text.
    case plain
    /// ANSI escape sequences (ECMA-48).
    case colour

    enum Ink: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case good = "1;32"
        case frame = "94"
        case strong = "1"
        case faint = "2"
    }

    func callAsFunction(_ text: String, _ ink: Ink) -> String {
        switch self {
        case .plain: text
        case .colour: "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
