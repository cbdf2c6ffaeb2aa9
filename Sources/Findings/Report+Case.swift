extension Report {
    /// One thing that was checked and passed or failed: a test case, in the terms of test runners.
    package struct Case: Sendable {
        /// The kind of thing that was checked.
        package enum Kind: Hashable, Sendable {
            /// An association of an app with a domain.
            case association
            /// A file that was checked on its own.
            case file
            /// An entry of an expectation file.
            case expectation
            /// A screen of the app.
            case screen
            /// The findings that belong to no other case.
            case remainder
        }

        /// The kind of thing that was checked.
        package let kind: Kind
        /// The name of the case, such as the association that should hold.
        package let name: String
        /// The file or domain that the case belongs to.
        package let group: String
        /// Where the case is declared; nil if it is not.
        package let place: Place?
        /// The indices of the case's findings in the report's ``Report/findings``.
        package let findings: [Int]
        /// Why the outcome is unknown; nil if it is known.
        package let unknownReason: Message?
        /// The index of the case's association in the report's ``Report/associations``; nil for another kind of case.
        package let association: Int?

        /// Creates a case.
        package init(
            _ kind: Kind, _ name: String, in group: String, at place: Place? = nil, findings: [Int],
            unknownReason: Message? = nil, association: Int? = nil
        ) {
            self.kind = kind
            self.name = name
            self.group = group
            self.place = place
            self.findings = findings
            self.unknownReason = unknownReason
            self.association = association
        }
    }

    /// The outcome of a case.
    package enum Outcome: Sendable {
        /// No finding makes the case fail.
        case passed
        /// The case fails: because of these findings, or because devices refuse the association, for this reason.
        case failed([Finding], reason: Message)
        /// The outcome is unknown, or does not count, for this reason.
        case unknown(Message)
    }

    /// The outcome of a case, which fails if it has a finding of this severity or above, or if devices refuse the
    /// association.
    package func outcome(of item: Case, failingFrom severity: Severity) -> Outcome {
        let causes = item.findings.filter { counts($0, from: severity) }.map { findings[$0] }
        if let index = item.association, fails(associations[index]) {
            return .failed(causes, reason: associations[index].reason ?? "devices refuse the association")
        }
        if let first = causes.first { return .failed(causes, reason: first.observation.message) }
        let severe = item.findings.filter { findings[$0].severity >= severity }
        if let suppression = severe.lazy.compactMap({ suppressions[$0] }).first { return .unknown(suppression.reason) }
        if let first = severe.first { return .unknown("\(plain: findings[first].name) counts as less here") }
        return item.unknownReason.map { .unknown($0) } ?? .passed
    }

    /// Joins reports into one, in their order.
    package static func joined(_ reports: [Report]) -> Report {
        var findings: [Finding] = []
        var associations: [Association] = []
        var screens: [Screen] = []
        var cases: [Case] = []
        var suppressions: [Int: Suppression] = [:]
        var counted: [Int: Severity] = [:]
        for report in reports {
            let offset = findings.count
            let earlier = associations.count
            findings += report.findings
            for (index, suppression) in report.suppressions { suppressions[index + offset] = suppression }
            for (index, severity) in report.countedSeverities { counted[index + offset] = severity }
            associations += report.associations.map { $0.moved(by: offset) }
            screens += report.screens.map { $0.moved(by: offset) }
            cases += report.cases.map { item in
                Case(
                    item.kind, item.name, in: item.group, at: item.place, findings: item.findings.map { $0 + offset },
                    unknownReason: item.unknownReason, association: item.association.map { $0 + earlier })
            }
        }
        var told: Set<Message> = []
        return Report(
            associations: associations, screens: screens, findings: findings,
            reminders: reports.flatMap(\.reminders).filter { told.insert($0).inserted },
            cases: cases, exchanges: reports.flatMap(\.exchanges).joined, documents: reports.flatMap(\.documents),
            suppressions: suppressions, countedSeverities: counted)
    }
}

extension Report.Association {
    fileprivate func moved(by offset: Int) -> Report.Association {
        Report.Association(
            service: service, domain: domain, app: app, entitlement: entitlement, source: source, verdict: verdict,
            deviceVerdict: deviceVerdict, locations: locations, reason: reason, consoleLine: consoleLine,
            findings: findings.map { $0 + offset }, builds: builds, way: way)
    }
}
