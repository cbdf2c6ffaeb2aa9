package import Judging

/// AD27x: what the configuration of a deployment does to the file, before it is deployed.
package enum DeploymentChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        deployDropsDotFolder,
        deployCatchAll,
        deployRedirects,
        deployDeniesDotPaths,
        deployMediaTypeUnset,
        deployRuleUndecided,
        deployConfigurationUnreadable,
        deployIncludeNotRead,
        deployStepNotUnderstood,
        deployNotCopied,
    ]
}
