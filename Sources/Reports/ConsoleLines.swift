import Findings

/// What a device logs about many associations: each line once, and lines that differ only in the app as one.
enum ConsoleLines {
    private static let shownApps = 5

    /// The lines in the order of the associations, escaped.
    static func lines(of associations: [Report.Association]) -> [String] {
        var seen: Set<String> = []
        let logged = associations.compactMap { association -> (line: String, app: String)? in
            guard let line = association.consoleLine, seen.insert(line).inserted else { return nil }
            return (line, association.appName.map { String($0.drop { $0 != "." }.dropFirst()) } ?? "")
        }
        return logged.grouped { $0.line.bytes(replacing: $0.app) }.flatMap { _, alike in
            let apps = alike.dropFirst().map(\.app)
            return [Message.escaped(alike[0].line)] + (apps.isEmpty ? [] : ["(\(others(apps)))"])
        }
    }

    private static func others(_ apps: [String]) -> Message {
        let shown = Message.joined(apps.prefix(shownApps).map { "\(plain: $0)" }, by: ", ")
        let more = apps.count - min(apps.count, shownApps)
        return more == 0 ? "and the same for \(shown)" : "and the same for \(shown) and \(more) more apps"
    }
}
