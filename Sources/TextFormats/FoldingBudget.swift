import Findings
import Synchronization

/// What the evaluators of strangers' code and configuration may spend together while they follow what it computes.
///
/// A few lines can ask for more than any machine has: a text that contains itself twice doubles with each line. Each
/// evaluator takes what it does off one budget, and where that is spent it stops: what would follow is unknown, and a
/// finding says so. One budget is for one question: all servers, or all sources of an app.
package final class FoldingBudget: Sendable {
    private struct Left {
        var steps: Int
        var bytes: Int
    }

    private let left: Mutex<Left>
    /// The steps and bytes that there were at first.
    package let most: (steps: Int, bytes: Int)

    /// - Parameters:
    ///   - steps: how many steps may be taken: positions of a text at a part of a pattern, expressions of code.
    ///   - bytes: how many bytes of texts may be put together.
    package init(steps: Int = mostSteps, bytes: Int = mostBytes) {
        most = (steps, bytes)
        left = Mutex(Left(steps: steps, bytes: bytes))
    }

    /// The most steps for one question, if nothing else is said.
    package static let mostSteps = Bound.foldingSteps.most
    /// The most bytes for one question, if nothing else is said.
    package static let mostBytes = Bound.foldingBytes.most

    /// Takes steps off; false if the budget is spent.
    @discardableResult
    package func step(_ count: Int = 1) -> Bool {
        left.withLock {
            $0.steps -= count
            return $0.steps >= 0
        }
    }

    /// Takes the bytes of a text off that is about to be made; false if it may not be made.
    package func produce(_ count: Int) -> Bool {
        left.withLock {
            $0.bytes -= count
            return $0.bytes >= 0
        }
    }

    /// How many steps are left.
    package var steps: Int { left.withLock { max(0, $0.steps) } }

    /// Whether something was not followed because one of its parts was used up.
    package var isSpent: Bool { left.withLock { $0.steps < 0 || $0.bytes < 0 } }
}
