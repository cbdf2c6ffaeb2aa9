import Findings

/// An app with the report that has its findings.
struct ReportedHandledApp {
    let app: Report.HandledApp
    let report: Report
}

extension JSONReport {
    static let handledAppForm = JSONForm<ReportedHandledApp>.object([
        JSONField("path", .string, "The path of the project") { $0.app.path },
        JSONField("name", .string, "The name of the app, which is that of its target") { $0.app.target },
        JSONField("target", .string, "The target that builds it") { $0.app.target },
        JSONField("configurations", JSONForm<String>.string.list, "The configurations of which this is true") {
            $0.app.configurations
        },
        JSONField(
            "lifeCycle", .word(among: Report.HandledApp.LifeCycle.allCases),
            "How iOS tells the app of its life and its links"
        ) { $0.app.lifeCycle },
        JSONField(
            "framework", JSONForm<String>.string.orNull,
            "The framework that the app is written in, such as flutter; null if it is native"
        ) { $0.app.framework },
        JSONField("coldLaunch", receptionForm, "What becomes of a universal link that launches the app") {
            $0.app.coldLaunch
        },
        JSONField("whileRunning", receptionForm, "What becomes of a universal link while the app runs") {
            $0.app.whileRunning
        },
        JSONField("receivers", receiverForm.list, "What receives links, or may where that is unknown") {
            $0.app.receivers
        },
        JSONField(
            "reason", JSONForm<Message>.message.orNull, "Why something is unknown, or what decides the life cycle"
        ) {
            $0.app.reason
        },
        JSONField("findings", JSONForm<Int>.count.list, "The indices of its findings") {
            $0.report.indices(of: $0.app.findings)
        },
    ])

    private static let receptionForm = JSONForm<Report.HandledApp.Reception>.word(
        among: Report.HandledApp.Reception.allCases)

    private static let receiverForm = JSONForm<Report.HandledApp.Receiver>.object([
        JSONField("kind", .string, "What it is, such as scene-continue") { $0.kind },
        JSONField("file", JSONForm<String>.string.orNull, "The path of the file") { $0.place.file },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line, from 1") { $0.place.position?.line },
    ])
}
