import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let profileExpired = Check(
        "AD705", "profile-expired", .warning, since: "0.1.0", evidence: .documented,
        citations: [.profiles],
        explanation: """
            ## What it finds
            The `ExpirationDate` of the provisioning profile has passed.

            ## Why it matters
            An app for development, ad-hoc or in-house distribution does not start on devices after that moment, so \
            its associations stop working too. With an App Store profile nothing can be uploaded any more; what the \
            App Store already delivers is signed by Apple and keeps working, which is why this is only a warning.

            ## How to fix it
            Create a new profile in the developer account, or let Xcode manage it, and sign again. A profile is valid \
            for a year, one for Developer ID longer. To read the date:

                security cms -D -i App.mobileprovision | grep -A1 ExpirationDate
            """,
        of: \.profiles
    ) { subject in
        guard let expiry = subject.profile.expiry, expiry < subject.now else { return nil }
        return Observation(
            "the profile \(subject.name) expired on \(plain: expiry.date)", at: .wholeText(subject.profile.source),
            help: "create a new profile and sign with it")
    }
}
