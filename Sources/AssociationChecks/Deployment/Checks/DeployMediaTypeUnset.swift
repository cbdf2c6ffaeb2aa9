import Findings

extension Check {
    /// Nothing in the deployment's configuration gives the file its media type.
    static let deployMediaTypeUnset = Check(
        "AD274", "deploy-media-type-unset", .warning, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The deployment's configuration sets header fields or media types, and none of its rules gives \
            `/.well-known/apple-app-site-association`, which has no extension, the media type `application/json`, \
            where the host does not do so by itself.

            ## Why it matters
            Apple asks for `application/json`. Devices have been seen to accept other types, so this is no error, but \
            it is the first thing that others suspect when an association fails.

            ## How to fix it
            Add the rule that the finding shows.
            """,
        of: \.deploymentEffects
    ) { $0.observations(of: .untyped) }
}
