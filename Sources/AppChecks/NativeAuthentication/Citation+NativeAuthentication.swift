import Findings

extension Citation {
    static let nativeAuthReference = Citation(
        "Microsoft: Native authentication API reference",
        "https://learn.microsoft.com/entra/identity-platform/reference-native-authentication-api")
    static let msal = Citation(
        "Microsoft Authentication Library for iOS and macOS (public interface)",
        "https://github.com/AzureAD/microsoft-authentication-library-for-objc")
    /// When the server requires the browser.
    static let nativeAuthWebFallback = Citation(
        "Microsoft: Support web fallback in an iOS app by using native authentication",
        "https://learn.microsoft.com/entra/identity-platform/tutorial-native-authentication-ios-macos-support-web-fallback"
    )
}
