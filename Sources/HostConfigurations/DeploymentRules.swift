package import AssociationModel
package import TextFormats

/// The hosts whose configuration is read: for each kind of file, what its rules do to the file that Apple reads.
package enum DeploymentRules {
    /// What the configuration of a deployment does to the file.
    package static func effects(
        of deployment: Deployment, within budget: FoldingBudget = FoldingBudget()
    ) -> [DeploymentEffect] {
        var trials = RepairTrials()
        return judged(deployment, within: budget, &trials).flatMap(\.effects)
    }

    /// The configuration files of a deployment, each with what its rules do to the file; those of web servers, which may
    /// include each other, together; and what was not read.
    ///
    /// - Parameters:
    ///   - budget: what may be spent on following them. Where that is too little, an effect says so.
    ///   - trials: what is left for trying repairs.
    package static func judged(
        _ deployment: Deployment, within budget: FoldingBudget, _ trials: inout RepairTrials
    ) -> [JudgedConfiguration] {
        let judged = untried(deployment, within: budget)
        let trial = RepairTrial(deployment, judgedAs: judged)
        return judged.map { $0.mapping { trial.tried($0, &trials) } }
    }

    /// The same with repairs that were not tried.
    static func untried(_ deployment: Deployment, within budget: FoldingBudget) -> [JudgedConfiguration] {
        let workflows = Workflows(deployment)
        let files = deployment.files.map { effects(of: $0, in: deployment, workflows, budget) }
        let unread = deployment.unread.map { part in
            DeploymentEffect(
                part.isDecisive ? .unreadable : .passedOver, part.message, at: part.place, help: part.help,
                in: deployment)
        }
        let code = deployment.serverAnswer.map { [$0] } ?? deployment.handlers
        let handlers = code.compactMap { DeploymentEffect(of: $0, in: deployment) }
        let servers = WebServerRules.effects(of: deployment, within: budget)
        let scope = DeploymentEffect.scope(of: deployment)
        return (files + [handlers, servers, unread]).map { JudgedConfiguration(effects: $0, scope: scope) }
    }

    private static func effects(
        of file: DeploymentFile, in deployment: Deployment, _ workflows: Workflows, _ budget: FoldingBudget
    ) -> [DeploymentEffect] {
        let wasSpent = budget.isSpent
        var reading = HostReading(file: file, deployment: deployment, workflows: workflows, budget: budget)
        switch file.kind {
        case .vercel: reading.readVercel()
        case .vercelIgnore: reading.readVercelIgnore()
        case .netlify: reading.readNetlify()
        case .redirects: reading.readRedirects()
        case .wrangler: reading.readWrangler()
        case .firebase: reading.readFirebase()
        case .staticWebApp: reading.readStaticWebApp()
        case .jekyll: reading.readJekyll()
        case .gitIgnore: reading.readGitIgnore()
        case .dockerIgnore: reading.readDockerIgnore()
        case .workflow: reading.readWorkflow()
        case .packageManifest: reading.readFramework()
        case .siteBuild:
            reading.readFramework()
            reading.readMkDocs()
            reading.readASPNETCore()
        case .angular: reading.readAngular()
        // `_headers` and `.nojekyll` only take effects away, which others look for.
        case .headers, .noJekyll, .script: break
        case .webConfig, .htaccess, .apache, .nginx, .caddy: break
        }
        return reading.effects
            + (budget.isSpent && !wasSpent ? [.notFollowed(file, within: budget, in: deployment)] : [])
    }
}
