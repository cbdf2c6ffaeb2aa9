import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A key is nearly one that Apple reads.
    static let misspeltKey = Check(
        "AD412", "misspelt-key", .error, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc20UniversalLinks, .recordedSuite],
        explanation: """
            ## What it finds
            A key is nearly, but not exactly, one that Apple reads at that place, and the right one is missing: \
            `webCredentials`, `appIds`, `app_ids`, `component`, `path`, `Details`. An `appID` with an array is another \
            case: the key for an array is `appIDs`.

            ## Why it matters
            The value of a misspelt key is silently ignored, and the file looks right to every JSON validator. In \
            recorded runs of Apple’s tool, an entry that has neither `appIDs` nor `appID` applies to no app, and a \
            misspelt key amounts to the same. Whether case counts at the top level is not documented; no near miss is \
            known to work.

            ## How to fix it
            Rename the key. The help of the finding gives the right spelling:

                "appIds": ["ABCDE12345.com.example.app"]     ignored
                "appIDs": ["ABCDE12345.com.example.app"]     read
            """,
        of: \.documentKeys
    ) { key in
        guard case .misspelt(let right) = key.flaw else { return nil }
        let isList = key.key == "appID"
        return Observation(
            isList
                ? "\("appID") is an array; Apple reads several apps from \(right) and a single one from \("appID")"
                : "\(key.key) is not a key that Apple reads \(key.level.words); did you mean \(right)?",
            at: key.place, label: key.consequence(of: right), help: "rename it to \(plain: "\"\(right)\"")",
            repair: key.renaming(to: right))
    }
}

extension KeySubject {
    fileprivate func consequence(of right: String) -> Message {
        switch level {
        case .root: "the whole service is ignored"
        case .section where right == "apps": "its apps are ignored"
        case .applinks where right == "details": "all links are ignored"
        case .entry where right == "appIDs" || right == "appID":
            siblings["appIDs"] == nil && (siblings["appID"] == nil || key == "appID")
                ? "this entry applies to no app" : "these apps are ignored"
        case .entry where right == "components" || right == "paths": "these patterns are ignored"
        default: "its value is ignored"
        }
    }
}
