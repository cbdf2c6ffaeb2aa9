import Synchronization

/// Holds back what some servers answer until others have answered so many times: an order of events that needs no clock.
package final class Gate: Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var missing: Int
        var waiting: [@Sendable () -> Void] = []
    }

    /// Opens after so many answers.
    package init(after count: Int) { state = Mutex(State(missing: count)) }

    func pass() {
        let waiting = state.withLock { state in
            state.missing -= 1
            guard state.missing == 0 else { return [@Sendable () -> Void]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for action in waiting { action() }
    }

    func whenOpen(_ action: @escaping @Sendable () -> Void) {
        let isOpen = state.withLock { state in
            if state.missing > 0 { state.waiting.append(action) }
            return state.missing <= 0
        }
        if isOpen { action() }
    }
}
