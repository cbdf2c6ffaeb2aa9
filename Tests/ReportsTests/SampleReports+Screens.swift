import Findings

extension SampleReports {
    /// Screens with each answer, in a flow and by themselves, beside an association that holds.
    static let screens: Report = {
        let text = SourceText("<one>\n<two>\n<three>\n", from: .file(path: "Main.storyboard"))
        let places = [SourceSpan(0, 5), SourceSpan(6, 11), SourceSpan(12, 19)].map { Place.text(text, $0) }
        let findings = [
            Finding(
                .init(code: "AD999", name: "sample", severity: .error, evidence: .documented),
                Observation("the user name is not here", at: places[1], label: "here")),
            Finding(
                .init(code: "AD998", name: "other-sample", severity: .note, evidence: .definition),
                Observation("something else", at: .inspection)),
        ]
        return Report(
            associations: [
                Report.Association(
                    service: "webcredentials", domain: "example.com", app: "9JA89QQLNQ.com.example.app",
                    entitlement: "webcredentials:example.com", verdict: .associated, deviceVerdict: nil, locations: [],
                    consoleLine: nil, findings: ids(1, of: findings))
            ],
            screens: [
                .init(
                    name: "Password", step: ("Sign up", 2), purpose: .signUp, basis: "its fields", place: places[1],
                    offers: .no, saves: .no, domains: [], reason: "the user name is not on this screen",
                    findings: ids(0, of: findings)),
                .init(
                    name: "SignUpViewController", purpose: .signUp, basis: "its name", place: places[0],
                    offers: .yes, saves: .yes, domains: ["example.com", "*.example.org"], reason: "all is marked",
                    findings: []),
                .init(
                    name: "Other", purpose: .changePassword, basis: "its name", place: places[2],
                    offers: .unknown, saves: .unknown, domains: nil, reason: "iOS has to guess", findings: []),
                .init(
                    name: "Root", purpose: .signUp, basis: "its name", place: .inspection, offers: .yes,
                    saves: .unknown, reason: "the root is replaced", findings: []),
                .init(
                    name: "Login", purpose: .signIn, basis: "its name", place: places[2], offers: .notApplicable,
                    saves: .notApplicable, reason: "no password is chosen here", findings: []),
                // It has no password, and a line for its finding.
                .init(
                    name: "Code", purpose: .oneTimeCode, basis: "its fields", place: places[2], offers: .notApplicable,
                    saves: .notApplicable, reason: "no password is chosen here", findings: ids(1, of: findings)),
            ],
            findings: findings,
            cases: [
                .init(
                    .screen, "Password (sign-up)", in: "Main.storyboard", at: places[1], findings: ids(0, of: findings)),
                .init(
                    .screen, "Other (change-password)", in: "Main.storyboard", at: places[2], findings: [],
                    unknownReason: "iOS has to guess"),
            ])
    }()

    static let hostileScreens: Report = {
        let text = SourceText(attack, from: .file(path: attack))
        return Report(
            associations: [],
            screens: [
                .init(
                    name: attack, step: (attack, 1), purpose: .unknown, basis: "\(attack)",
                    place: .text(text, SourceSpan(0, text.bytes.count)), offers: .yes, saves: .yes, domains: [attack],
                    reason: "\(attack)", findings: [])
            ], findings: [])
    }()
}
