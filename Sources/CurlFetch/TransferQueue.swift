import AssociationModel
import CCurl
import Synchronization
import TextFormats

/// What tasks ask of the fetcher's thread.
final class TransferQueue: Sendable {
    /// A request and the task that waits for it.
    struct Job: Sendable {
        let number: Int
        let request: Request
        let waiting: CheckedContinuation<Exchange, Never>

        /// Tells the task that there is no answer.
        func end(_ failure: FetchFailure) {
            waiting.resume(returning: Exchange(request, outcome: .failure(failure)))
        }
    }

    /// What there is to do for the thread.
    struct Work {
        var jobs: [Job] = []
        var cancelled: [Int] = []
        var isOver = false
    }

    private struct State {
        // Numbers given out and not asked for yet; true where they were given up meanwhile.
        var announced: [Int: Bool] = [:]
        var jobs: [Job] = []
        var cancelled: [Int] = []
        var isOver = false
        var lastNumber = 0
        // The thread's `CURLM *`, to wake it by; nil before it runs and after.
        var multi: UnsafeMutableRawPointer?
        // Why there is no thread.
        var failure: String?
    }

    private let state = Mutex(State())

    /// What a request that was given up gets to hear.
    static let cancelled = FetchFailure.other(reason: "it was given up")

    /// A number by which a request can be cancelled, even before it is asked for.
    func nextNumber() -> Int {
        state.withLock {
            $0.lastNumber += 1
            $0.announced[$0.lastNumber] = false
            return $0.lastNumber
        }
    }

    /// Asks for a request.
    func add(_ job: Job) {
        let failure: FetchFailure? = state.withLock { state in
            if state.announced.removeValue(forKey: job.number) == true { return Self.cancelled }
            if let failure = state.failure { return .other(reason: failure) }
            state.jobs.append(job)
            Self.wake(state)
            return nil
        }
        if let failure { job.end(failure) }
    }

    /// Gives a request up, whether it waits, runs, or is yet to be asked for.
    func cancel(_ number: Int) {
        let waiting: Job? = state.withLock { state in
            if state.announced.updateValue(true, forKey: number) != nil { return nil }
            state.announced[number] = nil
            if let index = state.jobs.firstIndex(where: { $0.number == number }) { return state.jobs.remove(at: index) }
            state.cancelled.append(number)
            Self.wake(state)
            return nil
        }
        waiting?.end(Self.cancelled)
    }

    /// Ends the thread when all is done.
    func finish() {
        state.withLock {
            $0.isOver = true
            Self.wake($0)
        }
    }

    /// Says that there is no thread, so that nobody waits for it.
    func fail(_ reason: String) {
        let jobs = state.withLock { state in
            state.failure = reason
            defer { state.jobs = [] }
            return state.jobs
        }
        for job in jobs { job.end(.other(reason: reason)) }
    }

    /// Says by what the thread can be woken.
    func setMulti(_ multi: UnsafeMutableRawPointer?) {
        let address = UInt(bitPattern: multi)
        state.withLock { $0.multi = UnsafeMutableRawPointer(bitPattern: address) }
    }

    /// Takes what there is to do: at most so many jobs.
    func take(atMost count: Int) -> Work {
        state.withLock { state in
            let jobs = Array(state.jobs.prefix(count))
            state.jobs.removeFirst(jobs.count)
            defer { state.cancelled = [] }
            return Work(jobs: jobs, cancelled: state.cancelled, isOver: state.isOver)
        }
    }

    private static func wake(_ state: State) {
        if let multi = state.multi { ccurl_multi_wakeup(multi) }
    }
}
