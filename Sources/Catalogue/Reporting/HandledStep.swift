import AppChecks
import Findings
import Judging
import LinkHandlers

extension Report.Step {
    /// The step `handled` of an association: what the code of its app does with a link; nil if no code was read.
    ///
    /// - Parameter members: the claims of the association, in several configurations or targets.
    init?(of members: [AssociationSubject], handledBy apps: [HandledAppSubject], _ judgements: Judgements) {
        let lists = members.compactMap(\.list)
        let own = apps.filter { app in lists.contains(where: app.app.isBuilt) }
        let states = own.map { $0.handledState(judgements) }
        // What goes wrong in one build goes wrong for those who have it.
        let order = [State.failed, .doubtful, .unknown, .passed]
        guard let index = order.lazy.compactMap({ states.firstIndex(of: $0) }).first else { return nil }
        let decisive = own[index]
        let builds: Message = own.count > 1 ? "\(plain: decisive.buildsInWords): " : ""
        self.init(
            .handled, states[index], "\(builds)\(decisive.handledInWords)", findings: judgements.about(decisive.scope))
    }
}

extension HandledAppSubject {
    fileprivate func handledState(_ judgements: Judgements) -> Report.Step.State {
        if sceneRequirement != nil { return .failed }
        return switch (handling.coldLaunch, handling.whileRunning) {
        case (.lost, .lost): .failed
        case (.lost, _), (_, .lost): .doubtful
        case (.received, .received): judgements.about(scope).isEmpty ? .passed : .doubtful
        default: .unknown
        }
    }

    fileprivate var buildsInWords: String { "\(app.target) (\(app.configurations.joined(separator: ", ")))" }

    /// What becomes of a link, as a clause.
    fileprivate var handledInWords: Message {
        if sceneRequirement != nil {
            return "the app does not launch: it has no scenes, and the SDK that it is built with requires them"
        }
        switch (handling.coldLaunch, handling.whileRunning) {
        case (.lost, .lost):
            guard let idle = handling.idle.first, let file = idle.place.file else {
                return "nothing in the app’s code receives a link"
            }
            return "the method that should receive a link, in \(plain: file), is never called"
        case (.lost, _): return "a link that launches the app is lost"
        case (_, .lost): return "a link that arrives while the app runs is lost"
        case (.received, .received):
            let files = handling.receivers.compactMap(\.place.file).uniqued()
            let life: Message =
                handling.lifeCycle == .appDelegate
                ? ", but the app has no scenes, which the SDK of iOS 27 requires" : ""
            return "received at launch and while the app runs, in \(plain: files.joined(separator: ", "))\(life)"
        default: return handling.doubts.first?.reason ?? "whether the app receives links is not known"
        }
    }
}
