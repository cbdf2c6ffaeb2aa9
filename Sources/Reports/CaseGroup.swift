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
    private(set) var cases: [Item] = []

    /// The groups, in the order of their first cases.
    static func groups(of report: Report, failingFrom threshold: Report.Threshold) -> [CaseGroup] {
        var groups: [CaseGroup] = []
        var indices: [[UInt8]: Int] = [:]
        for item in report.cases {
            let key = Array(item.group.utf8)
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(CaseGroup(name: item.group))
            }
            groups[index].cases.append(
                Item(value: item, outcome: report.outcome(of: item, failingFrom: threshold)))
        }
        return groups
    }
}
