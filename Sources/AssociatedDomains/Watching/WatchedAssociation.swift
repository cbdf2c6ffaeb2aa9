import AssociationModel
package import Findings
import Judging

/// What a watch compares of an association, and shows of it.
package struct WatchedAssociation: Sendable {
    /// What stays the same from one check to the next.
    struct Identity: Hashable {
        let service: String
        let domain: String
        let app: String?
        let entitlement: String?
        let source: String?
        /// The number of earlier associations of which all this is the same.
        let ordinal: Int
    }

    /// What may change.
    package struct State: Hashable, Sendable {
        /// By the origin's file.
        package let verdict: Report.Association.Verdict
        /// By the CDN copy; nil if it was not fetched.
        package let deviceVerdict: Report.Association.Verdict?
        /// The names of the findings that concern the association, sorted, each once.
        package let findings: [String]

        /// What devices do, as far as is known: the verdict by the CDN copy, or by the origin if the copy was not fetched.
        package var effective: Report.Association.Verdict { deviceVerdict ?? verdict }
    }

    let identity: Identity
    package let state: State
    /// Why the association is not as it should be.
    package let reason: Message?
    /// The age of the CDN copy in seconds; nil if the copy was not fetched or does not say.
    package let copyAge: Int?

    private init(_ association: Report.Association, ordinal: Int, of report: Report, copyAge: Int?) {
        identity = Identity(association, ordinal: ordinal)
        // How fast a server answers says nothing about the file.
        let names = Set(report.findings(association.findings).map(\.name)).subtracting(["response-slow"])
        state = State(
            verdict: association.verdict, deviceVerdict: association.deviceVerdict, findings: names.sorted())
        reason = association.reason
        self.copyAge = copyAge
    }

    package var service: String { identity.service }
    package var domain: String { identity.domain }
    package var app: String? { identity.app }

    /// The associations of a report.
    static func all(of report: Report, _ evidence: Evidence) -> [WatchedAssociation] {
        var counts: [Identity: Int] = [:]
        return report.associations.map { association in
            let first = Identity(association, ordinal: 0)
            defer { counts[first, default: 0] += 1 }
            return WatchedAssociation(
                association, ordinal: counts[first] ?? 0, of: report,
                copyAge: evidence.copyAge(of: association.domain.host))
        }
    }
}

extension WatchedAssociation.Identity {
    fileprivate init(_ association: Report.Association, ordinal: Int) {
        service = association.serviceName
        domain = association.domain.description
        app = association.appName
        entitlement = association.entitlement
        source = association.source
        self.ordinal = ordinal
    }
}

extension Evidence {
    /// The age in seconds that the CDN states for its copy of a host's file.
    fileprivate func copyAge(of host: String) -> Int? {
        guard let base = question.choices.contentDelivery.base else { return nil }
        let answer = exchanges.first { $0.request.url == base + "/" + host }?.response
        return answer.flatMap { $0.isSuccess ? CDNFreshness($0).age : nil }
    }
}
