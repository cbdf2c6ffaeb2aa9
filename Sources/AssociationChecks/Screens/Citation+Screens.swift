extension Citation {
    /// Content types of passwords and user names.
    static let passwordAutoFillInput = Citation(
        "Apple: Enabling Password AutoFill on a text input view",
        "https://developer.apple.com/documentation/security/enabling-password-autofill-on-a-text-input-view")
    /// Content types.
    static let textContentType = Citation(
        "Apple: UITextContentType", "https://developer.apple.com/documentation/uikit/uitextcontenttype")
    /// WWDC 2017, session 206.
    static let wwdc17PasswordAutoFill = Citation(
        "WWDC17 206: Introducing Password AutoFill for Apps", "https://developer.apple.com/videos/play/wwdc2017/206")
    /// Saving a password in code.
    static let credentialDataManager = Citation(
        "Apple: ASCredentialDataManager",
        "https://developer.apple.com/documentation/authenticationservices/ascredentialdatamanager")
    /// What iOS requires of a view that takes passwords.
    static let flutterTextInput = Citation(
        "Flutter: strong passwords work in a real UITextField only (FlutterTextInputPlugin)",
        "https://github.com/flutter/engine/blob/main/shell/platform/darwin/ios/framework/Source/FlutterTextInputPlugin.mm"
    )
    /// How developers switch AutoFill off.
    static let suppressingReport = Citation(
        "React Native: switching strong passwords off by another content type",
        "https://github.com/facebook/react-native/issues/21911")
}
