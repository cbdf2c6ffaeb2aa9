import AssociationModel
import Findings

extension Check {
    /// A build setting stands where the service or the domain should be.
    static let buildSettingUnresolved = Check(
        "AD790", "build-setting-unresolved", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            The entry holds a reference to a build setting, such as `webcredentials:$(DOMAIN)`, and what was looked \
            at does not say its value: an `.entitlements` file of a project, before Xcode has filled it in.

            ## Why it matters
            Xcode puts the value in when it signs the app. Until then nobody can say which domain is claimed, so the \
            entry is not judged, and its association remains *unknown*.

            ## How to fix it
            Check the signed app's entitlements, in which the value is filled in, or name the domain yourself:

                codesign -d --entitlements - --xml App.app > app.entitlements
                aasa check app.entitlements
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.impliedService == nil, let setting = entry.buildSetting else { return [] }
        let part = [entry.service, entry.host].compactMap { $0 }.first { $0.text.contains(setting) } ?? entry.host
        return [
            Observation(
                "the entry \(entry.raw) depends on the build setting \(setting), whose value is not known here",
                at: subject.claim.place(of: part.span), label: "filled in when the app is built",
                notes: subject.earlier.contains { $0.entry.buildSetting != nil }
                    ? [] : subject.project?.problemNotes ?? [],
                help: "check the entitlements of the signed app, or name the domain itself")
        ]
    }
}
