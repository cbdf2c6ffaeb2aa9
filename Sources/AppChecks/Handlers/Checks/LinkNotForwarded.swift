import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app claims the links of an SDK, and the delegate that receives them does not hand them on to it.
    static let linkNotForwarded = Check(
        "AD746", "link-not-forwarded", .warning, since: "0.1.0", evidence: .documented,
        citations: [.branchLinks, .appsFlyerLinks, .adjustLinks],
        explanation: """
            ## What it finds
            An app that claims a host on which an SDK serves its links, such as `applinks:example.app.link` of Branch, imports \
            the SDK, and receives links in a delegate that does not hand them on to it. No source of the target calls what the \
            SDK has for that. It is told for Branch (`app.link`), AppsFlyer (`onelink.me`) and Adjust (`adj.st`, `go.link`), \
            and only where every source was read.

            ## Why it matters
            iOS hands the link to the app's delegate alone. What it leads to is known to the SDK's server, so the SDK has to \
            resolve it: without the activity, its callback is not called, and the click is not counted.

            ## How to fix it
            Call the SDK in the method that receives links: `scene(_:continue:)` of the scene delegate, or \
            `application(_:continue:restorationHandler:)` in an app without scenes. After adopting scenes, the call has to move \
            with the method.
            """,
        of: \.linkedApps
    ) { app in
        guard let link = app.handling.unforwarded else { return nil }
        let isSwift = link.receiver.place.file?.hasSuffix(".swift") ?? true
        return Observation(
            "\(plain: link.sdk.name) does not get the links of \(link.host), which the app \(app.app.target) claims",
            at: link.receiver.place, label: "this hands no link on to \(plain: link.sdk.name)",
            help: "call \(plain: link.sdk.name) in this method",
            snippet: Snippet(for: "this method", isSwift ? link.sdk.swift : link.sdk.objectiveC))
    }
}
