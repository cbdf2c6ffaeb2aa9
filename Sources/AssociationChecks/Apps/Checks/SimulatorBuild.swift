import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The app was built for a simulator.
    static let simulatorBuild = Check(
        "AD707", "simulator-build", .note, since: "0.1.0", evidence: .reported,
        citations: [.developerReports],
        explanation: """
            ## What it finds
            The executable was built for a simulator. Such builds are signed ad hoc, with no entitlements; those that the \
            simulator goes by stand in the sections `__TEXT,__entitlements` and `__TEXT,__ents_der`, and are judged here.

            ## Why it matters
            It is not the app that people will have. No profile and no certificate stood behind it, so it shows neither whether \
            the capability is in the profile nor what a distribution build is signed with. Where no team was chosen, Xcode \
            writes `FAKETEAMID` for the prefix, and no AASA file lists that.

            ## How to fix it
            Nothing has to be fixed. Before a release check the archive or the exported package as well:

                aasa check Shop.xcarchive
                aasa check Shop.ipa
            """,
        of: \.apps
    ) { subject in
        let app = subject.app
        guard subject.container == nil, app.isForSimulator, let entitlements = app.entitlements,
            entitlements.associatedDomains != nil
        else { return [] }
        let standIn = app.hasStandInPrefix ? entitlements.applicationIdentifier : nil
        return [
            Observation(
                "this is a build for a simulator: what a device gets may be signed with other entitlements",
                at: standIn?.place ?? subject.place, label: standIn == nil ? nil : "no team was chosen",
                notes: standIn == nil
                    ? [] : [Note("the prefix FAKETEAMID stands for no team, so no file can list the app")],
                help: standIn == nil
                    ? "check the archive or the package before a release, too"
                    : "name the app with --app TEAMID.bundle.id, or check a build for devices")
        ]
    }
}
