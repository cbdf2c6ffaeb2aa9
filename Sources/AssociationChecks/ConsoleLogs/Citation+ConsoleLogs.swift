extension Citation {
    static let strongPasswordLine = Citation(
        "Report: “Cannot show Automatic Strong Passwords for app bundleID”",
        "https://github.com/lionheart/openradar-mirror/issues/20570")
    /// A report of the strong-password line, with the change that fixed it.
    static let strongPasswordFix = Citation(
        "Odysee for iOS: automatic strong passwords", "https://github.com/OdyseeTeam/odysee-ios/pull/69")
    /// The settings that Password AutoFill needs.
    static let autoFillSettings = Citation(
        "iOS Password AutoFill: how and why",
        "https://medium.com/mobilepeople/ios-password-autofill-how-and-why-b8414e6ada96")
    static let passkeyErrors = Citation(
        "Apple passkey error codes", "https://www.corbado.com/blog/apple-passkey-error-codes")
    static let authorizationErrors = Citation(
        "Apple: ASAuthorizationError",
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct/code")
    /// The source code of `SecAddSharedWebCredential` and its errors.
    static let sharedCredentialSource = Citation(
        "Apple: published source of Security, SecSharedCredential.m and SecItemServer+SWC.m",
        "https://github.com/apple-oss-distributions/Security")
}
