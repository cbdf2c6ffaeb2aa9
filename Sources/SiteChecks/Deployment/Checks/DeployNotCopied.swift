import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// The list of what a build copies does not bring the file to where Apple reads it.
    static let deployNotCopied = Check(
        "AD279", "deploy-not-copied", .error, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.angularAssets],
        explanation: """
            ## What it finds
            An AASA file among the sources of an application whose build copies only what a list names, and the list \
            does not name it, or puts it elsewhere: `assets` of the build target in `angular.json`, which the default \
            configuration may replace. The list of the target `test` does not count. Where a script, a workflow or a \
            Dockerfile names `.well-known`, or copies the folder, the verdict is unknown instead.

            ## Why it matters
            The file is in the repository, but it is not part of the site: the host answers with status 404, or with \
            the page of the application.

            ## How to fix it
            Add an entry for the folder to `assets` of the build target, as it is shown, and build again. The entry \
            copies names that begin with a full stop too.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .notCopied) }
}
