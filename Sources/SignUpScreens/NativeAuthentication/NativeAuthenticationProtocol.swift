/// A delegate protocol of MSAL for iOS (2.x) that is part of signing up, with its methods.
///
/// Most of the methods are optional in Objective-C's sense: a method with wrong labels is never called, and MSAL
/// reports instead that it has not been implemented.
/// <https://github.com/AzureAD/microsoft-authentication-library-for-objc>
package struct NativeAuthenticationProtocol: Sendable {
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
    /// The optional methods, which the compiler does not check.
    package let optional: [Method]
    /// The method that receives an error. It is required, so the compiler checks it.
    package let error: String

    /// All delegate protocols of sign-up.
    package static let all: [NativeAuthenticationProtocol] = [
        .init(
            name: "SignUpStartDelegate",
            optional: [
                Method(name: "onSignUpCodeRequired(newState:sentTo:channelTargetType:codeLength:)", step: .code),
                Method(name: "onSignUpAttributesInvalid(attributeNames:)", step: .invalidAttributes),
            ], error: "onSignUpStartError(error:)"),
        .init(
            name: "SignUpVerifyCodeDelegate",
            optional: [
                attributesRequired, Method(name: "onSignUpPasswordRequired(newState:)", step: .password), completed,
            ], error: "onSignUpVerifyCodeError(error:newState:)"),
        .init(
            name: "SignUpResendCodeDelegate",
            optional: [
                Method(
                    name: "onSignUpResendCodeCodeRequired(newState:sentTo:channelTargetType:codeLength:)", step: .code)
            ], error: "onSignUpResendCodeError(error:newState:)"),
        .init(
            name: "SignUpPasswordRequiredDelegate", optional: [attributesRequired, completed],
            error: "onSignUpPasswordRequiredError(error:newState:)"),
        .init(
            name: "SignUpAttributesRequiredDelegate",
            optional: [
                attributesRequired,
                Method(name: "onSignUpAttributesInvalid(attributeNames:newState:)", step: .invalidAttributes),
                completed,
            ], error: "onSignUpAttributesRequiredError(error:)"),
    ]

    /// The protocol with this name; nil if it is not one of ``all``.
    package static func named(_ name: String) -> NativeAuthenticationProtocol? { all.first { $0.name == name } }

    private static let attributesRequired = Method(
        name: "onSignUpAttributesRequired(attributes:newState:)", step: .attributes)
    private static let completed = Method(name: "onSignUpCompleted(newState:)", step: .completed)
}
