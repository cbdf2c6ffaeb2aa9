import Findings

extension Citation {
    static let supportingUniversalLinks = Citation(
        "Apple: Supporting universal links in your app",
        "https://developer.apple.com/documentation/xcode/supporting-universal-links-in-your-app")
    static let sceneMigration = Citation(
        "Apple TN3187: Migrating to the UIKit scene-based life cycle",
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
    static let flutterDeepLinking = Citation(
        "Flutter: Deep links flag change",
        "https://docs.flutter.dev/release/breaking-changes/deep-links-flag-change")
    static let onOpenURL = Citation(
        "Apple: onOpenURL(perform:)", "https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)")
}
