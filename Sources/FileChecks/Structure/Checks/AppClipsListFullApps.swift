import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// `appclips` lists the apps, not their App Clips.
    static let appClipsListFullApps = Check(
        "AD425", "app-clips-list-full-apps", .warning, since: "0.1.0", evidence: .documented,
        citations: [.appClipWebsite, .appClipParent],
        explanation: """
            ## What it finds
            Every identifier under `appclips` is also listed under `applinks`, and does not identify an App Clip of \
            another app in the file.

            ## Why it matters
            `appclips` lists App Clips. An App Clip has a bundle identifier of its own, which begins with its app’s. \
            With the app’s own identifier there, the system finds no App Clip for the site, and a link to it opens the \
            page.

            ## How to fix it
            List the App Clip:

                "appclips": {"apps": ["ABCDE12345.com.example.app.Clip"]}
            """,
        of: \.listSections
    ) { section in
        guard section.service == .appclips, let first = section.identifiers.first,
            let association = section.document.association
        else { return nil }
        let apps = Set(association.identifiers(for: .applinks).map(\.text))
        guard section.identifiers.allSatisfy({ $0.flaw?.isDead != true && isFullApp($0.text, among: apps) }) else {
            return nil
        }
        return Observation(
            section.identifiers.count == 1
                ? "\("appclips") lists \(first.text), which is an app, not an App Clip"
                : "\("appclips") lists only apps, no App Clip", at: first.place, label: "listed under applinks too",
            help: "write the App Clip's identifier, such as \(first.text + ".Clip")")
    }

    /// Whether the links of the site open in it, and no other of these apps can be the one that it is a part of.
    private static func isFullApp(_ identifier: String, among apps: Set<String>) -> Bool {
        guard apps.contains(identifier) else { return false }
        var rest = identifier[...]
        while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
            rest = rest[..<dot]
            if apps.contains(String(rest)) { return false }
        }
        return true
    }
}
