import Findings

extension Citation {
    static let supportingUniversalLinks = Citation(
        "Apple: Supporting universal links in your app",
        "https://developer.apple.com/documentation/xcode/supporting-universal-links-in-your-app")
    static let branchLinks = Citation(
        "Branch: iOS basic integration", "https://help.branch.io/developers-hub/docs/ios-basic-integration")
    static let appsFlyerLinks = Citation(
        "AppsFlyer: iOS initial setup of deep linking", "https://dev.appsflyer.com/hc/docs/dl_ios_init_setup")
    static let adjustLinks = Citation(
        "Adjust: Set up deep linking in iOS", "https://dev.adjust.com/en/sdk/ios/features/deep-links")
    static let onOpenURL = Citation(
        "Apple: onOpenURL(perform:)", "https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)")
}
