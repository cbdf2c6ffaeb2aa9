import AssociationModel
import Findings
import SignUpScreens

extension Check {
    /// The browser cannot come back to the app.
    static let nativeAuthRedirectURIMissing = Check(
        "AD968", "native-auth-redirect-uri-missing", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthWebFallback, .msal],
        explanation: """
            ## What it finds
            An `MSALNativeAuthPublicClientApplication`, or its configuration, that is made without a redirect URI, and \
            no file that sets one later.

            ## Why it matters
            When the server asks for the browser, in a sign-up or for multi-factor authentication, MSAL opens it and \
            waits for this address to be called. Without one, MSAL says so in its log when it starts, and going on in \
            the browser fails.

            ## How to fix it
            Give `redirectUri: "msauth.<bundle id>://auth"`, list it in the app’s registration, and declare the scheme \
            `msauth.<bundle id>` in `CFBundleURLTypes`.
            """,
        of: \.nativeAuthentication
    ) { subject in
        subject.use.applications.filter { !$0.hasRedirectURI }.map { application in
            Observation(
                "the application for native authentication gets no redirect URI", at: application.place,
                label: "no way back from the browser", help: "give it redirectUri: \("msauth.<bundle id>://auth")")
        }
    }
}
