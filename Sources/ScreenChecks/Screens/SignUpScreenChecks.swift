extension Catalog {
    /// AD9xx: sign-up screens.
    static let screens: [Check] = [
        .newPasswordNotMarked, .passwordTypesSwapped, .usernameNotMarked, .usernameNotOnScreen, .usernameMarkedAsEmail,
        .passwordNotSecure, .passwordSuppressed, .existingPasswordOnSignUp, .loginNotMarked, .loginSplitNotMarked,
        .codeNotMarked, .rulesOnConfirmDiffer, .rulesWithoutSecureEntry,
        .fieldsClearedBeforeLeaving, .rootReplacedWithoutDismissal, .passwordSavedOnCancel, .newPasswordAvailability,
        .customTextInput, .sharedCredentialNotClaimed, .sourcesNotRead, .noScreensFound,
    ]
}
