import AssociationModel

/// The hosts whose configuration is read: for each kind of file, what its rules do to the file that Apple reads.
enum DeploymentRules {
    /// What the configuration of a deployment does to the file.
    static func effects(of deployment: Deployment) -> [DeploymentEffect] {
        deployment.files.flatMap { effects(of: $0, in: deployment) } + WebServerRules.effects(of: deployment)
    }

    private static func effects(of file: DeploymentFile, in deployment: Deployment) -> [DeploymentEffect] {
        switch file.kind {
        case .vercel, .netlify, .headers, .redirects, .firebase, .staticWebApp, .webConfig, .htaccess, .apache, .nginx,
            .caddy, .jekyll, .noJekyll, .gitIgnore, .dockerIgnore, .vercelIgnore, .workflow:
            []
        }
    }
}
