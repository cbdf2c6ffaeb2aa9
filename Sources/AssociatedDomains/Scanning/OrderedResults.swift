import Dispatch
import Findings
import Synchronization

/// Holds results back until all before them are delivered. No more than a window of them is held.
final class OrderedResults: Sendable {
    private let window: DispatchSemaphore
    private let state = Mutex(State())

    private struct State {
        var reserved = 0
        var delivered = 0
        var held: [Int: ScanResult?] = [:]
    }

    init(window: Int) { self.window = DispatchSemaphore(signals: window) }

    /// The place of the next result. Waits while the window is full.
    func reserve() -> Int {
        window.wait()
        return state.withLock { state in
            defer { state.reserved += 1 }
            return state.reserved
        }
    }

    /// Adds the result for a place, nil if there is none, and passes on all whose turn it is.
    func add(_ result: ScanResult?, at place: Int, _ pass: (ScanResult?) -> Void) {
        let count = state.withLock { state in
            state.held[place] = .some(result)
            let first = state.delivered
            while let next = state.held.removeValue(forKey: state.delivered) {
                pass(next)
                state.delivered += 1
            }
            return state.delivered - first
        }
        for _ in 0..<count { window.signal() }
    }

    /// Lets the one that waits in ``reserve()`` go on.
    func stop() { window.signal() }
}

extension DispatchSemaphore {
    /// A semaphore that may be given up while somebody waits for it, which one with that initial value may not.
    convenience init(signals: Int) {
        self.init(value: 0)
        for _ in 0..<signals { signal() }
    }
}
