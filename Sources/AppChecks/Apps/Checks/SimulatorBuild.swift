import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let simulatorBuild = Check(
        "AD707", "simulator-build", .note, since: "0.1.0", evidence: .reported,
        citations: [.developerReports],
        explanation: """
            ## What it finds
            The executable was built for a simulator. Such builds are signed ad hoc, without entitlements; the \
            entitlements that the simulator uses are in the sections `__TEXT,__entitlements` and `__TEXT,__ents_der`, \
            and are checked here.

            ## Why it matters
            This is not the app that people will get. It was signed without a profile and a certificate, so it shows \
            neither whether the profile has the capability nor what a distribution build is signed with. If no team \
            was chosen, Xcode writes `FAKETEAMID` as the prefix, and no AASA file lists that.

            ## How to fix it
            Nothing has to be fixed. Before a release, check the archive or the exported package as well:

                aasa check Shop.xcarchive
                aasa check Shop.ipa
            """,
        of: \.apps
    ) { subject in
        let app = subject.app
        guard subject.container == nil, app.isForSimulator, let entitlements = app.entitlements,
            entitlements.associatedDomains != nil
        else { return nil }
        let standIn = app.hasStandInPrefix ? entitlements.applicationIdentifier : nil
        return Observation(
            "this is a simulator build: the build for devices may be signed with other entitlements",
            at: standIn?.place ?? subject.place, label: standIn == nil ? nil : "no team was chosen",
            notes: standIn == nil
                ? [] : [Note("FAKETEAMID is not the prefix of any team, so no file can list the app")],
            help: standIn == nil
                ? "try it on a device, and check the archive or the package before a release"
                : "name the app with --app TEAMID.bundle.id, or check a device build")
    }
}
