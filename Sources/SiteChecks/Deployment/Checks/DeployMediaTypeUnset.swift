import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// Nothing in the deployment's configuration gives the file its media type.
    static let deployMediaTypeUnset = Check(
        "AD274", "deploy-media-type-unset", .warning, since: "0.1.0", evidence: .reported,
        citations: [
            .supportingDomains, .debuggingUniversalLinks, .vercelMediaType, .firebaseMediaType, .staticWebAppsMediaType,
            .cloudflareMediaType,
        ],
        explanation: """
            ## What it finds
            The configuration of a host that goes by extensions, and none of its rules gives \
            `/.well-known/apple-app-site-association`, which has no extension, the media type `application/json`.

            ## Why it matters
            Apple asks for `application/json`. Devices have been seen to accept other types, so this is no error, but \
            it is the first thing that others suspect when an association fails.

            ## How to fix it
            Add the rule that the finding shows.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .untyped) }
}
