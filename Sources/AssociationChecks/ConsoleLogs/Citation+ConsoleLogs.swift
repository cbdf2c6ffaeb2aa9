extension Citation {
    /// A report of the strong-password line.
    static let strongPasswordLine = Citation(
        "A report: “Cannot show Automatic Strong Passwords for app bundleID”",
        "https://github.com/lionheart/openradar-mirror/issues/20570")
    /// Another.
    static let strongPasswordCure = Citation(
        "Odysee for iOS: automatic strong passwords", "https://github.com/OdyseeTeam/odysee-ios/pull/69")
    /// What must be on for Password AutoFill.
    static let autoFillSettings = Citation(
        "iOS Password AutoFill: how and why",
        "https://medium.com/mobilepeople/ios-password-autofill-how-and-why-b8414e6ada96")
    /// What the numbers of passkey errors mean.
    static let passkeyErrors = Citation(
        "Apple passkey error codes", "https://www.corbado.com/blog/apple-passkey-error-codes")
    /// The numbers of authorization errors.
    static let authorizationErrors = Citation(
        "Apple: ASAuthorizationError",
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct/code")
    /// The source of the functions for shared web credentials.
    static let sharedCredentialSource = Citation(
        "Apple: published source of Security, SecSharedCredential.m and SecItemServer+SWC.m",
        "https://github.com/apple-oss-distributions/Security")
}
