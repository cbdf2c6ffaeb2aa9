extension Catalog {
    /// AD9xx: sign-up screens.
    static let screens: [Check] = [
        .newPasswordNotMarked, .usernameNotOnScreen, .usernameMarkedAsEmail, .passwordNotSecure, .passwordSuppressed,
        .existingPasswordOnSignUp, .codeNotMarked, .rulesOnConfirmDiffer, .rulesWithoutSecureEntry,
        .fieldsClearedBeforeLeaving, .rootReplacedWithoutDismissal, .newPasswordAvailability, .customTextInput,
        .sharedCredentialNotClaimed,
    ]
}
