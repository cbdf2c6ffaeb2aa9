import Synchronization

/// Holds back what servers answer until others have answered so many times, or the test opens it: an order of events that
/// needs no clock.
package final class Gate: Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var missing: Int
        var held: [@Sendable () -> Void] = []
        var tests: [(count: Int, test: CheckedContinuation<Void, Never>)] = []
    }

    /// Opens after so many answers, or when the test opens it.
    package init(after count: Int = .max) { state = Mutex(State(missing: count)) }

    /// Lets what is held back go on.
    package func open() {
        let held = state.withLock { state in
            state.missing = 0
            defer { state.held = [] }
            return state.held
        }
        for action in held { action() }
    }

    /// Returns when so many answers are held back.
    package func waitUntilHeld(_ count: Int) async {
        await withCheckedContinuation { test in
            let isThere = state.withLock { state in
                if state.held.count < count { state.tests.append((count, test)) }
                return state.held.count >= count
            }
            if isThere { test.resume() }
        }
    }

    func pass() {
        let opens = state.withLock { state in
            if state.missing > 0 { state.missing -= 1 }
            return state.missing == 0
        }
        if opens { open() }
    }

    func whenOpen(_ action: @escaping @Sendable () -> Void) {
        let (isOpen, ready) = state.withLock { state in
            guard state.missing > 0 else { return (true, [CheckedContinuation<Void, Never>]()) }
            state.held.append(action)
            let ready = state.tests.filter { $0.count <= state.held.count }.map(\.test)
            state.tests.removeAll { $0.count <= state.held.count }
            return (false, ready)
        }
        for test in ready { test.resume() }
        if isOpen { action() }
    }
}
