import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A rule may keep the file from Apple, which its text alone does not tell.
    static let deployRuleUndecided = Check(
        "AD275", "deploy-rule-undecided", .note, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            A rule of the deployment's configuration that may drop, redirect or refuse \
            `/.well-known/apple-app-site-association`: it depends on something that is not in the file, such as a \
            variable, the host that deploys it, or a setting of a dashboard, or the host's documentation and reports \
            about it disagree. Or code that answers for the path, and computes the answer: a route handler in \
            JavaScript or TypeScript whose answer is no literal of its own file, or a route in another language. \
            Then the verdict is unknown.

            ## Why it matters
            It may do no harm. If the file is missing once the site is deployed, look here first.

            ## How to fix it
            After the next deployment, run `aasa check` for the domain. A rule that leaves the path out by name \
            settles it.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .unknown) }
}
