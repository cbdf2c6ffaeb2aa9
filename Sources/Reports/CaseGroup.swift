import Findings

/// The cases of a report that belong together, as a test runner shows them.
struct CaseGroup {
    /// A case and its outcome.
    struct Item {
        let value: Report.Case
        let outcome: Report.Outcome

        var isFailed: Bool { if case .failed = outcome { true } else { false } }
        var isNotRun: Bool { if case .notRun = outcome { true } else { false } }
        var isUnknown: Bool { if case .unknown = outcome { true } else { false } }
    }

    let name: String
    let cases: [Item]

    /// The groups, in the order of their first cases.
    static func groups(of report: Report, failingFrom threshold: Report.Threshold) -> [CaseGroup] {
        report.cases.grouped { Array($0.group.utf8) }.map { group in
            CaseGroup(
                name: group.elements[0].group,
                cases: group.elements.map {
                    Item(value: $0, outcome: report.outcome(of: $0, failingFrom: threshold))
                })
        }
    }
}
