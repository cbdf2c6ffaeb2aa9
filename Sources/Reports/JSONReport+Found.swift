import Findings

extension JSONReport {
    /// What was found in one folder, or in several together.
    static let foundForm = JSONForm<[Report.Found]>.object([
        JSONField("apps", foundAppForm.list, "What says which domains apps claim: projects, descriptions, built apps") {
            $0.flatMap(\.apps)
        },
        JSONField("sites", siteForm.list, "The sites that have an AASA file, or should") { $0.flatMap(\.sites) },
        JSONField("expectations", JSONForm<String>.string.list, "The paths of the expectation files") {
            $0.flatMap(\.expectations)
        },
        JSONField("screens", JSONForm<String>.string.list, "The folders that were read for screens") {
            $0.flatMap(\.screens)
        },
        JSONField("handlers", JSONForm<String>.string.list, "The projects that were read for who receives links") {
            $0.flatMap(\.handlers)
        },
        JSONField("frameworks", frameworkForm.list, "The frameworks that the apps are written in") {
            $0.flatMap(\.frameworks)
        },
        JSONField("passedOver", passedOverForm.list, "What was not used, and why") { $0.flatMap(\.passedOver) },
    ])

    private static let foundAppForm = JSONForm<Report.Found.App>.object([
        JSONField("path", .string, "The path of the file or folder") { $0.path },
        JSONField("kind", .string, "The tool or framework that it is of, such as xcode, flutter or expo") { $0.kind },
        JSONField("name", JSONForm<String>.string.orNull, "The first app’s identifier, or its bundle identifier") {
            $0.names.first
        },
    ])

    private static let siteForm = JSONForm<Report.Found.Site>.object([
        JSONField("host", JSONForm<String>.string.orNull, "The host that it stands for; null if none is known") {
            $0.host
        },
        JSONField(
            "hostBasis", JSONForm.word(among: Report.Found.Site.HostBasis.allCases).orNull,
            "Why it stands for the host: a file CNAME, the configuration, or no more than an assumption"
        ) { $0.hostBasis },
        JSONField("path", .string, "The path of the file, or where it should be") { $0.path },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line that makes the answer; null for a whole file") {
            $0.line
        },
        JSONField(
            "basis", .word(among: ["web-root", "route-handler"]), "What serves it: a file that is copied, or code"
        ) {
            $0.line == nil ? "web-root" : "route-handler"
        },
    ])

    private static let passedOverForm = JSONForm<Report.Found.PassedOver>.object([
        JSONField("path", .string, "The path of the file or folder") { $0.path },
        JSONField("reason", .message, "Why it was not used") { $0.reason },
    ])
}
