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
    static let flutterScenes = Citation(
        "Flutter: UISceneDelegate adoption", "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate")
    static let flutterPluginWarning = Citation(
        "Report: “Plugin AppLinksIosPlugin uses deprecated application lifecycle events”",
        "https://github.com/llfbandit/app_links/issues/250")
    static let flutterRouteReport = Citation(
        "Report: “Failed to handle route information in Flutter”",
        "https://github.com/Milad-Akarie/auto_route_library/issues/2055")
    /// Why the browser followed, and that it no longer does.
    static let flutterFallback = Citation(
        "Flutter: Remove manual Safari fallback for unhandled universal links",
        "https://github.com/flutter/flutter/pull/185430")
    static let launchReport = Citation(
        "Report: “Code=-413 No matching profile found” of a notarised app",
        "https://github.com/swiftyapp/swifty/pull/469")
    static let launchOfAssociatedAppReport = Citation(
        "Report: the same of an app with associated domains", "https://github.com/bnfy/blanc/issues/32")
    static let weChatGuide = Citation(
        "WeChat: iOS access guide", "https://developers.weixin.qq.com/doc/oplatform/Mobile_App/Access_Guide/iOS.html")
    static let weChatReport = Citation(
        "Report: “由于应用universal link校验不通过”", "https://github.com/nixzhu/MonkeyKing/issues/203")
    static let androidAppLinks = Citation(
        "Android: Verify App Links", "https://developer.android.com/training/app-links/verify-applinks")
    static let androidAppLinksReport = Citation(
        "Report: “legacy_failure” for some domains of an app",
        "https://github.com/signalapp/Signal-Android/issues/12700")
    static let appClipDomainStatus = Citation(
        "Apple: AppClipDomainStatus",
        "https://developer.apple.com/documentation/appstoreconnectapi/appclipdomainstatus")
    static let appClipForum = Citation(
        "Apple Developer Forums, App Clips", "https://developer.apple.com/forums/tags/app-clips")
    static let savePasswordPlugin = Citation(
        "capacitor-autofill-save-password: SavePasswordPlugin.swift",
        "https://github.com/Cap-go/capacitor-autofill-save-password")
    static let savePasswordReport = Citation(
        "Report: “URL is required for iOS shared web credentials”",
        "https://github.com/Cap-go/capacitor-autofill-save-password/issues/14")
    static let expoCapabilities = Citation(
        "Expo: iOS capabilities", "https://docs.expo.dev/build-reference/ios-capabilities/")
    static let workerAssets = Citation(
        "Cloudflare: @cloudflare/kv-asset-handler, mapRequestToAsset",
        "https://github.com/cloudflare/workers-sdk/tree/main/packages/kv-asset-handler")
    static let workerReport = Citation(
        "Report: “could not find …/index.html in your content namespace” (Audius)",
        "https://github.com/AudiusProject/apps/pull/13599")
    static let validatorReport = Citation(
        "Report: validators that refuse a file (Swift Package Index)",
        "https://github.com/SwiftPackageIndex/SwiftPackageIndex-Server/issues/1035")
}
