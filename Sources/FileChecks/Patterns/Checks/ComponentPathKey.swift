import AssociationModel
import Findings
import Judging
import TextFormats

extension PatternChecks {
    /// A component names the part of the URL instead of using Apple's key for it.
    static let componentPathKey = Check(
        "AD541", "component-path-key", .error, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedSuite],
        explanation: """
            ## What it finds
            A component without a pattern that Apple reads, and with a key such as `path`, `url`, `query` or \
            `fragment`: `{"path": "/train/*"}`.

            ## Why it matters
            Apple reads patterns from the keys `/`, `?` and `#` only. In recorded runs of Apple’s tool a component \
            with an unknown key matches as if the key were absent. So this one takes every URL of the site: all links \
            open the app, or with `exclude` none does.

            ## How to fix it
            Rename the key:

                {"path": "/train/*"}     takes every URL
                {"/": "/train/*"}        takes the URLs below /train/
            """,
        of: \.componentKeys
    ) { key in
        guard key.isMeantAsPattern, let right = KeySubject.patternKeys[key.key.asciiLowercased] else { return nil }
        let isURL = key.member.value.string?.contains("://") == true
        return Observation(
            "\(key.key) is not a key of a component, so this component takes every URL", at: key.place,
            label: "ignored",
            help: isURL
                ? "write \(plain: "\"/\"") with the path alone" : "rename it to \(plain: "\"\(right)\"")",
            repair: isURL ? nil : key.renaming(to: right))
    }
}

extension KeySubject {
    /// What people call the parts of a URL, with Apple's key for each.
    fileprivate static let patternKeys = [
        "path": "/", "pathname": "/", "url": "/", "query": "?", "fragment": "#", "hash": "#",
    ]

    /// Whether it stands in a component that has no pattern, in the place of one.
    var isMeantAsPattern: Bool {
        level == .component && flaw == nil && Self.patternKeys[key.asciiLowercased] != nil
            && member.value.string?.isEmpty == false && ["/", "?", "#"].allSatisfy { siblings[$0] == nil }
    }
}
