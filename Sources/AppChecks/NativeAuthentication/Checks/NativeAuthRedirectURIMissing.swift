import AssociationModel
import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthRedirectURIMissing = Check(
        "AD968", "native-auth-redirect-uri-missing", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthWebFallback, .msal],
        explanation: """
            ## What it finds
            An `MSALNativeAuthPublicClientApplication`, or its configuration, is created without a redirect URI, and \
            no file sets one later.

            ## Why it matters
            When the server requires the browser, in a sign-up or for multi-factor authentication, MSAL opens it and \
            waits for this address to be called. Without one, MSAL logs that when it starts, and continuing in the \
            browser fails.

            ## How to fix it
            Pass `redirectUri: "msauth.<bundle id>://auth"`, list it in the app’s registration, and declare the scheme \
            `msauth.<bundle id>` in `CFBundleURLTypes`.
            """,
        of: \.nativeAuthentication
    ) { subject in
        let applications = subject.use.applications.filter { !$0.hasRedirectURI }
        guard let first = applications.first else { return nil }
        return Observation(
            "the native authentication application has no redirect URI", at: first.place,
            label: "no way back from the browser",
            notes: applications.dropFirst().map { Note("nor has the one that is created here", at: $0.place) },
            help: "pass redirectUri: \("msauth.\(subject.bundleIdentifier ?? "<bundle id>")://auth")")
    }
}
