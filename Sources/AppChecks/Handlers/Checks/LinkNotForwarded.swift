import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app claims the links of an SDK, and the delegate that receives them does not hand them on to it.
    static let linkNotForwarded = Check(
        "AD746", "link-not-forwarded", .warning, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.branchLinks, .appsFlyerLinks, .adjustLinks],
        explanation: """
            ## What it finds
            An app that imports an SDK with links of its own and claims a host for them, such as `applinks:example.app.link` \
            for Branch, but does not pass the links on to the SDK: no source of the target calls what the SDK has for that. \
            The SDKs are Branch (`app.link`), AppsFlyer (`onelink.me`) and Adjust (`adj.st`, `go.link`). It is reported only \
            if every source was read.

            ## Why it matters
            iOS hands the link to the app's delegate and to nobody else. Only the SDK's server knows where it leads, so the \
            SDK has to resolve it. Without the activity, the SDK's callback is not called and the click is not counted.

            ## How to fix it
            Call the SDK in the method that receives links: `scene(_:continue:)` of the scene delegate, or \
            `application(_:continue:restorationHandler:)` in an app without scenes. When the app adopts scenes, the call \
            moves with the method.
            """,
        of: \.linkedApps
    ) { app in
        guard let link = app.handling.unforwarded else { return nil }
        let isSwift = link.receiver.place.file?.hasSuffix(".swift") ?? true
        return Observation(
            "\(plain: link.sdk.name) does not get the links of \(link.host), which the app \(app.app.target) claims",
            at: link.receiver.place, label: "this passes no link on to \(plain: link.sdk.name)",
            help: "call \(plain: link.sdk.name) in this method",
            snippet: Snippet(for: "this method", isSwift ? link.sdk.swift : link.sdk.objectiveC))
    }
}
