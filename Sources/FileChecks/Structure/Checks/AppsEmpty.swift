import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The `apps` of a service other than `applinks` is empty.
    static let appsEmpty = Check(
        "AD421", "apps-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The `apps` of `webcredentials`, `appclips`, `activitycontinuation` or another service that lists its apps \
            is empty.

            ## Why it matters
            The service applies to no app. Only `applinks` is different: there an empty `apps` is right, because its \
            apps are listed in `details`, and files are often copied from such an example. If you want to switch the \
            service off, an empty list does that.

            ## How to fix it
            List the apps, or remove the service if it is not used:

                "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
            """,
        of: \.listSections
    ) { section in
        guard let apps = section.member.value.member("apps"), apps.value.isVacant, !apps.value.isNull,
            !section.standIns.contains("apps")
        else { return nil }
        return Observation(
            "\("apps") of \(section.service.rawValue) is empty, so the service applies to no app",
            at: section.document.place(apps.value.span), label: "lists no app",
            help: "list the app identifiers, or remove the service")
    }
}
