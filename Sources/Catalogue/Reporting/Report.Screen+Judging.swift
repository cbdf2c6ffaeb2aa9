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

extension [Report.Step] {
    /// The steps `offered` and `saved` of an app's screens, each judged as if the app were associated; none if no password
    /// is chosen on any of them.
    init(of subjects: Subjects, _ judgements: Judgements) {
        let seen = subjects.screens.map { (screen: $0, verdict: ScreenVerdict($0, .notAsked)) }
            .filter { $0.verdict.offers != .notApplicable }
        let unread = subjects.parts.screens.frameworks.first { !$0.isRead }
        func step(_ name: Report.Step.Name, _ answer: KeyPath<ScreenVerdict, Report.Screen.Answer>) -> Report.Step? {
            let decisive = [Report.Screen.Answer.no, .unknown, .yes].lazy.compactMap { word in
                seen.first { $0.verdict[keyPath: answer] == word }
            }.first
            guard let decisive else {
                return unread.map { Report.Step(name, .unknown, "screens in \(plain: $0.title) are not read") }
            }
            let state: Report.Step.State =
                switch decisive.verdict[keyPath: answer] {
                case .no: .failed
                case .yes: .passed
                case .unknown, .notApplicable: .unknown
                }
            return Report.Step(
                name, state, "\(decisive.screen.name): \(decisive.verdict.reason)",
                findings: judgements.about(Scope(decisive.screen.scope.part)))
        }
        self = [step(.offered, \.offers), step(.saved, \.saves)].compactMap(\.self)
    }
}
