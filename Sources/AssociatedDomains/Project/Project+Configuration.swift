import AssociationModel
import Findings
import Judging
import TextFormats

extension Project {
    /// Whether there is nothing that a configuration could name.
    package var hasNoChecks: Bool { apps.isEmpty && expectations.isEmpty }

    /// The text of a configuration that checks all that was found.
    package var configuration: String {
        let hosts = hosts
        let sections = [
            Self.object("apps", identifiers.map { (JSONText.string($0.name), JSONText.string($0.app.raw), nil) }),
            Self.array("checks", apps.map(check)),
            Self.object("sites", hosts.map { (JSONText.string($0.host), JSONText.string($0.path), $0.comment) }),
            Self.array("expectations", expectations.map(JSONText.string)),
            // What was found must be checked: a run that could not is not to pass.
            "    \"fail-on\": \"unknown\"",
        ].compactMap(\.self)
        let notes = unplaced.map { "    // \($0)\n" }.joined()
        return """
            {
                // Written by aasa init --config. aasa check runs what it says, aasa config shows what is in effect.
            \(notes)\(sections.joined(separator: ",\n"))
            }

            """
    }

    /// The check of an app, with its screens where all of them can be read.
    private func check(of app: App) -> String {
        let subject = "\"subject\": \(JSONText.string(app.path))"
        let folder = app.folder.isEmpty ? "." : String(app.folder.dropLast())
        guard app.claims(.webcredentials) else { return "{ \(subject) }" }
        let screens = ScreenFiles(reading: [folder], isSearch: true)
        guard !screens.parts.isWithoutScreens, screens.isAllRead else { return "{ \(subject) }" }
        return "{ \(subject), \"feature\": \"strong-passwords\", \"screens\": [\(JSONText.string(folder))] }"
    }

    /// The apps that claim domains, each under the end of its bundle identifier.
    private var identifiers: [(name: String, app: AppIdentifier)] {
        var names: Set<String> = []
        var result: [(name: String, app: AppIdentifier)] = []
        var seen: Set<AppIdentifier> = []
        for app in apps.flatMap(\.lists).filter({ !$0.claims.isEmpty }).compactMap(\.app) {
            guard seen.insert(app).inserted else { continue }
            let words = app.bundleIdentifier.asciiLowercased.split(separator: ".")
            let tail = words.count - words.reversed().prefix { Self.commonWords.contains($0) }.count
            let short = words[max(0, tail - 1)...].joined(separator: ".")
            let name = names.contains(short) ? app.bundleIdentifier : short
            if names.insert(name).inserted { result.append((name, app)) }
        }
        return result
    }

    /// Words that alone say nothing of an app.
    private static let commonWords: Set<Substring> = [
        "app", "ios", "mobile", "dev", "development", "debug", "beta", "staging", "stage", "test", "qa", "release",
        "prod", "production", "adhoc", "enterprise",
    ]

    /// The web roots that certainly or probably belong to hosts that are claimed.
    private var hosts: [(host: String, path: String, comment: String?)] {
        sites.claimed.compactMap { name in
            for site in sites.all {
                guard let host = site.hosts.first(where: { $0.name == name }) else { continue }
                return (name, site.root, host.basis == .assumed ? "assumed: nothing says which host it is for" : nil)
            }
            return nil
        }
    }

    /// What is to be said of web roots that belong to no host as far as can be told.
    private var unplaced: [String] {
        let placed = Set(hosts.map(\.path))
        return sites.all.filter { !placed.contains($0.root) }.map {
            "\(Message.escaped($0.root)) has an AASA file; if it is deployed to a host that is checked, name it under \"sites\""
        }
    }

    private static func object(_ key: String, _ members: [(String, String, comment: String?)]) -> String? {
        guard !members.isEmpty else { return nil }
        let lines = members.map { name, value, comment in
            (comment.map { "        // \($0)\n" } ?? "") + "        \(name): \(value)"
        }
        return "    \"\(key)\": {\n\(lines.joined(separator: ",\n"))\n    }"
    }

    private static func array(_ key: String, _ elements: [String]) -> String? {
        guard !elements.isEmpty else { return nil }
        return "    \"\(key)\": [\n\(elements.map { "        \($0)" }.joined(separator: ",\n"))\n    ]"
    }
}
