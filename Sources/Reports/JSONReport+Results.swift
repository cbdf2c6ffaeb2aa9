import Findings

extension JSONReport {
    /// A part of a report, such as an association, with the report that has its findings.
    struct Reported<Part> {
        let part: Part
        let report: Report
    }

    /// The member with the indices of the findings that a part has.
    static func findingsField<Part>(
        _ description: String = "The indices of its findings", _ findings: @escaping @Sendable (Part) -> [Finding.ID]
    ) -> JSONField<Reported<Part>> {
        JSONField("findings", JSONForm<Int>.count.list, description) { $0.report.indices(of: findings($0.part)) }
    }

    private typealias Verdict = Report.Association.Verdict
    private typealias Answer = Report.Screen.Answer

    /// What is found about an association, which a report and an exchange tell alike.
    static let judgementFields: [JSONField<Reported<Report.Association>>] = [
        JSONField(
            "verdict", .word(among: [Verdict.associated, .notAssociated, .unknown]),
            "By the domain’s own server: whether the file that Apple reads lists the app. unknown if no app was named or the host was not contacted"
        ) { $0.part.verdict },
        JSONField(
            "deviceVerdict", JSONForm.word(among: [Verdict.associated, .notAssociated, .unknown]).orNull,
            "The same by the copy of Apple’s CDN, which is what devices read; null if it was not fetched"
        ) { $0.part.deviceVerdict },
        JSONField(
            "headline", .word(among: Report.Headline.allCases),
            "What devices do: the association holds, is doubtful because of an error, is refused, or is unknown"
        ) { $0.report.headline(of: $0.part) },
        JSONField("reason", JSONForm<Message>.message.orNull, "Why it is not as it should be") {
            $0.part.reason
        },
    ]

    static let associationForm = JSONForm<Reported<Report.Association>>.object(
        [
            JSONField("service", .string, "The service, such as webcredentials") { $0.part.serviceName },
            JSONField("domain", .string, "The domain as the app claims it, in lower case") {
                $0.part.domain.description
            },
            JSONField("app", JSONForm<String>.string.orNull, "The app identifier; null if no app was named") {
                $0.part.appName
            },
            JSONField(
                "entitlement", JSONForm<String>.string.orNull,
                "The entitlement string; null if a file was checked on its own"
            ) { $0.part.entitlement },
            JSONField(
                "source", JSONForm<String>.string.orNull,
                "The path of the file that has the entitlement string; null if it was not read from a file"
            ) { $0.part.source },
            JSONField(
                "targets", JSONForm<String>.string.list,
                "The targets of the project that claim it; empty if no project does"
            ) { $0.part.builds?.targets ?? [] },
            JSONField("configurations", JSONForm<String>.string.list, "The build configurations that claim it") {
                $0.part.builds?.configurations ?? []
            },
        ] + judgementFields + [
            JSONField("locations", locationForm.list, "Where the file was looked for") { $0.part.locations },
            JSONField("steps", stepForm.list, "The steps from what the app declares to a saved password") {
                $0.report.reported($0.part.steps)
            },
            JSONField("consoleLine", JSONForm<String>.string.orNull, "The line that a device would log, word for word")
            {
                $0.part.consoleLine
            },
            findingsField { $0.findings },
        ])

    private static let stepForm = JSONForm<Reported<Report.Step>>.object([
        JSONField("step", .word(among: Report.Step.Name.allCases), "What is looked at") { $0.part.name },
        JSONField(
            "state", .word(among: Report.Step.State.allCases),
            "What was seen: not-reached if an earlier step failed, unknown if it was not looked at"
        ) { $0.part.state },
        JSONField("text", .message, "What was seen, as a clause") { $0.part.text },
        findingsField("The indices of the findings about it") { $0.findings },
    ])

    static let appForm = JSONForm<Reported<Report.App>>.object([
        JSONField("app", JSONForm<String>.string.orNull, "The app identifier; null if none is known") {
            $0.part.identifier
        },
        JSONField("bundleIdentifier", JSONForm<String>.string.orNull, "The bundle identifier; null if none is known") {
            $0.part.bundleIdentifier
        },
        JSONField(
            "headline", .word(among: Report.Headline.allCases),
            "What devices do with all that it claims: refused if they refuse all of it or it claims nothing, doubtful if they refuse some or an error puts it in doubt"
        ) { $0.report.headline(of: $0.part) },
        JSONField("reason", JSONForm<Message>.message.orNull, "Why it is not as it should be") {
            $0.report.reason(of: $0.part)
        },
        JSONField("consoleLine", JSONForm<String>.string.orNull, "The line that a device would log, word for word") {
            reported in
            reported.part.consoleLine
                ?? reported.part.associations.lazy.compactMap { reported.report.associations[$0].consoleLine }.first
        },
        JSONField("associations", JSONForm<Int>.count.list, "The indices of its associations") { $0.part.associations },
    ])

