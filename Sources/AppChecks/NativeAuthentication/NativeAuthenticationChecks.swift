extension Catalog {
    /// AD96x and AD97x: Microsoft Entra's native authentication.
    static let nativeAuthentication: [Check] = [
        .nativeAuthDelegateSignature, .nativeAuthStepUnhandled, .nativeAuthStepUnforeseen, .nativeAuthErrorUnhandled,
        .nativeAuthResendMissing, .nativeAuthCodeLengthFixed, .nativeAuthRedirectURIMissing,
        .nativeAuthChallengeTypeMissing,
    ]
}
