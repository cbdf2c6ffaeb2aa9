import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A key is in a place where Apple does not read it, and its value is ignored.
    static let misplacedKey = Check(
        "AD414", "misplaced-key", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            A key that Apple reads elsewhere in the file is in a place where Apple does not read it, and nothing else \
            in the file has its value: `webcredentials` inside `applinks`, `details` at the top level, `components` \
            next to `details`, `apps` in an entry of `details`.

            ## Why it matters
            Keys that Apple does not expect are ignored, so the apps or patterns under this one are lost. Usually a \
            brace is closed a line too late or too early. Developers report such files; no recorded run shows that \
            each of these places is ignored, but Apple documents none of them.

            ## How to fix it
            Move the key to its place:

                {
                  "applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]},
                  "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
                }
            """,
        of: \.documentKeys
    ) { key in
        guard case .misplaced(let home) = key.flaw else { return nil }
        return Observation(
            "\(key.key) has no meaning \(key.level.words), so its value is ignored", at: key.place,
            label: "not read here", help: key.negations ?? home.help(for: key.key),
            repair: key.repair(for: home))
    }
}

extension KeySubject {
    /// Help for patterns under `exclude` in an entry: how each form says that. Nil for anything else.
    fileprivate var negations: Message? {
        let patterns = member.value.texts
        guard key == "exclude", level == .entry, !patterns.isEmpty else {
            return nil
        }
        let isOld = siblings["components"] == nil && siblings["paths"] != nil
        let rest: Message = patterns.count > 3 ? ", and so on" : ""
        let written = patterns.prefix(3).map { pattern in
            isOld ? JSONLiteral.string("NOT " + pattern) : "{\"/\": \(JSONLiteral.string(pattern)), \"exclude\": true}"
        }
        return """
            write \(plain: written.joined(separator: ", "))\(rest) in \(isOld ? "paths" : "components"), before the \
            patterns that open links
            """
    }

    /// Renames a list of apps, which means the same under the right key; nil for anything else, which needs a person.
    fileprivate func repair(for home: Home) -> Repair? {
        guard case .renamed(let right) = home, right == "apps" || right == "appIDs",
            let elements = member.value.elements, elements.allSatisfy({ $0.string != nil })
        else { return nil }
        return renaming(to: right)
    }
}

extension KeySubject.Home {
    fileprivate func help(for key: String) -> Message {
        switch self {
        case .root: "move \(key) to the top level of the file, next to the other services"
        case .applinks: "move \(key) directly into the \("applinks") object"
        case .entry: "move it into an entry of \("details"): {\"appIDs\": […], \"components\": […]}"
        case .component: "move it into an element of \("components"): [{\(plain: "\"\(key)\""): …}]"
        case .componentOrDefaults: "move \(key) into a component, or into \("defaults") next to it"
        case .section: "move it into the object of a service: {\"webcredentials\": {\"apps\": […]}}"
        case .renamed("/"): "write each path as its own component: {\"/\": \"/buy/*\"}"
        case .renamed("apps"): "list the identifiers in \(plain: "\"apps\""): Apple reads nothing else for this service"
        case .renamed(let right): "rename it to \(plain: "\"\(right)\"")"
        }
    }
}