    private static let locationForm = JSONForm<Report.Association.Location>.object([
        JSONField("url", .string, "The URL") { $0.url },
        JSONField("usedByApple", .boolean, "Whether Apple’s systems read the file at this URL") { $0.usedByApple },
        JSONField(
            "listsApp", JSONForm<Bool>.boolean.orNull,
            "Whether the file there lists the app; null if it was not fetched or no app was named"
        ) { $0.listsApp },
        JSONField("answer", .message, "The response in a few words, such as answers with status 404") { $0.answer },
        JSONField(
            "servedBy", servedByForm.orNull, "Who answered, as far as the response shows; null if it does not"
        ) { $0.servedBy },
    ])

    static let servedByForm = JSONForm<Report.Association.Responder>.object(
        stackFields + [
            .optional(
                "front", JSONForm<Report.Association.Responder>.object(stackFields),
                "What is in front of it, such as a CDN; left out if nothing was recognised there"
            ) { $0.front }
        ])

    private static let stackFields: [JSONField<Report.Association.Responder>] = [
        JSONField("name", .string, "The name, as for --stack, such as vercel") { $0.name },
        JSONField("title", .string, "The name for people, such as Vercel") { $0.title },
        JSONField("basis", .message, "What shows it, such as header x-vercel-id") { $0.basis },
    ]

    static let screenForm = JSONForm<Reported<Report.Screen>>.object([
        JSONField("name", .string, "The name of the screen, for people") { $0.part.name },
        JSONField("flow", JSONForm<String>.string.orNull, "The flow that it is in") { $0.part.step?.flow },
        JSONField("step", JSONForm<Int>.ordinal.orNull, "Its number in the flow, from 1") { $0.part.step?.number },
        JSONField("purpose", .string, "The purpose of the screen, such as sign-up") { $0.part.purpose.rawValue },
        JSONField("basis", .message, "What the purpose was inferred from") { $0.part.basis },
        JSONField("file", JSONForm<String>.string.orNull, "The path of the file that declares it") {
            $0.part.place.file
        },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line in the file, from 1") {
            $0.part.place.position?.line
        },
        JSONField("column", JSONForm<Int>.ordinal.orNull, "The column, from 1, in bytes of UTF-8") {
            $0.part.place.position?.column
        },
        JSONField("offersStrongPassword", answerForm, "Whether iOS offers a strong password there") {
            $0.part.offers
        },
        JSONField("savesPassword", answerForm, "Whether iOS saves the password") { $0.part.saves },
        JSONField("fillsPassword", answerForm, "Whether iOS suggests a saved account there") { $0.part.fills },
        JSONField(
            "domains", JSONForm<String>.string.list.orNull,
            "The domains that the password can be saved under; null if no association was checked"
        ) { $0.part.domains },
        JSONField("reason", .message, "The condition that decides") { $0.part.reason },
        JSONField(
            "reasonFile", JSONForm<String>.string.orNull, "The path of the file that has the condition"
        ) { $0.part.reasonPlace.file },
        JSONField("reasonLine", JSONForm<Int>.ordinal.orNull, "The line of the condition, from 1") {
            $0.part.reasonPlace.position?.line
        },
        findingsField { $0.findings },
    ])

    static let frameworkForm = JSONForm<Report.Framework>.object([
        JSONField("name", .string, "The name, such as react-native") { $0.name },
        JSONField("path", .string, "The path of the file that shows it") { $0.place.file ?? "" },
        JSONField("read", .boolean, "Whether its screens were read; if not, nothing is known of them") { $0.isRead },
    ])

    private static let answerForm = JSONForm.word(among: [Answer.yes, .no, .unknown, .notApplicable])

    static let expectationForm = JSONForm<Reported<Report.Case>>.object([
        JSONField("name", .string, "The expectation in one line") { $0.part.name },
        JSONField("file", JSONForm<String>.string.orNull, "The path of the expectation file") { $0.part.place?.file },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line of the expectation, from 1") {
            $0.part.place?.position?.line
        },
        JSONField("column", JSONForm<Int>.ordinal.orNull, "The column, from 1, in bytes of UTF-8") {
            $0.part.place?.position?.column
        },
        JSONField(
            "outcome", .word(among: ["passed", "failed", "undecided"]),
            "Whether it holds; undecided if the host was not contacted or the file could not be judged"
        ) { expectation in
            switch expectation.report.outcome(of: expectation.part, failingFrom: .error) {
            case .passed: "passed"
            case .failed: "failed"
            case .unknown, .notRun: "undecided"
            }
        },
        findingsField { $0.findings },
    ])
}

extension Report {
    /// Parts of the report, each with the report.
    func reported<Part>(_ parts: [Part]) -> [JSONReport.Reported<Part>] {
        parts.map { JSONReport.Reported(part: $0, report: self) }
    }
}
