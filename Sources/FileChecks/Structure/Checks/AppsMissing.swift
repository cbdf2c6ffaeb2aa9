import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A service that lists its apps in `apps` does not have that key.
    static let appsMissing = Check(
        "AD420", "apps-missing", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The object of `webcredentials`, `appclips`, `activitycontinuation` or another service that lists its apps \
            has no `apps`, and no key that was meant to be it.

            ## Why it matters
            Apple documents `apps` as the one place that lists the service’s apps. Without it the service is present \
            but applies to no app: no password is shared, no App Clip is shown. The site’s other services are not \
            affected.

            ## How to fix it
            List the apps, or remove the service if it is not used:

                "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
            """,
        of: \.listSections
    ) { section in
        let apps = section.member.value.member("apps")
        guard apps == nil || apps?.value.isNull == true, !section.standIns.contains("apps") else { return nil }
        return Observation(
            "\(section.service.rawValue) has no \("apps"), so it applies to no app", at: section.place,
            label: "lists no app",
            help: "write \(plain: "\"\(section.service.rawValue)\": {\"apps\": […]}"), or remove the service")
    }
}
