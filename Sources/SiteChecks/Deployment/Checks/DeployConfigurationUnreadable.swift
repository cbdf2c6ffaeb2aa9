import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A configuration file of the deployment cannot be read at some place.
    static let deployConfigurationUnreadable = Check(
        "AD276", "deploy-configuration-unreadable", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            A configuration file of the deployment has a mistake in its syntax, or is nested more than 64 deep, so that \
            what follows was not judged; or it was not read: it is larger than 1 MB, may not be opened, is not text in \
            UTF-8, or a program makes it from a template; or what it computes is too much to follow, such as a variable \
            that doubles with each line; or the folder has more than 50 web roots, 20,000 configuration files or 20,000 \
            sources, and the others were left out. Or code that may answer for the path was not read: a source that \
            may not be opened, names the file and is larger than 1 MB, or is larger than 16 MB.

            ## Why it matters
            The host may refuse to deploy, or ignore the file, and with it the rule that serves the association file. \
            The verdict is unknown, unless another finding decides it.

            ## How to fix it
            Correct the mistake at the place that is shown. Of a folder with too many web roots, name the folder of \
            one site with `--deployment`.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .unreadable) + $0.observations(of: .passedOver) }
}
