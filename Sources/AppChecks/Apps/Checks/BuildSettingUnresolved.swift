import AssociationModel
import Findings
import Judging

extension BuiltAppChecks {
    static let buildSettingUnresolved = Check(
        "AD790", "build-setting-unresolved", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            The entry refers to a build setting, such as `webcredentials:$(DOMAIN)`, and none of the files that were \
            read defines its value, as in a project's `.entitlements` file before Xcode has filled it in. Expo's \
            `app.config.ts` and Tuist's `Project.swift` are programs: what they compute is shown as `${HOST}`.

            ## Why it matters
            The value is filled in when the app is built. Until then it is unknown which domain is claimed, so the \
            entry is not checked, and its association remains *unknown*.

            ## How to fix it
            Check the entitlements of the signed app, where the value is filled in, or check the entry with its value:

                codesign -d --entitlements - --xml App.app > app.entitlements
                aasa check app.entitlements
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.impliedService == nil, let setting = entry.buildSetting else { return nil }
        let part = [entry.service, entry.host].compactMap { $0 }.first { $0.text.contains(setting) } ?? entry.host
        return Observation(
            "the entry \(entry.raw) depends on \(setting), whose value is unknown",
            at: subject.claim.place(of: part.span), label: "filled in when the app is built",
            notes: subject.siblings.hasBuildSetting(before: subject.index)
                ? [] : subject.list.settingNotes,
            help:
                "check the signed app, or check the entry with its value filled in, such as \("webcredentials:example.com")"
        )
    }
}
