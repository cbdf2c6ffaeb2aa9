import AppChecks
import Findings
import Judging
import LinkHandlers

extension Report.HandledApp {
    /// Creates the result for an app.
    init(_ subject: HandledAppSubject, _ judgements: Judgements) {
        let handling = subject.handling
        let claimsNothing = subject.app.claimsLinks == false
        let doubt =
            claimsNothing
            ? Doubt("its entitlements claim no applinks domain, so no link opens it") : handling.doubts.first
        self.init(
            path: subject.app.path, target: subject.app.target, configurations: subject.app.configurations,
            claimsLinks: subject.app.claimsLinks, lifeCycle: handling.lifeCycle, framework: handling.framework?.name,
            coldLaunch: handling.coldLaunch,
            whileRunning: handling.whileRunning,
            receivers: handling.receivers.map { Receiver($0.kind.rawValue, at: $0.place) },
            reason: doubt?.reason ?? handling.basis?.reason,
            reasonPlace: doubt?.place ?? (doubt == nil ? handling.basis?.place : nil),
            findings: judgements.about(subject.scope))
    }
}
