package import Findings

/// How an app's code uses Microsoft Entra's native authentication for sign-up, through MSAL's public classes.
///
/// It covers all files of an app, since the delegates of one flow are in many files.
/// <https://learn.microsoft.com/entra/identity-platform/reference-native-authentication-api>
package struct NativeAuthentication: Sendable {
    /// A call that creates an `MSALNativeAuthPublicClientApplication`, or its configuration.
    package struct Application: Sendable {
        /// The names of the challenge types, `OOB` and `password`; unclear if they are not written as literals.
        package let challengeTypes: Stated<[String]>
        /// Whether a redirect URI is set, in this call or anywhere on a configuration.
        package var hasRedirectURI: Bool
        package let place: Place

        package init(challengeTypes: Stated<[String]>, hasRedirectURI: Bool, at place: Place) {
            self.challengeTypes = challengeTypes
            self.hasRedirectURI = hasRedirectURI
            self.place = place
        }
    }

    /// A call that starts a sign-up.
    package struct Start: Sendable {
        /// Whether the password is sent with the start.
        package var givesPassword: Bool
        /// Whether attributes are sent with the start.
        package var givesAttributes: Bool
        package let generation: NativeAuthenticationProtocol.Generation
        /// The name of the type whose code it is in, which is most often its delegate; nil outside of types.
        package let typeName: String?
        package let place: Place

        package init(
            givesPassword: Bool, givesAttributes: Bool, generation: NativeAuthenticationProtocol.Generation,
            in typeName: String?, at place: Place
        ) {
            self.typeName = typeName
            self.generation = generation
            self.givesPassword = givesPassword
            self.givesAttributes = givesAttributes
            self.place = place
        }
    }

    /// A call to the server in the middle of a flow.
    package struct Submission: Sendable {
        /// The function of one of MSAL's states: `submitCode`, `submitPassword`, `submitAttributes` or `resendCode`.
        package let name: String
        package let place: Place

        package init(_ name: String, at place: Place) {
            self.name = name
            self.place = place
        }
    }

    /// A comparison of the length of a one-time code with a literal number.
    package struct CodeLength: Sendable {
        package let number: Int
        package let place: Place

        package init(_ number: Int, at place: Place) {
            self.number = number
            self.place = place
        }
    }

    /// The calls that create an application or its configuration.
    package var applications: [Application] = []
    /// The calls that start a sign-up, of both generations.
    package var starts: [Start] = []
    /// The types that conform to delegate protocols of the flow.
    package var delegates: [NativeAuthenticationDelegate] = []
    /// The calls in the middle of the flow.
    package var submissions: [Submission] = []
    /// The comparisons of a code's length with a literal.
    package var codeLengths: [CodeLength] = []
    /// Whether code reads the `codeLength` that the server returns.
    package var usesCodeLength = false

    package init() {}

    /// Whether the app uses native authentication for sign-up at all.
    package var isUsed: Bool { !starts.isEmpty || !delegates.isEmpty }
}
