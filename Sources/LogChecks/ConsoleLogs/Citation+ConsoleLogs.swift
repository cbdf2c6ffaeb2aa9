import Findings

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
    static let profileReports = Citation(
        "Report: “Provisioning profile … doesn't support the Associated Domains capability”",
        "https://github.com/FlutterFlow/flutterflow-issues/issues/3884")
    static let personalTeamReport = Citation(
        "Report: “Personal development teams … do not support the Associated Domains … capabilities”",
        "https://github.com/BasedHardware/omi/issues/1698")
    /// ITMS-90046 after signing again.
    static let resignedReport = Citation(
        "Report: “value '*' for key 'com.apple.developer.associated-domains'” (ITMS-90046)",
        "https://github.com/fastlane/fastlane/issues/16391")
    /// ITMS-90046 for an entry of the app.
    static let rejectedEntryReport = Citation(
        "Report: ITMS-90046 for an entry that is not an associated domain",
        "https://github.com/nordnet/cordova-universal-links-plugin/issues/137")
    static let keyOutsideProfileReport = Citation(
        "Report: ITMS-90163 after adding Associated Domains", "https://github.com/fastlane/fastlane/issues/4902")
    static let weakFrameworkReport = Citation(
        "Report: “Library not loaded: … AuthenticationServices” (AppAuth for iOS)",
        "https://github.com/openid/AppAuth-iOS/issues/377")
    static let weakFrameworkFix = Citation(
        "Auth0.swift: AuthenticationServices as a weak framework", "https://github.com/auth0/Auth0.swift/pull/253")
    static let msalDelegateMessage = Citation(
        "MSAL for iOS and macOS: MSALNativeAuthErrorMessage.swift",
        "https://github.com/AzureAD/microsoft-authentication-library-for-objc/blob/HEAD/MSAL/src/native_auth/network/errors/MSALNativeAuthErrorMessage.swift"
    )
    static let relatedOrigins = Citation(
        "W3C: Web Authentication, using it across related origins",
        "https://www.w3.org/TR/webauthn-3/#sctn-related-origins")
    static let relatedOriginRequests = Citation(
        "web.dev: Allow passkey reuse across your sites with Related Origin Requests",
        "https://web.dev/articles/passkey-related-origin-requests")
    /// The texts of Chromium's errors.
    static let chromiumPasskeyErrors = Citation(
        "Chromium: authentication_credentials_container.cc",
        "https://github.com/chromium/chromium/blob/main/third_party/blink/renderer/modules/credentialmanagement/authentication_credentials_container.cc"
    )
    static let androidAssetLinks = Citation(
        "Android: Credential Manager, prerequisites (Digital Asset Links)",
        "https://developer.android.com/identity/credential-manager/prerequisites")
    static let androidReports = Citation(
        "Report: “[50152] RP ID cannot be validated.”", "https://github.com/f-23/react-native-passkey/issues/68")
    static let reactNativePasskey = Citation(
        "Report: “The request failed. No Credentials were returned.” (react-native-passkey)",
        "https://github.com/f-23/react-native-passkey/issues/16")
    static let reactNativePasskeys = Citation(
        "react-native-passkeys: which errors it tells apart",
        "https://github.com/peterferguson/react-native-passkeys")
    static let syncedCapabilities = Citation(
        "Report: “Synced capabilities: Disabled: Associated Domains”", "https://github.com/expo/eas-cli/issues/421")
    static let expoCapabilities = Citation(
        "Expo: iOS capabilities", "https://docs.expo.dev/build-reference/ios-capabilities/")
}
