import AssociationModel
import Findings
import Judging

extension BuiltAppChecks {
    static let applicationIdentifierMissing = Check(
        "AD701", "application-identifier-missing", .error, since: "0.1.0", evidence: .reported,
        citations: [.developerReports, .applinks],
        explanation: """
            ## What it finds
            The app is unsigned, or its signature has no `application-identifier` (on macOS \
            `com.apple.application-identifier`), as in signatures made ad hoc or for a simulator.

            ## Why it matters
            A device compares this identifier with the lists of the websites. Without it, no entry of any AASA file \
            can refer to the app, and associated domains, strong passwords and passkeys do not work. On a Mac, such a \
            build can even spoil what the system knows about a signed build with the same bundle identifier.

            ## How to fix it
            Sign with a certificate of your team and a provisioning profile for this app, then check what was signed:

                codesign -d --entitlements - --xml App.app

            If an unsigned build ran on the Mac, delete it, run `sudo swcutil reset`, and start the signed app again.
            """,
        of: \.apps
    ) { subject in
        let app = subject.app
        if let entitlements = app.entitlements {
            // A missing profile is why its identifier is missing, and has its own finding.
            guard subject.claimsDomains, entitlements.applicationIdentifier == nil, !subject.lacksProfile else {
                return nil
            }
            return Observation(
                "the \(app.noun) is signed with entitlements that contain no application identifier",
                at: subject.place,
                help: "sign it with a provisioning profile, which supplies application-identifier")
        }
        // An extension needs no entitlements of its own.
        guard subject.container == nil || app.kind == .appClip else { return nil }
        return Observation(
            app.unsignedMessage, at: subject.place,
            help: "build it for a device, and sign it with a certificate of your team and a provisioning profile")
    }
}

extension App {
    fileprivate var unsignedMessage: Message {
        guard let slice = executable?.mainSlice else { return "the \(noun) has no executable, so it has no signature" }
        guard let signature else { return "the \(noun) is not signed, so it claims no domain" }
        if slice.target?.platform == .simulator {
            return "the \(noun) was built for a simulator, and its signature has no entitlements"
        }
        return signature.isAdHoc
            ? "the \(noun) is signed ad hoc, without entitlements, so it claims no domain"
            : "the \(noun) is signed without entitlements, so it claims no domain"
    }
}
