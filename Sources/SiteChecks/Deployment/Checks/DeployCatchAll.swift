import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A rule that the host applies before files sends every request to a page.
    static let deployCatchAll = Check(
        "AD271", "deploy-catch-all", .error, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.netlifyShadowing, .vercelRoutes, .staticWebApps, .nginxLocation],
        explanation: """
            ## What it finds
            A rule of the deployment's configuration that answers every request with a page, and that this host \
            applies before it looks for a file: Netlify's `200!`, Vercel's `routes` without `filesystem`, a rewrite of \
            nginx or Apache without a test for files.

            ## Why it matters
            Apple's request for the file gets the page of a single-page app with status 200. It looks fine in a \
            browser's address bar, and no app is associated.

            ## How to fix it
            Let files come first, as the help of the finding shows for the host, or put a rule for \
            `/.well-known/apple-app-site-association` before the one that takes everything.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .caught) }
}
