import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The profile has ended.
    static let profileExpired = Check(
        "AD705", "profile-expired", .warning, since: "0.1.0", evidence: .documented,
        citations: [.profiles],
        explanation: """
            ## What it finds
            The moment in `ExpirationDate` of the provisioning profile has passed.

            ## Why it matters
            An app for development, ad hoc or in-house distribution does not start on devices after that moment, and its \
            associations go with it. With an App Store profile nothing can be uploaded any more; what the App Store has delivered \
            already is signed by Apple and keeps working, and therefore this is a warning.

            ## How to fix it
            Make the profile anew in the developer account, or let Xcode manage it, and sign again. A profile lasts a year, one for \
            Developer ID longer. The date can be read with:

                security cms -D -i App.mobileprovision | grep -A1 ExpirationDate
            """,
        of: \.profiles
    ) { subject in
        guard let expiry = subject.profile.expiry, expiry < subject.now else { return [] }
        return [
            Observation(
                "the profile \(subject.name) expired on \(plain: expiry.date)", at: .wholeText(subject.profile.source),
                help: "make the profile anew, and sign with it")
        ]
    }
}
