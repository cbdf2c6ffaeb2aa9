package import AssociationModel
import Findings
import TextFormats

/// The workflows of GitHub Actions in a deployment, and what their steps say of where it is deployed.
package struct Workflows {
    /// A step that uses an action, or a job that uses another workflow.
    struct Step {
        /// The action with its version, in its place.
        let uses: JSONValue
        /// The action in lower case, without its version.
        let action: String
        let inputs: JSONValue?

        fileprivate init?(_ value: JSONValue) {
            guard let uses = value.member("uses")?.value, let text = uses.string else { return nil }
            self.uses = uses
            action = String(text.prefix { $0 != "@" }).asciiLowercased
            inputs = value.member("with")?.value
        }

        var deploysToPages: Bool { Workflows.pages.contains(action) }
        var deploysElsewhere: Bool { Workflows.otherHosts.contains(action) }
    }

    struct Workflow {
        let document: ConfigurationDocument
        let steps: [Step]
        /// The scripts of its steps.
        let scripts: [JSONValue]
        /// Whether a step builds with Jekyll.
        fileprivate let hasJekyll: Bool

        fileprivate init(_ file: DeploymentFile) {
            document = YAMLReader.read(file.text.bytes)
            let jobs = (document.root?.member("jobs")?.value.members ?? []).map(\.value)
            let all = jobs + jobs.flatMap { $0.member("steps")?.value.elements ?? [] }
            steps = all.compactMap(Step.init)
            scripts = all.compactMap { $0.member("run")?.value }
            hasJekyll =
                steps.contains { $0.action.contains("jekyll") }
                || scripts.contains { $0.string?.contains("jekyll") ?? false }
        }
    }

    private let byPath: [String: Workflow]
    /// The first action that deploys to another host than GitHub Pages.
    let otherDeployer: String?
    /// Whether a step deploys to GitHub Pages.
    let deployToPages: Bool
    /// Whether one deploys what Jekyll did not make, or cannot be read, so that it may.
    let mayDeployWithoutJekyll: Bool

    init(_ deployment: Deployment) {
        let workflows = deployment.files(.workflow).map { ($0.path, Workflow($0)) }
        let steps = workflows.flatMap(\.1.steps)
        byPath = Dictionary(workflows) { first, _ in first }
        otherDeployer = steps.first(where: \.deploysElsewhere)?.action
        deployToPages = steps.contains(where: \.deploysToPages)
        mayDeployWithoutJekyll = workflows.contains { _, workflow in
            workflow.document.stop != nil
                || !workflow.hasJekyll && workflow.steps.contains { $0.deploysToPages || $0.deploysElsewhere }
        }
    }

    /// Whether a workflow deploys to GitHub Pages itself, in place of a branch, or may: it cannot be read.
    package static func publishToPages(_ files: [DeploymentFile]) -> Bool {
        files.map(Workflow.init).contains { workflow in
            workflow.document.stop != nil || workflow.steps.contains { $0.action == "actions/deploy-pages" }
        }
    }

    subscript(path: String) -> Workflow? { byPath[path] }

    fileprivate static let pages: Set<String> = [
        "actions/upload-pages-artifact", "actions/deploy-pages", "peaceiris/actions-gh-pages",
        "jamesives/github-pages-deploy-action",
    ]

    // Each takes a folder, files that begin with a full stop included, to the host in its name.
    fileprivate static let otherHosts: Set<String> = [
        "amondnet/vercel-action", "appleboy/scp-action", "azure/static-web-apps-deploy", "azure/webapps-deploy",
        "burnett01/rsync-deployments", "cloudflare/pages-action", "cloudflare/wrangler-action",
        "easingthemes/ssh-deploy", "firebaseextended/action-hosting-deploy", "jakejarvis/s3-sync-action",
        "nwtgck/actions-netlify", "reggionick/s3-deploy", "samkirkland/ftp-deploy-action", "samkirkland/web-deploy",
        "superfly/flyctl-actions",
    ]

    /// Actions of others that take a folder and are known to deploy nothing; GitHub's own are besides.
    static let harmless: Set<String> = [
        "codecov/codecov-action", "cypress-io/github-action", "docker/build-push-action",
        "lycheeverse/lychee-action", "softprops/action-gh-release", "treosh/lighthouse-ci-action",
    ]
}
