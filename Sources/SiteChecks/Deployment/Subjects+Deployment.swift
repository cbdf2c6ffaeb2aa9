import AssociationModel
import Findings
package import HostConfigurations
package import Judging
import TextFormats

extension Subjects {
    // In the order of the deployments, which share one budget.
    private var configurationsByDeployment: [[JudgedConfiguration]] {
        once {
            let budget = FoldingBudget()
            return reading(.deployments) {
                var trials = RepairTrials()
                return parts.deployments.map { DeploymentRules.judged($0, within: budget, &trials) }
            }
        }
    }

    /// The configuration files of the deployments with what their rules do to the file, in the order of the deployments and
    /// of their files. What a rule does to several web roots is told once.
    package var judgedConfigurations: [JudgedConfiguration] {
        once {
            var told: Set<DeploymentEffect.Identity> = []
            return configurationsByDeployment.joined().map { configuration in
                configuration.keeping { told.insert($0.identity).inserted }
            }
        }
    }

    /// What keeps the file of a host from being served, or may, in the deployments that stand for hosts. Of several web roots
    /// in a folder, the first stands for the host.
    package var deploymentObstacles: [String: DeploymentObstacle] {
        var configurations: [String: [JudgedConfiguration]] = [:]
        var folders: Set<[String]> = []
        for (deployment, judged) in zip(parts.deployments, configurationsByDeployment) where deployment.answers {
            guard let host = deployment.host, folders.insert([host, deployment.folder]).inserted else { continue }
            configurations[host, default: []] += judged
        }
        return configurations.compactMapValues(JudgedConfiguration.obstacle)
    }
}
