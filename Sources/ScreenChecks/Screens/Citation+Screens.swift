import Findings

extension Citation {
    static let passwordAutoFillInput = Citation(
        "Apple: Enabling Password AutoFill on a text input view",
        "https://developer.apple.com/documentation/security/enabling-password-autofill-on-a-text-input-view")
    static let passwordAutoFillPage = Citation(
        "Apple: Enabling Password AutoFill on an HTML input element",
        "https://developer.apple.com/documentation/security/enabling-password-autofill-on-an-html-input-element")
    static let textContentType = Citation(
        "Apple: UITextContentType", "https://developer.apple.com/documentation/uikit/uitextcontenttype")
    static let wwdc17PasswordAutoFill = Citation(
        "WWDC17 206: Introducing Password AutoFill for Apps", "https://developer.apple.com/videos/play/wwdc2017/206")
    static let credentialDataManager = Citation(
        "Apple: ASCredentialDataManager",
        "https://developer.apple.com/documentation/authenticationservices/ascredentialdatamanager")
    static let secAddSharedWebCredential = Citation(
        "Apple: SecAddSharedWebCredential",
        "https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)")
    static let secRequestSharedWebCredential = Citation(
        "Apple: SecRequestSharedWebCredential",
        "https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)")
    /// An engineer of Apple on what a relying party must match.
    static let passkeysSharedBetweenApps = Citation(
        "Apple Developer Forums: Passkeys shared between different apps",
        "https://developer.apple.com/forums/thread/714440")
    /// A comment in Flutter's engine on which views iOS offers strong passwords in.
    static let flutterTextInput = Citation(
        "Flutter: strong passwords work in a real UITextField only (FlutterTextInputPlugin)",
        "https://github.com/flutter/engine/blob/main/shell/platform/darwin/ios/framework/Source/FlutterTextInputPlugin.mm"
    )
    static let mauiPasswordEntry = Citation(
        ".NET MAUI: password entries are marked as one-time codes", "https://github.com/dotnet/maui/pull/25768")
    /// A report of developers who turn AutoFill off with another content type.
    static let suppressingReport = Citation(
        "React Native: turning strong passwords off with another content type",
        "https://github.com/facebook/react-native/issues/21911")
}
