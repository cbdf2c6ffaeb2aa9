import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A rule of the web server refuses paths with a dot.
    static let deployDeniesDotPaths = Check(
        "AD273", "deploy-denies-dot-paths", .error, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.nginxLocation, .apacheSections, .staticWebApps],
        explanation: """
            ## What it finds
            A rule in the configuration of nginx, Apache, IIS or Caddy that refuses paths with a name that begins \
            with a dot, and covers `/.well-known/apple-app-site-association`. It usually stands there to protect \
            `.git` and `.htpasswd`. Or a route of Azure Static Web Apps that lets only people in who have signed in.

            ## Why it matters
            The server answers Apple's request with status 403 or 404, and no app is associated with the host.

            ## How to fix it
            Leave `.well-known` out of the rule. In nginx: `location ~ /\\.(?!well-known/)`, or a `location =` block \
            for the file, which comes before every other.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .denied) }
}
