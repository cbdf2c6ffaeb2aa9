import Findings

extension SampleReports {
    /// Apps with each answer, one of them with a name that is hard to lay out.
    static let handlers: Report = {
        let text = SourceText("one\ntwo\nthree\n", from: .file(path: "App/SceneDelegate.swift"))
        let place = Place.text(text, SourceSpan(4, 7))
        let findings = [
            Finding(
                .init(code: "AD999", name: "sample", severity: .error, evidence: .documented),
                Observation("nothing receives a link", at: place, label: "here"))
        ]
        func app(
            _ target: String, _ cold: Report.HandledApp.Reception, _ running: Report.HandledApp.Reception,
            _ life: Report.HandledApp.LifeCycle, claimsLinks: Bool = true, _ receivers: [String] = [],
            _ reason: Message? = nil, findings: [Finding.ID] = []
        ) -> Report.HandledApp {
            Report.HandledApp(
                path: "Shop.xcodeproj", target: target, configurations: ["Debug", "Release"], claimsLinks: claimsLinks,
                lifeCycle: life, framework: nil, coldLaunch: cold, whileRunning: running,
                receivers: receivers.map { Report.HandledApp.Receiver($0, at: place) }, reason: reason,
                reasonPlace: reason.map { _ in place }, findings: findings)
        }
        return Report(
            associations: [], findings: findings,
            cases: [
                Report.Case(
                    .handler, "Shop (Debug, Release) receives links", in: "Shop.xcodeproj", at: place, findings: []),
                Report.Case(
                    .handler, "Lost (Debug, Release) receives links", in: "Shop.xcodeproj",
                    findings: ids(0, of: findings)),
                Report.Case(
                    .handler, "Other (Debug, Release) receives links", in: "Shop.xcodeproj", findings: [],
                    unknownReason: "the app is written in \(plain: "NativeScript")"),
            ],
            handledApps: [
                app(
                    "Shop", .received, .received, .scenes, ["scene-will-connect", "scene-continue"],
                    "UIApplicationSceneManifest"),
                app("Lost", .lost, .lost, .scenes, findings: ids(0, of: findings)),
                app("Half", .lost, .received, .swiftui, ["on-open-url"]),
                app("Other", .unknown, .unknown, .unknown, [], "the app is written in \(plain: "NativeScript")"),
                app(
                    "Plain", .unknown, .unknown, .appDelegate, claimsLinks: false, [], "its entitlements claim nothing"),
                app("<b>|`x`\u{202E}\n::error::", .received, .unknown, .scenes, ["plugin"], "\("<i>|*x*")"),
            ])
    }()
}
