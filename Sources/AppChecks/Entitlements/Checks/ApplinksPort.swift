import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An `applinks` entry has a port after the domain.
    static let applinksPort = Check(
        "AD131", "applinks-port", .error, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks],
        explanation: """
            ## What it finds
            A port follows the domain in an `applinks` entry.

            ## Why it matters
            Apple says that an `applinks` entry with a port will not open the app (TN3155).

            ## How to fix it
            Serve the site on port 443 and write only the domain:

                applinks:example.com:8443     does not open the app
                applinks:example.com          right

            To test on your own machine, give it its own host name and port 443, and use `?mode=developer` in the \
            development build.
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let port = entry.port, entry.portNumber != nil,
            entry.knownService == .applinks
        else { return nil }
        return Observation(
            "the entry \(entry.raw) has the port \(plain: port.text), so links do not open the app",
            at: subject.claim.place(of: SourceSpan(port.span.start - 1, port.span.end)),
            help: subject.correction.map { "\($0), and serve the site on port 443" } ?? "remove the port",
            repair: subject.repair)
    }
}
