package import Findings

/// How an app's code uses Microsoft Entra's native authentication for signing up, as MSAL's public classes offer it.
///
/// A collection over all the files of an app, since the delegates of one flow stand in many.
/// <https://learn.microsoft.com/entra/identity-platform/reference-native-authentication-api>
package struct NativeAuthentication: Sendable {
    /// The making of an `MSALNativeAuthPublicClientApplication`, or of its configuration.
    package struct Application: Sendable {
        /// The names of the challenge types: `OOB`, `password`; unclear where they are not written out.
        package let challengeTypes: Stated<[String]>
        /// Whether a redirect URI is given, here or anywhere to a configuration.
        package let hasRedirectURI: Bool
        /// Where it is made.
        package let place: Place

        /// States the making of an application.
        package init(challengeTypes: Stated<[String]>, hasRedirectURI: Bool, at place: Place) {
            self.challengeTypes = challengeTypes
            self.hasRedirectURI = hasRedirectURI
            self.place = place
        }
    }

    /// The start of a sign-up.
    package struct Start: Sendable {
        /// Whether a password is sent at once.
        package let givesPassword: Bool
        /// Whether attributes are.
        package let givesAttributes: Bool
        /// Where it is.
        package let place: Place

        /// States a start.
        package init(givesPassword: Bool, givesAttributes: Bool, at place: Place) {
            self.givesPassword = givesPassword
            self.givesAttributes = givesAttributes
            self.place = place
        }
    }

    /// What is asked of the server in the middle of a flow.
    package struct Submission: Sendable {
        /// The function of MSAL's states: `submitCode`, `submitPassword`, `submitAttributes`, `resendCode`.
        package let name: String
        /// Where it is called.
        package let place: Place

        /// States a call.
        package init(_ name: String, at place: Place) {
            self.name = name
            self.place = place
        }
    }

    /// A comparison of a code's length with a number that is written in the code.
    package struct CodeLength: Sendable {
        /// The number.
        package let number: Int
        /// Where it stands.
        package let place: Place

        /// States a comparison.
        package init(_ number: Int, at place: Place) {
            self.number = number
            self.place = place
        }
    }

    /// The applications that are made.
    package var applications: [Application]
    /// The starts of sign-ups.
    package var starts: [Start]
    /// The types that conform to delegate protocols of the flow.
    package var delegates: [NativeAuthenticationDelegate]
    /// The calls in the middle of the flow.
    package var submissions: [Submission]
    /// Code lengths that are written down.
    package var codeLengths: [CodeLength]
    /// Whether code reads the `codeLength` that the server gives.
    package var usesCodeLength: Bool

    /// States a use.
    package init(
        applications: [Application] = [], starts: [Start] = [], delegates: [NativeAuthenticationDelegate] = [],
        submissions: [Submission] = [], codeLengths: [CodeLength] = [], usesCodeLength: Bool = false
    ) {
        self.applications = applications
        self.starts = starts
        self.delegates = delegates
        self.submissions = submissions
        self.codeLengths = codeLengths
        self.usesCodeLength = usesCodeLength
    }

    /// Whether anything of it is used for signing up.
    package var isUsed: Bool { !starts.isEmpty || !delegates.isEmpty }
}
