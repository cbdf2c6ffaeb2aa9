import Findings

/// What a device logs about many associations: each line once, and lines that differ only in the app as one.
enum ConsoleLines {
    private static let shownApps = 5

    /// The lines in the order of the associations, escaped.
    static func lines(of associations: [Report.Association]) -> [String] {
        var order: [[UInt8]] = []
        var logged: [[UInt8]: (line: String, apps: [String])] = [:]
        var seen: Set<String> = []
        for association in associations {
            guard let line = association.consoleLine, seen.insert(line).inserted else { continue }
            let bundle = association.appName.map { String($0.drop { $0 != "." }.dropFirst()) } ?? ""
            let pattern = line.bytes(replacing: bundle)
            if logged[pattern] == nil {
                order.append(pattern)
                logged[pattern] = (line, [])
            } else {
                logged[pattern]?.apps.append(bundle)
            }
        }
        return order.compactMap { logged[$0] }.flatMap { line, apps in
            apps.isEmpty ? [Message.escaped(line)] : [Message.escaped(line), "(\(others(apps)))"]
        }
    }

    private static func others(_ apps: [String]) -> Message {
        let shown = Message.joined(apps.prefix(shownApps).map { "\(plain: $0)" }, by: ", ")
        let more = apps.count - min(apps.count, shownApps)
        return more == 0 ? "and the same for \(shown)" : "and the same for \(shown) and \(more) more apps"
    }
}
