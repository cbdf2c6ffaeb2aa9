import AssociationModel
package import Findings
import Judging
import TextFormats

extension FoundProject {
    /// Whether there is nothing to check.
    package var isEmpty: Bool { subjects.isEmpty && expectations.isEmpty }

    /// The apps and projects that could not be read.
    package var failures: [InputFailure] { unread }

    /// The text of a configuration that checks all that was found.
    package var configuration: String {
        let hosts = hosts
        let sections = [
            Self.object("apps", apps.map { (JSONText.string($0.name), JSONText.string($0.app.raw), nil) }),
            Self.array("checks", subjects.map { "{ \"subject\": \(JSONText.string($0.path)) }" }),
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

    /// The apps that claim domains, each under the end of its bundle identifier.
    private var apps: [(name: String, app: AppIdentifier)] {
        var names: Set<String> = []
        var result: [(name: String, app: AppIdentifier)] = []
        var seen: Set<AppIdentifier> = []
        for app in subjects.flatMap(\.lists).filter({ !$0.claims.isEmpty }).compactMap(\.app) {
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

    private var needed: [NeededSite] { NeededSite.sites(for: subjects.flatMap(\.lists)).sites }

    /// The web roots that certainly or probably belong to hosts that are claimed.
    private var hosts: [(host: String, path: String, comment: String?)] {
        var result: [(host: String, path: String, comment: String?)] = []
        for site in needed {
            let listing = roots.filter { $0.lists(site) }
            if let root = roots.first(where: { $0.host == site.host }) {
                result.append((site.host, root.place, nil))
            } else if listing.count == 1, listing[0].host == nil {
                result.append((site.host, listing[0].place, "guessed: no other folder has a file that lists its apps"))
            }
        }
        return result
    }

    /// What is to be said of web roots that belong to no host as far as can be told.
    private var unplaced: [String] {
        let placed = Set(hosts.map(\.path))
        return roots.filter { !placed.contains($0.place) }.map {
            "\(Message.escaped($0.place)) has an AASA file; if it is deployed to a host that is checked, name it under \"sites\""
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

extension FoundProject.WebRoot {
    /// The path, as a configuration names it.
    fileprivate var place: String { path.isEmpty ? "." : path }

    /// Whether the file lists every app that claims the site.
    fileprivate func lists(_ site: NeededSite) -> Bool {
        site.listings.allSatisfy { listing in
            listing.apps.allSatisfy { association.lists($0, for: listing.service) }
        }
    }
}
