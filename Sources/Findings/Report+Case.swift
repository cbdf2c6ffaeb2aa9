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
            /// The code of an app that receives its links.
            case handler
            /// The troubles of this machine, which kept it from seeing what it was to check.
            case machine
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
        /// The findings of the case.
        package let findings: [Finding.ID]
        /// Why the outcome is unknown; nil if it is known.
        package let unknownReason: Message?
        /// Whether the outcome is unknown for a trouble of this machine.
        package let isNotRun: Bool
        /// Whether it stands for files that someone named and nobody could look at.
        package let isUnread: Bool
        /// The association of the case; nil for another kind of case.
        package let association: Association?

        /// Creates a case.
        package init(
            _ kind: Kind, _ name: String, in group: String, at place: Place? = nil, findings: [Finding.ID],
            unknownReason: Message? = nil, isNotRun: Bool = false, isUnread: Bool = false,
            association: Association? = nil
        ) {
            self.kind = kind
            self.name = name
            self.group = group
            self.place = place
            self.findings = findings
            self.unknownReason = unknownReason
            self.isNotRun = isNotRun
            self.isUnread = isUnread
            self.association = association
        }
    }

    /// The outcome of a case.
    package enum Outcome: Sendable {
        /// No finding makes the case fail.
        case passed
        /// The case fails: because of these findings, or because devices refuse the association, for this reason.
        case failed([Finding], reason: Message)
        /// The case could not be run, for a trouble of this machine.
        case notRun([Finding], reason: Message)
        /// The outcome is unknown, or does not count, for this reason.
        case unknown(Message)
    }

    /// The outcome of a case, which fails if it has a finding that reaches the threshold, if devices refuse the association,
    /// or if that is unknown and the threshold says so. Where nothing fails a run, errors fail a case.
    package func outcome(of item: Case, failingFrom threshold: Threshold) -> Outcome {
        let severity = threshold.severity ?? .error
        let all = findings(item.findings)
        if item.kind == .machine, let first = all.first { return .notRun(all, reason: first.observation.message) }
        let causes = all.filter { counts($0, from: severity) }
        if let association = item.association, fails(association) {
            return .failed(causes, reason: association.reason ?? "devices refuse the association")
        }
        if let first = causes.first { return .failed(causes, reason: first.observation.message) }
        let severe = all.filter { $0.severity >= severity }
        if let suppression = severe.lazy.compactMap({ suppressions[$0.id] }).first {
            return .unknown(suppression.reason)
        }
        if let first = severe.first { return .unknown("\(plain: first.name) counts as less here") }
        guard let reason = item.unknownReason else { return .passed }
        if item.isNotRun { return .notRun([], reason: reason) }
        return threshold == .unknown && item.isAskedFor ? .failed([], reason: reason) : .unknown(reason)
    }

    /// Joins reports into one, in their order.
    public static func joined(_ reports: [Report]) -> Report {
        var told: Set<Message> = []
        var report = Report(
            associations: reports.flatMap(\.associations), screens: reports.flatMap(\.screens),
            findings: reports.flatMap(\.findings),
            reminders: reports.flatMap(\.reminders).filter { told.insert($0).inserted },
            cases: reports.flatMap(\.cases), exchanges: reports.flatMap(\.exchanges).joined,
            documents: reports.flatMap(\.documents), frameworks: reports.flatMap(\.frameworks),
            suppressions: Dictionary(merging: reports.map(\.suppressions)),
            countedSeverities: Dictionary(merging: reports.map(\.countedSeverities)))
        report.apps = App.joined(reports)
        report.handledApps = reports.flatMap(\.handledApps)
        report.inputs = reports.flatMap(\.inputs)
        report.found = reports.flatMap(\.found)
        report.decisions = reports.flatMap(\.decisions)
        report.fixes = Dictionary(merging: reports.map(\.fixes))
        report.time = reports.lazy.compactMap(\.time).first
        return report
    }
}

extension Dictionary {
    fileprivate init(merging parts: [Self]) {
        self = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}

extension Report.Case {
    /// Whether someone asked for its outcome, so that an unknown one may fail: that of an association, or of screens in files
    /// that were named and not read.
    var isAskedFor: Bool { association?.isAskedFor ?? isUnread }
}
