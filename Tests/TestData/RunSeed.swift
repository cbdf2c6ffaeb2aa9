import Foundation
package import Testing

/// The number that all random inputs of a run follow from: `AASA_SEED` of the environment, or another one each run.
package enum RunSeed {
    package static let value =
        ProcessInfo.processInfo.environment["AASA_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64(UInt32.max))
}

extension Trait where Self == IssueHandlingTrait {
    /// Each failure says how to repeat the random inputs of this run.
    package static var seeded: Self {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("AASA_SEED=\(RunSeed.value) repeats this run")
            return issue
        }
    }
}
