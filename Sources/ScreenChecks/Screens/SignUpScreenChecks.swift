package import Judging

/// AD9xx: sign-up screens.
package enum SignUpScreenChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        newPasswordNotMarked, passwordTypesSwapped, usernameNotMarked, newPasswordOnSignIn, usernameNotOnScreen,
        passwordNotMarked, usernameMarkedAsEmail, credentialDomainMalformed, passwordNotSecure, passwordSuppressed,
        existingPasswordOnSignUp, loginNotMarked, loginSplitNotMarked,
        codeNotMarked, rulesOnConfirmDiffer, rulesWithoutSecureEntry,
        fieldsClearedBeforeLeaving, rootReplacedWithoutDismissal, passwordSavedOnCancel, newPasswordAvailability,
        customTextInput, sharedCredentialNotClaimed, sourcesNotRead, noScreensFound,
        frameworkNotRead,
    ]
}
