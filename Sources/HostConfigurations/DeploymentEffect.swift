package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// What a rule of a deployment's configuration does to the file that Apple reads.
package struct DeploymentEffect: Scoped {
    package enum Kind: Sendable {
        /// The file does not get to the host.
        case dropped
        /// The build does not copy the file to where Apple reads it.
        case notCopied
        /// A rule that the host applies before files answers in place of the file.
        case caught
        /// The request is redirected.
        case redirected
        /// The request is refused.
        case denied
        /// Nothing gives the file its media type.
        case untyped
        /// Whether the rule has any of these effects cannot be told from the text.
        case unknown
        /// The configuration itself cannot be read at this place.
        case unreadable
        /// A file that is included here was not read.
        case notIncluded
        /// What a step of a workflow does with the web root is not known.
        case notUnderstood
        /// Something was not read that is not known to be configuration of what is deployed.
        case passedOver

        /// Whether something that was not read may keep the file from being served.
        var leavesOpen: Bool { [.unreadable, .notIncluded, .notUnderstood].contains(self) }
        /// Whether the file is certainly not served.
        var decides: Bool { [.dropped, .notCopied, .caught, .redirected, .denied].contains(self) }
    }

    package let kind: Kind
    package private(set) var observation: Observation
    package let scope: Scope

    /// - Parameters:
    ///   - place: the rule, in its file.
    ///   - help: the line to change, and into what.
    ///   - repair: that change, as edits of the file.
    package init(
        _ kind: Kind, _ message: Message, at place: Place, label: Message? = nil, notes: [Note] = [], help: Message?,
        snippet: Snippet? = nil, repair: Repair? = nil, in deployment: Deployment
    ) {
        self.kind = kind
        observation = Observation(
            message, at: place, label: label, notes: notes, help: help, snippet: snippet, repair: repair)
        scope = Self.scope(of: deployment)
    }

    /// The same without its repair.
    var unrepaired: DeploymentEffect {
        var effect = self
        effect.observation = observation.repaired(by: nil)
        return effect
    }

    static func scope(of deployment: Deployment) -> Scope {
        deployment.host.map { Scope(site: SiteKey(host: $0)) } ?? .run
    }
}

extension DeploymentEffect {
    /// That a handler computes what it answers, or answers where a file is, too; nil where nothing is left to tell.
    init?(of handler: RouteHandler, in deployment: Deployment) {
        if deployment.hasFile, deployment.serverAnswer == nil {
            if case .file = handler.answer { return nil }
            guard handler.location == .wellKnown else { return nil }
            self.init(
                .unknown, "this code answers for the path, where the web root has a file, too", at: handler.place,
                help: "remove one of them, so that it is plain which one Apple gets", in: deployment)
            return
        }
        guard handler.literal == nil else { return nil }
        self.init(
            .unknown, "this line computes the answer, so what Apple gets was not checked", at: handler.place,
            help: "once it is deployed, check the domain itself", in: deployment)
    }

    /// What a file computes was too much to follow.
    static func notFollowed(
        _ file: DeploymentFile, within budget: FoldingBudget, in deployment: Deployment
    ) -> DeploymentEffect {
        DeploymentEffect(
            .unreadable,
            "what this file computes takes more than \(budget.most.steps) steps or \(budget.most.bytes) bytes to follow, so the rest was not checked",
            at: .wholeText(file.text), help: "look in it for rules that cover \(plain: Location.apple.path)",
            in: deployment)
    }

    /// Its observation, if it is of this kind.
    func observations(of kind: Kind) -> [Observation] { self.kind == kind ? [observation] : [] }
}

extension DeploymentEffect {
    /// What two effects have in common that tell the same.
    package struct Identity: Hashable {
        let kind: Kind
        let message: Message
        let file: String?
        let position: SourcePosition?
    }

    package var identity: Identity {
        let place = observation.place
        return Identity(kind: kind, message: observation.message, file: place.file, position: place.position)
    }
}
