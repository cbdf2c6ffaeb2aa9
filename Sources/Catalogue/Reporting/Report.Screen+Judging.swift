import Findings
import Judging
import ScreenChecks

extension Report.Screen {
    /// Creates the result for a screen, given whether the app is eligible to save passwords.
    init(_ subject: ScreenSubject, _ eligibility: ScreenVerdict.Eligibility, _ judgements: Judgements) {
        let verdict = ScreenVerdict(subject, eligibility)
        var domains: [String]?
        if case .holds(let holding) = eligibility { domains = verdict.saves == .no ? [] : holding }
        if eligibility == .fails || eligibility == .claimsNothing { domains = [] }
        self.init(
            name: subject.name, step: subject.step.map { ($0.flowName, $0.index + 1) },
            purpose: subject.purpose, basis: subject.basis, place: subject.place,
            offers: verdict.offers, saves: verdict.saves, fills: verdict.fills, domains: domains,
            reason: verdict.reason, reasonPlace: verdict.place,
            findings: judgements.about(Scope(subject.scope.part)))
    }
}
