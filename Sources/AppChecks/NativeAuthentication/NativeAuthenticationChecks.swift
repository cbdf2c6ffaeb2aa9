package import Judging

/// AD96x and AD97x: Microsoft Entra's native authentication.
package enum NativeAuthenticationChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        nativeAuthDelegateSignature, nativeAuthStepUnhandled, nativeAuthStepUnforeseen, nativeAuthErrorUnhandled,
        nativeAuthResendMissing, nativeAuthCodeLengthFixed, nativeAuthRedirectURIMissing,
        nativeAuthChallengeTypeMissing,
    ]
}
