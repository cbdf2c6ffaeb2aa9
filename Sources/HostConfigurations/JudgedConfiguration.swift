import AssociationModel
package import Findings
package import Judging

/// A configuration file of a deployment that was judged, also where its rules do nothing to the file that Apple reads.
package struct JudgedConfiguration: Scoped {
    package let effects: [DeploymentEffect]
    package let scope: Scope

    /// The same with some of the effects.
    package func keeping(_ isKept: (DeploymentEffect) -> Bool) -> JudgedConfiguration {
        JudgedConfiguration(effects: effects.filter(isKept), scope: scope)
    }

    /// The same with each effect changed.
    func mapping(_ change: (DeploymentEffect) -> DeploymentEffect) -> JudgedConfiguration {
        JudgedConfiguration(effects: effects.map(change), scope: scope)
    }

    /// The observations of the effects of a kind.
    package func observations(of kind: DeploymentEffect.Kind) -> [Observation] {
        effects.flatMap { $0.observations(of: kind) }
    }

    /// What certainly keeps the file from being served; else what was not read, and may.
    package static func obstacle(in configurations: [JudgedConfiguration]) -> DeploymentObstacle? {
        let effects = configurations.flatMap(\.effects)
        if let effect = effects.first(where: \.kind.decides) {
            return DeploymentObstacle(effect.observation.message, isCertain: true)
        }
        return effects.first { $0.kind.leavesOpen }.map { DeploymentObstacle($0.sentence, isCertain: false) }
    }
}

extension DeploymentEffect {
    // Its message with the file and the line, as the end of a headline.
    fileprivate var sentence: Message {
        guard let file = observation.place.file else { return observation.message }
        let line = observation.place.position.map { ":\($0.line)" } ?? ""
        return "\(plain: file + line): \(observation.message)"
    }
}
