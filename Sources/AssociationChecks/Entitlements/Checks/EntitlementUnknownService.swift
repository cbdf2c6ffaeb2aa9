import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The service is none that Apple documents.
    static let entitlementUnknownService = Check(
        "AD112", "entitlement-unknown-service", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .messageFilter],
        explanation: """
            ## What it finds
            What stands before the colon is no service that Apple documents. The services are `webcredentials`, \
            `applinks`, `appclips`, `activitycontinuation`, `authsrv` and `messagefilter`. A near miss \
            (`webcredential`, `web-credentials`, `appLinks`) is told from a word that looks like none of them.

            ## Why it matters
            A system asks for associations of one service by its name. An entry with another name does not answer, \
            and nobody says so. Whether upper-case letters are forgiven is not documented, so do not rely on it.

            ## How to fix it
            Write the service exactly as Apple does:

                webcredentials:example.com      not  WebCredentials:, web-credentials:
                applinks:example.com            not  applink:, appLinks:
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let service = entry.service, entry.knownService == nil,
            !service.text.utf8.contains(UInt8(ascii: "$"))
        else { return [] }
        let place = subject.claim.place(of: service.span)
        let bare = service.text.unicodeScalars.filter { !$0.properties.isWhitespace }
        guard let meant = Service.nearest(to: String(bare)) else {
            let known = Service.allCases.map(\.rawValue)
            return [
                Observation(
                    "\(service.text) is no service that Apple documents", at: place, label: "unknown service",
                    help: "use one of \(list: known, lastBy: "or")")
            ]
        }
        return [
            Observation(
                "\(service.text) is no service that Apple documents; did you mean \(meant.rawValue)?", at: place,
                label: "not \(plain: meant.rawValue)", help: subject.correction ?? "rename it to \(meant.rawValue)")
        ]
    }
}
