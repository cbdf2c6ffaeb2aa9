import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry does not have the form `service:domain`.
    static let entitlementSyntax = Check(
        "AD110", "entitlement-syntax", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            The string is not a service, a colon and a domain. One of the three is missing, service and domain are the \
            wrong way round, another character takes the place of the colon, or a second service follows the first.

            ## Why it matters
            Apple documents one form, `<service>:<fully qualified domain>`. A string of another form names no \
            association. Xcode accepts it silently, and so does the upload to App Store Connect.

            ## How to fix it
            Write the service first, then a colon, then the domain, and nothing else:

                webcredentials:example.com

            Use `webcredentials` for passwords and passkeys, `applinks` for universal links, `appclips` for App Clips, \
            `activitycontinuation` for Handoff, and a separate string for each pair of service and domain.
            """,
        of: \.claims
    ) { subject in
        guard let problem = subject.entry.problem, problem != .bareStar else { return nil }
        let (entry, place) = (subject.entry, subject.claim.place)
        if entry.impliedService != nil {
            return Observation(
                "\(entry.raw) names no domain", at: place, label: "the domain is missing",
                help: "write the domain too, such as \(entry.raw + "example.com")")
        }
        let (message, label) = problem.wording(in: entry)
        return Observation(
            message, at: place, label: label, help: subject.correction ?? entry.example, repair: subject.repair)
    }
}

extension EntryProblem {
    fileprivate func wording(in entry: EntitlementEntry) -> (message: Message, label: Message) {
        let raw = entry.raw
        switch self {
        case .nothing, .bareStar: return ("the entry is empty", "claims nothing")
        case .noService: return ("\(raw) names no service before the domain", "no service")
        case .domainFirst: return ("\(raw) has the domain before the service", "the wrong way round")
        case .otherSeparator(let service):
            return ("\(raw) has no colon after \(service.rawValue)", "missing colon")
        case .emptyService: return ("\(raw) has nothing before the colon", "no service")
        case .secondService(let second):
            return ("\(raw) names a second service, \(second.rawValue), where the domain belongs", "two services")
        case .emptyDomain: return ("\(raw) names no domain", "no domain")
        }
    }
}

extension EntitlementEntry {
    // What to write, with the parts of this entry that are usable, and examples for the rest.
    fileprivate var example: Message {
        let isUsable = problem != .emptyDomain && hostProblem == nil
        let domain = isUsable ? pattern : "example.com"
        if let service = knownService ?? service.flatMap({ Service.nearest(to: $0.text) }) {
            return "write a service, a colon and a domain, such as \(service.rawValue + ":" + domain)"
        }
        return "write \("webcredentials:" + domain) for passwords and passkeys, or \("applinks:" + domain) for links"
    }
}
