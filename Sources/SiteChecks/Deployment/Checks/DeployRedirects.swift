import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A redirect of the deployment's configuration covers the file.
    static let deployRedirects = Check(
        "AD272", "deploy-redirects", .error, since: "0.1.0", evidence: .documented,
        citations: [
            .supportingDomains, .debuggingUniversalLinks, .firebaseHosting, .netlifyShadowing, .cloudflareRedirects,
        ],
        explanation: """
            ## What it finds
            A redirect in the deployment's configuration that applies to \
            `/.well-known/apple-app-site-association`: to another host, to a path with a slash or a language, or to a \
            sign-in page.

            ## Why it matters
            Apple's systems do not follow redirects for this file, so no app is associated with the host.

            ## How to fix it
            Leave the path out of the redirect, or put a rule that serves the file before it.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .redirected) }
}
