/// A delegate protocol of MSAL for iOS (2.x) that takes part in signing up, with its methods.
///
/// Most of the methods are optional in Objective-C's sense: one whose labels are wrong is simply never called, and MSAL
/// reports instead that it has not been implemented.
/// <https://github.com/AzureAD/microsoft-authentication-library-for-objc>
package struct NativeAuthenticationProtocol: Sendable {
    /// What a step of the flow is about.
    package enum Step: String, Hashable, Sendable {
        /// A code was sent.
        case code
        /// A password has to be chosen.
        case password
        /// Facts about the person are asked for.
        case attributes
        /// Some of them were not accepted.
        case invalidAttributes
        /// The account exists.
        case completed
    }

    /// An optional method.
    package struct Method: Sendable {
        /// The name with its labels.
        package let name: String
        /// What it is for.
        package let step: Step

        /// The name without its labels.
        package var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    /// The name.
    package let name: String
    /// The optional methods.
    package let optional: [Method]
    /// The method that gets an error, which the compiler asks for.
    package let error: String

    /// The protocols.
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

    /// The protocol of this name.
    package static func named(_ name: String) -> NativeAuthenticationProtocol? { all.first { $0.name == name } }

    private static let attributesRequired = Method(
        name: "onSignUpAttributesRequired(attributes:newState:)", step: .attributes)
    private static let completed = Method(name: "onSignUpCompleted(newState:)", step: .completed)
}
