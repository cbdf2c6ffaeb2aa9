import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// What a step of a workflow does with the web root is not known.
    static let deployStepNotUnderstood = Check(
        "AD278", "deploy-step-not-understood", .warning, since: "0.1.0", evidence: .definition,
        citations: [.workflowSyntax, .pagesArtifact, .ghPages],
        explanation: """
            ## What it finds
            A step of a GitHub workflow that takes the web root, or what a build makes of it, and of which it is not \
            known whether it deploys the folder `.well-known` too. A command that copies the web root without names \
            that begin with a full stop, as `gh-pages` does without `--dotfiles`, and `dist/*` in a shell. Or an \
            upload to GitHub Pages that leaves the folder out, where the version of the action cannot be told, or \
            another step deploys to another host. Or a file where the framework that the project's `package.json` names \
            does not serve files from, and an `angular.json` that does not name it, where something else may copy it.

            ## Why it matters
            If names that begin with a full stop are left out, the file never reaches the host. The verdict is unknown, \
            unless another finding decides it.

            ## How to fix it
            Look up what the step does with hidden files, or move the file to where the framework serves it. After the next \
            deployment, run `aasa check` for the domain.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .notUnderstood) }
}
