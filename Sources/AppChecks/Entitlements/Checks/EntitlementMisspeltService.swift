import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// The service of an entry is nearly one that Apple documents.
    static let entitlementMisspeltService = Check(
        "AD113", "entitlement-misspelt-service", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .messageFilter],
        explanation: """
            ## What it finds
            The word before the colon is nearly a service that Apple documents, but is not one: `webcredential`, \
            `web-credentials`, `applink`.

            ## Why it matters
            A system looks up associations by the name of one service. An entry under another name is never found, so \
            the domain is not associated, and neither the build nor the device says so.

            ## How to fix it
            Write the service exactly as Apple does, in the plural and without a hyphen:

                webcredentials:example.com      not  webcredential:, web-credentials:
                applinks:example.com            not  applink:, app-links:
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let service = entry.service, let meant = entry.misspeltService
        else { return nil }
        return subject.observation(
            "\(service.text) is not a service; did you mean \(meant.rawValue)?", at: service.span,
            label: "not \(plain: meant.rawValue)", orElse: "rename it to \(meant.rawValue)")
    }
}
