import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// The deployment's own configuration leaves `.well-known` out.
    static let deployDropsDotFolder = Check(
        "AD270", "deploy-drops-dot-folder", .error, since: "0.1.0", evidence: .reported,
        citations: [
            .jekyllDefaults, .firebaseHosting, .firebaseIgnore, .pagesArtifact, .vercelIgnore, .dockerIgnore,
            .gitIgnore,
        ],
        explanation: """
            ## What it finds
            A configuration file of the deployment that leaves the folder `.well-known` out of what is deployed: \
            Jekyll's defaults, a pattern such as `**/.*/**` under `ignore` of firebase.json, an upload step that skips \
            hidden files, or an ignore file that the host deploys by.

            ## Why it matters
            The file is in the repository, and a local server serves it, but it never reaches the host, which answers \
            with status 404. No association holds then.

            ## How to fix it
            Change the line that is shown: take the pattern away, or name the folder where the tool lets you include \
            it (`include: [".well-known"]` in `_config.yml`, `include-hidden-files: true` for the upload action).
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .dropped) }
}
