import AssociationModel
import Findings
import TextFormats

extension Check {
    /// A service that lists its apps in “apps” has none.
    static let appsMissing = Check(
        "AD420", "apps-missing", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains],
        explanation: """
            ## What it finds
            The object of `webcredentials`, `appclips`, `activitycontinuation` or another service that lists its \
            apps has no key `apps`, and nothing that was meant to be it.

            ## Why it matters
            Apple documents `apps` as the one place from which the service’s apps are read. Without it the service \
            is there and applies to no app: no password is shared, no App Clip is shown. The site’s other services \
            are not touched by it.

            ## How to fix it
            List the apps, or remove the service if it is not used:

                "webcredentials": {"apps": ["ABCDE12345.com.example.app"]}
            """,
        of: \.listSections
    ) { section in
        let apps = section.member.value.member("apps")
        guard apps == nil || apps?.value.isNull == true, !section.standIns.contains("apps") else { return [] }
        return [
            Observation(
                "\(section.service.rawValue) has no \("apps"): it applies to no app", at: section.place,
                label: "lists no app",
                help: "write \(plain: "\"\(section.service.rawValue)\": {\"apps\": […]}"), or remove the service")
        ]
    }
}
