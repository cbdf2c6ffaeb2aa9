/// A delegate protocol of MSAL for iOS that is part of signing up, with its methods.
///
/// In the current generation (2.x) most methods are optional in Objective-C's sense: a method with wrong labels is never
/// called, and MSAL reports instead that it has not been implemented. In the preview, which Microsoft calls V2, each step
/// has a protocol of its own with one required method, and a delegate that does not conform to it gets an error.
/// <https://github.com/AzureAD/microsoft-authentication-library-for-objc>
package struct NativeAuthenticationProtocol: Sendable {
    /// The generations of MSAL's interface, which an app may use side by side.
    package enum Generation: Hashable, Sendable, CaseIterable {
        /// `signUp(parameters:delegate:)`, with delegates whose methods are optional.
        case current
        /// `signUpV2(parameters:delegate:)`, with a protocol for each step. Experimental.
        case preview
    }

    /// What a step of the flow is about.
    package enum Step: String, Hashable, Sendable {
        /// A code was sent.
        case code
        /// A password has to be chosen.
        case password
        /// Attributes of the person are required.
        case attributes
        /// The server did not accept some of the attributes.
        case invalidAttributes
        /// The account has been created.
        case completed
        /// The person has been signed in to the new account.
        case signedIn
        /// Another factor is required to sign in, which depends on the tenant.
        case furtherFactor
    }

    /// An optional method.
    package struct Method: Sendable {
        /// The name with its labels, such as `onSignUpCompleted(newState:)`.
        package let name: String
        /// The step of the flow for which it is called.
        package let step: Step

        /// The name without its labels.
        package var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    package let name: String
    package let generation: Generation
    /// The step that conforming to the protocol handles; nil in the current generation, and for one without a step.
    package let step: Step?
    /// The optional methods, which the compiler does not check.
    package let optional: [Method]
    /// The method that receives an error. It is required, so the compiler checks it.
    package let error: String

    /// All delegate protocols of sign-up.
    package static let all: [NativeAuthenticationProtocol] = current + preview

    /// The protocol with this name; nil if it is not one of ``all``.
    package static func named(_ name: String) -> NativeAuthenticationProtocol? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private init(_ name: String, optional: [Method], error: String) {
        (self.name, self.generation, self.step) = (name, .current, nil)
        (self.optional, self.error) = (optional, error)
    }

    private init(preview name: String, step: Step? = nil) {
        (self.name, self.generation, self.step) = (name, .preview, step)
        (self.optional, self.error) = ([], "onFlowError(error:scenario:)")
    }
}

extension NativeAuthenticationProtocol {
    // As of MSAL 2.13.
    private static let current: [NativeAuthenticationProtocol] = [
        .init(
            "SignUpStartDelegate",
            optional: [
                Method(name: "onSignUpCodeRequired(newState:sentTo:channelTargetType:codeLength:)", step: .code),
                Method(name: "onSignUpAttributesInvalid(attributeNames:)", step: .invalidAttributes),
            ], error: "onSignUpStartError(error:)"),
        .init(
            "SignUpVerifyCodeDelegate",
            optional: [
                attributesRequired, Method(name: "onSignUpPasswordRequired(newState:)", step: .password), completed,
            ], error: "onSignUpVerifyCodeError(error:newState:)"),
        .init(
            "SignUpResendCodeDelegate",
            optional: [
                Method(
                    name: "onSignUpResendCodeCodeRequired(newState:sentTo:channelTargetType:codeLength:)", step: .code)
            ], error: "onSignUpResendCodeError(error:newState:)"),
        .init(
            "SignUpPasswordRequiredDelegate", optional: [attributesRequired, completed],
            error: "onSignUpPasswordRequiredError(error:newState:)"),
        .init(
            "SignUpAttributesRequiredDelegate",
            optional: [
                attributesRequired,
                Method(name: "onSignUpAttributesInvalid(attributeNames:newState:)", step: .invalidAttributes),
                completed,
            ], error: "onSignUpAttributesRequiredError(error:)"),
        .init(
            "SignInAfterSignUpDelegate",
            optional: [
                Method(name: "onSignInStrongAuthMethodRegistration(authMethods:newState:)", step: .furtherFactor),
                Method(name: "onSignInAwaitingMFA(authMethods:newState:)", step: .furtherFactor),
                Method(name: "onSignInCompleted(result:)", step: .signedIn),
            ], error: "onSignInAfterSignUpError(error:)"),
    ]

    private static let attributesRequired = Method(
        name: "onSignUpAttributesRequired(attributes:newState:)", step: .attributes)
    private static let completed = Method(name: "onSignUpCompleted(newState:)", step: .completed)

    // As documented in July 2026. All derive from the first one. Those for signing in and resetting a password are left
    // out.
    private static let preview: [NativeAuthenticationProtocol] = [
        .init(preview: "MSALNativeAuthFlowDelegate"),
        .init(preview: "MSALNativeAuthCodeRequiredDelegate", step: .code),
        .init(preview: "MSALNativeAuthAttributesRequiredDelegate", step: .attributes),
        .init(preview: "MSALNativeAuthAttributesInvalidDelegate", step: .invalidAttributes),
        .init(preview: "MSALNativeAuthSignInAfterSignUpRequiredDelegate", step: .completed),
    ]

    /// The protocol of the preview that handles a step; nil if there is none.
    package static func previewed(_ step: Step) -> NativeAuthenticationProtocol? { preview.first { $0.step == step } }
}
