import AssociationModel
package import HostConfigurations
import Judging

extension Subjects {
    /// The configuration files of the deployments with what their rules do to the file, in the order of the deployments and
    /// of their files. What a rule does to several web roots is told once.
    package var judgedConfigurations: [JudgedConfiguration] {
        once {
            var told: Set<DeploymentEffect.Identity> = []
            return parts.deployments.flatMap(DeploymentRules.judged).map { configuration in
                configuration.keeping { told.insert($0.identity).inserted }
            }
        }
    }
}
