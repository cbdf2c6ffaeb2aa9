extension Catalog {
    /// AD95x and AD96x, Microsoft Entra's native authentication.
    static let nativeAuthentication: [Check] = [
        .nativeAuthDelegateSignature, .nativeAuthStepUnhandled, .nativeAuthStepUnforeseen, .nativeAuthErrorUnhandled,
        .nativeAuthCodeLengthFixed, .nativeAuthRedirectURIMissing, .nativeAuthChallengeTypeMissing,
    ]
}
