import Synchronization

/// Pauses that end early when the scan is stopped.
final class Delays: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isOver = false
        var last = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    }

    /// Waits; false if it was cut short.
    func wait(_ time: Duration) async -> Bool {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        return await withCheckedContinuation { pause in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiting[number] = pause }
                return state.isOver
            }
            guard !isOver else { return pause.resume(returning: false) }
            Task {
                try? await Task.sleep(for: time)
                self.resume(number)
            }
        }
    }

    /// Ends all pauses, and those that would begin.
    func end() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [:] }
            return state.waiting.values.map(\.self)
        }
        for pause in waiting { pause.resume(returning: false) }
    }

    private func resume(_ number: Int) {
        let pause = state.withLock { $0.waiting.removeValue(forKey: number) }
        pause?.resume(returning: true)
    }
}
