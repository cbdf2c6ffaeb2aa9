import Findings

extension JSONReport {
    static let handledAppForm = JSONForm<Reported<Report.HandledApp>>.object([
        JSONField("path", .string, "The path of the project") { $0.part.path },
        JSONField("name", .string, "The name of the app, which is that of its target") { $0.part.target },
        JSONField("target", .string, "The target that builds it") { $0.part.target },
        JSONField("configurations", JSONForm<String>.string.list, "The configurations of which this is true") {
            $0.part.configurations
        },
        JSONField(
            "lifeCycle", .word(among: Report.HandledApp.LifeCycle.allCases),
            "How iOS tells the app of its life and its links"
        ) { $0.part.lifeCycle },
        JSONField(
            "framework", JSONForm<String>.string.orNull,
            "The framework that the app is written in, such as flutter; null if it is native"
        ) { $0.part.framework },
        JSONField("coldLaunch", receptionForm, "What becomes of a universal link that launches the app") {
            $0.part.coldLaunch
        },
        JSONField("whileRunning", receptionForm, "What becomes of a universal link while the app runs") {
            $0.part.whileRunning
        },
        JSONField("receivers", receiverForm.list, "What receives links, or may where that is unknown") {
            $0.part.receivers
        },
        JSONField(
            "reason", JSONForm<Message>.message.orNull, "Why something is unknown, or what decides the life cycle"
        ) {
            $0.part.reason
        },
        findingsField { $0.findings },
    ])

    private static let receptionForm = JSONForm<Report.HandledApp.Reception>.word(
        among: Report.HandledApp.Reception.allCases)

    private static let receiverForm = JSONForm<Report.HandledApp.Receiver>.object([
        JSONField("kind", .string, "What it is, such as scene-continue") { $0.kind },
        JSONField("file", JSONForm<String>.string.orNull, "The path of the file") { $0.place.file },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line, from 1") { $0.place.position?.line },
    ])
}
