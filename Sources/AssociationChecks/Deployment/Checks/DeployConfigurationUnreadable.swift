import Findings

extension Check {
    /// A configuration file of the deployment cannot be read at some place.
    static let deployConfigurationUnreadable = Check(
        "AD276", "deploy-configuration-unreadable", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            A configuration file of the deployment has a mistake in its syntax, or is too large, so that what follows \
            was not judged.

            ## Why it matters
            The host may refuse to deploy, or ignore the file, and with it the rule that serves the association file.

            ## How to fix it
            Correct the mistake at the place that is shown.
            """,
        of: \.judgedConfigurations
    ) { $0.observations(of: .unreadable) }
}
