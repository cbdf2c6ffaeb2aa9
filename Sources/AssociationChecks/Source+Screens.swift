extension Source {
    /// Content types of passwords and user names.
    static let passwordAutoFillInput = Source(
        "Apple: Enabling Password AutoFill on a text input view",
        "https://developer.apple.com/documentation/security/enabling-password-autofill-on-a-text-input-view")
    /// Content types.
    static let textContentType = Source(
        "Apple: UITextContentType", "https://developer.apple.com/documentation/uikit/uitextcontenttype")
    /// WWDC 2017, session 206.
    static let wwdc17PasswordAutoFill = Source(
        "WWDC17 206: Introducing Password AutoFill for Apps", "https://developer.apple.com/videos/play/wwdc2017/206")
    /// Saving a password in code.
    static let credentialDataManager = Source(
        "Apple: ASCredentialDataManager",
        "https://developer.apple.com/documentation/authenticationservices/ascredentialdatamanager")
    /// What iOS requires of a view that takes passwords.
    static let flutterTextInput = Source(
        "Flutter: strong passwords work in a real UITextField only (FlutterTextInputPlugin)",
        "https://github.com/flutter/engine/blob/main/shell/platform/darwin/ios/framework/Source/FlutterTextInputPlugin.mm"
    )
    /// How developers switch AutoFill off.
    static let suppressingReport = Source(
        "React Native: switching strong passwords off by another content type",
        "https://github.com/facebook/react-native/issues/21911")
}
