import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The service of an entry is not one that Apple documents.
    static let entitlementUnknownService = Check(
        "AD112", "entitlement-unknown-service", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .messageFilter],
        explanation: """
            ## What it finds
            The word before the colon is not a service that Apple documents. The services are `webcredentials`, \
            `applinks`, `appclips`, `activitycontinuation`, `authsrv` and `messagefilter`. A near miss of one, such as \
            `webcredential`, is `entitlement-misspelt-service`; one that differs in upper case alone is reported here.

            ## Why it matters
            A system looks up associations by the name of one service. An entry under another name is not found, and \
            nothing reports it. Whether upper-case letters are accepted is not documented, so do not rely on it.

            ## How to fix it
            Write the service exactly as Apple does:

                webcredentials:example.com      not  WebCredentials:
                applinks:example.com            not  appLinks:, universallinks:
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let service = entry.service, entry.knownService == nil,
            entry.misspeltService == nil, !service.text.utf8.contains(UInt8(ascii: "$"))
        else { return nil }
        let bare = service.text.unicodeScalars.filter { !$0.properties.isWhitespace }
        guard let meant = Service.nearest(to: String(bare)) else {
            let known = Service.allCases.map(\.rawValue)
            return Observation(
                "\(service.text) is not a service that Apple documents", at: subject.claim.place(of: service.span),
                label: "unknown service", help: "use one of \(list: known, lastBy: "or")")
        }
        return subject.observation(
            "\(service.text) is not a service that Apple documents; did you mean \(meant.rawValue)?", at: service.span,
            label: "not \(plain: meant.rawValue)", orElse: "rename it to \(meant.rawValue)")
    }
}
