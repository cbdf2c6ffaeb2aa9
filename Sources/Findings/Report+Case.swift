extension Report {
    /// One thing that was judged and holds or does not: what test runners call a case.
    package struct Case: Sendable {
        /// What was judged.
        package enum Kind: Hashable, Sendable {
            /// An association.
            case association
            /// A file by itself.
            case file
            /// An expectation of an expectation file.
            case expectation
            /// A screen.
            case screen
            /// Nothing in particular: the case has the findings that belong to no other.
            case remainder
        }

        /// What was judged.
        package let kind: Kind
        /// Its name, which says what should be so.
        package let name: String
        /// What it belongs to: a file, or a domain.
        package let group: String
        /// Where it was written down; nil where it was not.
        package let place: Place?
        /// The indices, in the report's findings, of those that concern it.
        package let findings: [Int]
        /// Why nothing could be decided; nil where it could.
        package let doubt: Message?

        /// States a case.
        package init(
            _ kind: Kind, _ name: String, in group: String, at place: Place? = nil, findings: [Int],
            doubt: Message? = nil
        ) {
            self.kind = kind
            self.name = name
            self.group = group
            self.place = place
            self.findings = findings
            self.doubt = doubt
        }
    }

    /// What came of a case.
    package enum Outcome: Sendable {
        /// It holds.
        case passed
        /// It does not, for these findings.
        case failed([Finding])
        /// Nothing could be decided, for this reason.
        case unknown(Message)
    }

    /// What came of a case, where findings of this severity and above make it fail.
    package func outcome(of item: Case, failingFrom severity: Severity) -> Outcome {
        let causes = item.findings.map { findings[$0] }.filter { $0.identity.severity >= severity }
        if !causes.isEmpty { return .failed(causes) }
        return item.doubt.map { .unknown($0) } ?? .passed
    }

    /// One report of several, in their order.
    package static func joined(_ reports: [Report]) -> Report {
        var findings: [Finding] = []
        var associations: [Association] = []
        var screens: [Screen] = []
        var cases: [Case] = []
        for report in reports {
            let offset = findings.count
            findings += report.findings
            associations += report.associations.map { $0.moved(by: offset) }
            screens += report.screens.map { $0.moved(by: offset) }
            cases += report.cases.map { item in
                Case(
                    item.kind, item.name, in: item.group, at: item.place, findings: item.findings.map { $0 + offset },
                    doubt: item.doubt)
            }
        }
        return Report(
            associations: associations, screens: screens, findings: findings, reminders: reports.flatMap(\.reminders),
            cases: cases)
    }
}

extension Report.Association {
    fileprivate func moved(by offset: Int) -> Report.Association {
        Report.Association(
            service: service, domain: domain, app: app, entitlement: entitlement, verdict: verdict,
            deviceVerdict: deviceVerdict, locations: locations, consoleLine: consoleLine,
            findings: findings.map { $0 + offset })
    }
}
