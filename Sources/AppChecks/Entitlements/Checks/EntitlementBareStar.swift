import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry, or the whole value, is only `*`.
    static let entitlementBareStar = Check(
        "AD155", "entitlement-bare-star", .error, since: "0.1.0", evidence: .reported,
        citations: [.developerReports],
        explanation: """
            ## What it finds
            The value, or an entry of it, is `*` and nothing else.

            ## Why it matters
            A provisioning profile usually has `*` under this key: it permits every domain. A tool that re-signs an \
            app and copies the entitlements of the profile puts that `*` into the app, where it claims no domain at \
            all. Everything is permitted and nothing is associated, without any error.

            ## How to fix it
            Re-sign the app with the entitlements that it was built with. Read them first, then pass them to the \
            signing tool:

                codesign -d --entitlements - --xml App.app > app.entitlements

            The value must be an array that names each service and domain, such as `webcredentials:example.com`.
            """,
        of: \.claims
    ) { subject in
        guard subject.entry.problem == .bareStar else { return nil }
        return Observation(
            "the associated domains are \("*"), which claims no domain", at: subject.claim.place,
            label: "the value of a profile",
            notes: [Note("provisioning profiles have this value; an app must name its domains")],
            help: "sign the app with its own entitlements, not with those of the profile")
    }
}
