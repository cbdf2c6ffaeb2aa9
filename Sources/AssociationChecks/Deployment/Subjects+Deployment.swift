import AssociationModel

extension Subjects {
    /// What the rules of the deployments do to the file, in the order of the deployments and of their files.
    package var deploymentEffects: [DeploymentEffect] {
        once { question.deployments.flatMap(DeploymentRules.effects) }
    }
}
