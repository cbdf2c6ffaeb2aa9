package import Findings

/// What was found in a folder, as rows of a label and a text: first what was taken, then what was skipped.
struct FoundText {
    let found: Report.Found

    private static let mostOfOneKind = 12
    private static let mostOfOneReason = 3

    var title: String { found.folder == "." ? "Found in this folder" : "Found in \(Message.escaped(found.folder))" }

    var rows: [(label: String, text: String)] {
        let apps = found.apps.map { app in
            let kind = app.kind == "xcode" ? "" : " (\(app.kind))"
            let names = Self.shortened(app.names.map(Message.escaped))
            return Message.escaped(app.path) + kind + (names.isEmpty ? "" : ": \(names)")
        }
        let kinds: [(label: String, texts: [String])] = [
            ("app", apps), ("site", found.sites.map { "\(Message.escaped($0.path)), \($0.use)" }),
            ("expectations", found.expectations.map(Message.escaped)), ("screens", found.screens.map(Message.escaped)),
            ("link handlers", found.handlers.map(Message.escaped)),
        ]
        let taken = kinds.flatMap { kind in
            let more = kind.texts.count - Self.mostOfOneKind
            return kind.texts.prefix(Self.mostOfOneKind).map { (kind.label, $0) }
                + (more > 0 ? [(kind.label, "and \(more) more")] : [])
        }
        return taken + (found.passedOver.isEmpty ? [] : [("skipped", passedOver)])
    }

    /// The paths, those with the same reason together.
    private var passedOver: String {
        found.passedOver.grouped(by: \.reason.description).map { reason, items in
            "\(Self.shortened(items.map { Message.escaped($0.path) })): \(reason)"
        }.joined(separator: "; ")
    }

    private static func shortened(_ texts: [String]) -> String {
        let more = texts.count - mostOfOneReason
        return texts.prefix(mostOfOneReason).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// The rows below their title.
    func lines(style: Style) -> [TextLine] {
        let rows = rows
        let width = rows.map(\.label.count).max() ?? 0
        return [TextLine(style(title, .strong))]
            + rows.map { label, text in
                let padding = String(repeating: " ", count: width - label.count)
                return TextLine("  \(style(label, .faint))\(padding)  \(text)", hang: width + 4)
            }
    }
}

extension HumanReport {
    /// Writes what was found in a folder; the text ends with a line break.
    package static func text(of found: Report.Found, style: Style, width: Int?) -> String {
        FoundText(found: found).lines(style: style).wrapped(at: width)
    }
}
