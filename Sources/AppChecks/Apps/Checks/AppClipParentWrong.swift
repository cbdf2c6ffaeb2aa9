import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let appClipParentWrong = Check(
        "AD711", "app-clip-parent-wrong", .error, since: "0.1.0", evidence: .documented,
        citations: [.appClipWebsite, .appClipParent],
        explanation: """
            ## What it finds
            The signed App Clip names no app in `com.apple.developer.parent-application-identifiers`, more than one, \
            or a different app from the one that contains it.

            ## Why it matters
            An App Clip belongs to exactly one app and says so with this entitlement. If the app's identifier was \
            changed and the App Clip's was forgotten, or a re-sign changed the team of one of the two, the App Store \
            and devices refuse the pair.

            ## How to fix it
            In the entitlements of the App Clip target, write the identifier of the app once:

                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.example.app</string>
                </array>
            """,
        of: \.apps
    ) { subject in
        guard subject.app.kind == .appClip, let entitlements = subject.app.entitlements else { return nil }
        let parents = entitlements.parentApplicationIdentifiers
        let wanted = subject.container?.identifier?.raw
        let key: Message = "com.apple.developer.parent-application-identifiers"
        let help: Message =
            wanted.map { "write \($0) and nothing else under \(key) of the App Clip's entitlements" }
            ?? "write the identifier of its app, once, under \(key) of the App Clip's entitlements"
        guard let first = parents.first else {
            return Observation("the App Clip does not say which app it belongs to", at: subject.place, help: help)
        }
        if parents.count > 1 {
            return Observation(
                "the App Clip names several parent apps: \(list: parents.map(\.string))",
                at: parents[1].place, label: "only one is allowed", help: help)
        }
        guard let wanted, !first.string.utf8.elementsEqual(wanted.utf8) else { return nil }
        return Observation(
            "the App Clip says that it belongs to \(first.string), but it is inside \(wanted)", at: first.place,
            label: "not this app", help: help)
    }
}
