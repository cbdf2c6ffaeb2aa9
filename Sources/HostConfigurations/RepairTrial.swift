package import AssociationModel
import Findings
import Judging
import TextFormats

/// What is left for trying repairs in a run. Each trial costs as much as judging a deployment; what is not tried is not
/// proposed.
package struct RepairTrials {
    fileprivate var left = 32
    fileprivate let budget = FoldingBudget()

    package init() {}
}

/// Repairs of a deployment's configuration, each of which is tried before anyone reads it: the deployment that has it is
/// judged again, and must have lost what the repair is for and nothing else.
struct RepairTrial {
    private let deployment: Deployment
    private let before: [DeploymentEffect.Identity: Int]

    init(_ deployment: Deployment, judgedAs judged: [JudgedConfiguration]) {
        self.deployment = deployment
        before = Self.told(judged)
    }

    /// The effect, without a repair that does not help or is not called for: nobody edits what may be right.
    func tried(_ effect: DeploymentEffect, _ trials: inout RepairTrials) -> DeploymentEffect {
        guard let repair = effect.observation.repair else { return effect }
        guard deployment.hasFile, effect.kind.decides || effect.kind == .untyped, trials.left > 0 else {
            return effect.unrepaired
        }
        trials.left -= 1
        return helps(repair, against: effect, within: trials.budget) ? effect : effect.unrepaired
    }

    private func helps(
        _ repair: Repair, against effect: DeploymentEffect, within budget: FoldingBudget
    ) -> Bool {
        guard let text = effect.observation.place.source, !text.isBrokenJSON else { return false }
        let repaired = deployment.replacing(text.repaired(by: [repair]))
        let after = Self.told(DeploymentRules.untried(repaired, within: budget))
        let told = effect.told
        return after[told, default: 0] < before[told, default: 0]
            && after.allSatisfy { $0.value <= before[$0.key, default: 0] }
    }

    private static func told(_ judged: [JudgedConfiguration]) -> [DeploymentEffect.Identity: Int] {
        Dictionary(judged.flatMap(\.effects).map { ($0.told, 1) }, uniquingKeysWith: +)
    }
}

extension DeploymentEffect {
    // Wherever in its file: a repair moves what follows it.
    fileprivate var told: Identity {
        Identity(kind: kind, message: observation.message, file: observation.place.file, position: nil)
    }
}

extension SourceText {
    // What the host itself refuses is for people to correct first.
    fileprivate var isBrokenJSON: Bool {
        guard name.hasSuffix(".json") else { return false }
        let problems = JSONParser.parse(bytes, dialect: .lenient).problems
        return !problems.allSatisfy { [.comment, .trailingComma, .byteOrderMark].contains($0.kind) }
    }
}

extension Deployment {
    /// The same with another text for one of its files.
    fileprivate func replacing(_ text: SourceText) -> Deployment {
        with(files.map { $0.text.origin == text.origin ? $0.with(text) : $0 })
    }
}

extension Deployment {
    /// The same with the repairs of its configuration made that were tried, and those of what they bring to light.
    package var repaired: Deployment {
        var deployment = self
        for _ in 0..<Self.mostRounds {
            let effects = DeploymentRules.effects(of: deployment)
            let repairs = Dictionary(grouping: effects.filter { $0.observation.repair != nil }) {
                $0.observation.place.source?.origin
            }
            if repairs.isEmpty { break }
            for effects in repairs.values {
                guard let text = effects[0].observation.place.source else { continue }
                let compatible = Repair.compatible(effects.compactMap(\.observation.repair))
                deployment = deployment.replacing(text.repaired(by: compatible))
            }
        }
        return deployment
    }

    // A round makes at least one of the repairs that were found.
    private static let mostRounds = 16
}
