import Findings
import TextFormats

extension Check {
    /// A key stands where Apple does not read it, and its content is lost.
    static let misplacedKey = Check(
        "AD414", "misplaced-key", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            A key that Apple reads elsewhere in the file stands where Apple does not read it, and what it holds is \
            said nowhere else: `webcredentials` inside `applinks`, `details` at the top level, `components` beside \
            `details`, `apps` in an entry of `details`.

            ## Why it matters
            Keys that Apple does not expect are ignored, so the apps or patterns under this one are lost. Mostly a \
            brace is closed a line too late or too early. Developers report such files; no recorded run says that \
            every one of these places is ignored, but Apple documents none of them.

            ## How to fix it
            Move the key to its place:

                {
                  "applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]},
                  "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
                }
            """,
        of: \.documentKeys
    ) { key in
        guard case .misplaced(let home) = key.flaw else { return [] }
        return [
            Observation(
                "\(key.key) has no meaning \(key.level.words): what it holds is lost", at: key.place,
                label: "not read here", help: home.help(for: key.key),
                repair: key.repair(for: home))
        ]
    }
}

extension KeySubject {
    /// A list of apps is the same under the right name; anything else needs a person.
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
        case .root: "move \(key) to the top level of the file, beside the other services"
        case .applinks: "move \(key) directly into the object of \("applinks")"
        case .entry: "move it into an entry of \("details"): {\"appIDs\": […], \"components\": […]}"
        case .component: "move it into an element of \("components"): [{\(plain: "\"\(key)\""): …}]"
        case .componentOrDefaults: "move \(key) into a component, or into \("defaults") beside it"
        case .section: "move it into the object of a service: {\"webcredentials\": {\"apps\": […]}}"
        case .renamed("/"): "write each path as a component of its own: {\"/\": \"/buy/*\"}"
        case .renamed("apps"): "list the identifiers in \(plain: "\"apps\""): this service reads nothing else"
        case .renamed(let right): "rename it to \(plain: "\"\(right)\"")"
        }
    }
}
