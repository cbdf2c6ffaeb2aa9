import Synchronization

/// Holds requests back until the test opens it, and tells when they have come.
package final class Gate: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isOpen = false
        var arrived = 0
        var held: [@Sendable () -> Void] = []
        var waiting: [(count: Int, test: CheckedContinuation<Void, Never>)] = []
    }

    /// A closed gate.
    package init() {}

    /// Runs `body` once the gate is open.
    func pass(_ body: @escaping @Sendable () -> Void) {
        let (isOpen, ready) = state.withLock { state in
            state.arrived += 1
            if !state.isOpen { state.held.append(body) }
            let ready = state.waiting.filter { $0.count <= state.arrived }
            state.waiting.removeAll { $0.count <= state.arrived }
            return (state.isOpen, ready)
        }
        for waiting in ready { waiting.test.resume() }
        if isOpen { body() }
    }

    /// Returns when so many requests have come.
    package func waitForArrivals(_ count: Int) async {
        await withCheckedContinuation { test in
            let isThere = state.withLock { state in
                if state.arrived < count { state.waiting.append((count, test)) }
                return state.arrived >= count
            }
            if isThere { test.resume() }
        }
    }

    /// Lets all requests through, now and later.
    package func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for body in held { body() }
    }
}
