/// An SDK with links of its own, which resolves them only from what the delegate hands to it.
///
/// Branch: <https://help.branch.io/developers-hub/docs/ios-basic-integration>; AppsFlyer:
/// <https://dev.appsflyer.com/hc/docs/dl_ios_init_setup>; Adjust: <https://dev.adjust.com/en/sdk/ios/features/deep-links>.
package struct ActivitySDK: Sendable {
    package let name: String
    /// The modules that sources import.
    let modules: Set<String>
    /// The ends of the hosts of its links.
    let domains: [String]
    /// The class that is called.
    package let type: String
    /// What a source has that hands a link on to it, besides a message `continueUserActivity:` in Objective-C.
    package let calls: [String]
    /// The line of the delegate that does, in Swift and in Objective-C.
    package let swift, objectiveC: StaticString

    static let all = [
        ActivitySDK(
            name: "Branch", modules: ["Branch", "BranchSDK"], domains: [".app.link"], type: "Branch",
            calls: [".continue(", "handleDeepLink", "BranchScene"],
            swift: "Branch.getInstance().continue(userActivity)",
            objectiveC: "[[Branch getInstance] continueUserActivity:userActivity];"),
        ActivitySDK(
            name: "AppsFlyer", modules: ["AppsFlyerLib"], domains: [".onelink.me"], type: "AppsFlyerLib",
            calls: [".continue(", "performOnAppAttribution"],
            swift: "AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)",
            objectiveC: "[[AppsFlyerLib shared] continueUserActivity:userActivity restorationHandler:nil];"),
        ActivitySDK(
            name: "Adjust", modules: ["Adjust", "AdjustSdk"], domains: [".adj.st", ".go.link"], type: "Adjust",
            calls: ["processDeeplink", "processAndResolve", "appWillOpen"],
            swift:
                "if let url = userActivity.webpageURL, let link = ADJDeeplink(deeplink: url) { Adjust.processDeeplink(link) }",
            objectiveC:
                "[Adjust processDeeplink:[[ADJDeeplink alloc] initWithDeeplink:userActivity.webpageURL]];"),
    ]
}

/// An SDK that does not get the links whose host the app claims for it.
package struct UnforwardedLink: Sendable {
    package let sdk: ActivitySDK
    package let host: String
    package let receiver: LinkReceiver
}
