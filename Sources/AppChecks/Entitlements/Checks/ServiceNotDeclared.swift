import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// No entry declares the service that a feature needs.
    static let serviceNotDeclared = Check(
        "AD170", "service-not-declared", .error, since: "0.1.0", evidence: .documented,
        citations: [.passkeys, .httpsCallback, .entitlement],
        explanation: """
            ## What it finds
            A feature was asked for with `--feature`, and no entry names the service that it needs: `webcredentials` \
            for strong passwords, passkeys, https callbacks and shared credentials, `applinks` for universal links, \
            `appclips` for App Clips. For strong passwords with only another service declared, \
            `passwords-saved-elsewhere` is reported instead.

            ## Why it matters
            One service does not replace another. With `applinks` alone, a passkey request fails with error 1004, and \
            an https callback with the code of a cancelled login, although the domain looks associated.

            ## How to fix it
            Add an entry for the service to the others, and list the app under the same service in the site's \
            file:

                applinks:example.com
                webcredentials:example.com
            """,
        of: \.lists
    ) { subject in
        guard let feature = subject.feature, !subject.declares(feature.service), subject.isReadable,
            feature != .strongPasswords || subject.declaredServices.isEmpty
        else { return nil }
        let service = feature.service.rawValue
        let near = subject.list.claims.first {
            $0.service == nil && $0.entry.service.flatMap { Service.nearest(to: $0.text) } == feature.service
        }
        let domain = subject.list.claims.first { $0.entry.problem == nil && $0.entry.hostProblem == nil }?.entry.domain
        return Observation(
            "the feature \(plain: feature.rawValue) needs the service \(service), but no entry declares it",
            at: subject.place,
            notes: near.map { [Note("this entry may be meant for it: \($0.entry.raw)", at: $0.place)] } ?? [],
            help: near.flatMap(\.entry.corrected).map { "write \($0) in its place" }
                ?? (domain.map { "add \(service + ":" + $0)" } ?? "add an entry such as \(service + ":example.com")")
        )
    }
}
