extension Report {
    /// What an app's claims come to.
    package struct App: Sendable {
        /// The app, for people: its identifier, its bundle identifier, or the file that declares its domains.
        package let name: String
        /// The identifier; nil if none is known.
        package let identifier: String?
        package let bundleIdentifier: String?
        /// The indices of its associations in the report.
        package internal(set) var associations: [Int]
        /// Whether it claims nothing, or nothing that a system can read.
        package internal(set) var isWithoutClaims: Bool
        /// The line that a device would log of the app, if no association has one.
        package let consoleLine: String?

        package init(
            name: String, identifier: String?, bundleIdentifier: String?, associations: [Int],
            isWithoutClaims: Bool? = nil, consoleLine: String?
        ) {
            self.name = name
            self.identifier = identifier
            self.bundleIdentifier = bundleIdentifier
            self.associations = associations
            self.isWithoutClaims = isWithoutClaims ?? associations.isEmpty
            self.consoleLine = consoleLine
        }
    }

    /// What devices do with an app: whether all that it claims holds. One that claims nothing is refused.
    package func headline(of app: App) -> Headline {
        let headlines = Set(app.associations.map { headline(of: associations[$0]) })
        if headlines.subtracting([.refused]).isEmpty { return .refused }
        if !headlines.isDisjoint(with: [.refused, .doubtful]) { return .doubtful }
        return headlines.contains(.unknown) ? .unknown : .holds
    }

    /// Why an app is not as it should be; nil if there is nothing to say.
    package func reason(of app: App) -> Message? {
        let states = app.associations.map { headline(of: associations[$0]) }
        guard !app.isWithoutClaims, let first = app.associations.first else { return "it \(app.lack)" }
        if states.count == 1 { return associations[first].reason }
        let counts: [(Headline, Message)] = [
            (.refused, "refused"), (.doubtful, "doubtful"), (.unknown, "unknown"),
        ]
        let parts = counts.compactMap { headline, word -> Message? in
            let count = states.count { $0 == headline }
            return count == 0 ? nil : "\(count) \(word)"
        }
        return parts.isEmpty ? nil : "of \(states.count) associations \(Message.joined(parts, by: ", "))"
    }

    /// The apps that claim nothing that a system can read.
    package var appsWithoutClaims: [App] { apps.filter(\.isWithoutClaims) }
}

extension Report.App {
    /// What is said of an app that claims nothing, as a predicate.
    package var lack: Message {
        associations.isEmpty ? "declares no associated domain" : "declares no valid associated domain"
    }

    /// The apps of reports whose associations are joined, in their order; those with the same identifier are one.
    static func joined(_ reports: [Report]) -> [Report.App] {
        var apps: [Report.App] = []
        var indices: [String: Int] = [:]
        var offset = 0
        for report in reports {
            for var app in report.apps {
                app.associations = app.associations.map { $0 + offset }
                if let identifier = app.identifier, let index = indices[identifier] {
                    apps[index].associations += app.associations
                    apps[index].isWithoutClaims = apps[index].isWithoutClaims && app.isWithoutClaims
                } else {
                    if let identifier = app.identifier { indices[identifier] = apps.count }
                    apps.append(app)
                }
            }
            offset += report.associations.count
        }
        return apps
    }
}
