import AssociationModel
import Findings
import Judging

extension StructureChecks {
    /// The bundle identifier of an app has an underscore.
    static let appIdentifierUnderscore = Check(
        "AD444", "app-identifier-underscore", .warning, since: "0.1.0", evidence: .documented,
        citations: [.bundleIdentifier, .applinks],
        explanation: """
            ## What it finds
            An app identifier whose bundle identifier has an underscore: `7D3KX9QW2M.com.example.my_app`.

            ## Why it matters
            Apple documents that a bundle identifier has letters, digits, hyphens and full stops only. Where Xcode \
            makes the bundle identifier out of a name with an underscore, it writes a hyphen, so the signed app may be \
            called `com.example.my-app`, and the file then lists an app that does not exist. It is a warning, because \
            the file alone can’t show what the app is called.

            ## How to fix it
            Copy the identifier from the signed app: `codesign -d --entitlements - App.app` shows it as \
            `application-identifier`.

                7D3KX9QW2M.com.example.my_app     doubtful
                7D3KX9QW2M.com.example.my-app     what Xcode makes of it
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .underscore, let parts = AppIdentifier(identifier.text) else { return nil }
        let hyphens = String(
            decoding: parts.bundleIdentifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 },
            as: UTF8.self)
        return Observation(
            "the bundle identifier of \(identifier.text) has an underscore, which Apple does not allow there",
            at: identifier.place, label: "compare with the signed app",
            help: "if the app is signed with a hyphen, write \(plain: "\"\(parts.prefix).\(hyphens)\"")")
    }
}
