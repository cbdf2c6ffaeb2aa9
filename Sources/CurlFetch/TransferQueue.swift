import AssociationModel
import CCurl
import Synchronization
import TextFormats

/// The requests of tasks to the fetcher's thread.
final class TransferQueue: Sendable {
    /// A request and the task that waits for it.
    struct Job: Sendable {
        let number: Int
        let request: Request
        let waiting: CheckedContinuation<Exchange, Never>

        /// Resumes the task without an answer.
        func end(_ outcome: Exchange.Outcome, _ attempts: [ConnectionAttempt] = []) {
            waiting.resume(returning: Exchange(request, outcome: outcome, attempts: attempts))
        }
    }

    /// What the thread has to do next.
    struct Work {
        var jobs: [Job] = []
        var cancelled: [Int] = []
        var isOver = false
    }

    private struct State {
        // Numbers that were assigned and whose request was not submitted yet; true if cancelled meanwhile.
        var announced: [Int: Bool] = [:]
        var jobs: [Job] = []
        var cancelled: [Int] = []
        var isOver = false
        var lastNumber = 0
        // The thread's `CURLM *`, for waking it; nil before and after it runs.
        var multi: UnsafeMutableRawPointer?
        // Why no thread could be started; nil if one was.
        var failure: String?
    }

    private let state = Mutex(State())

    /// The outcome of a cancelled request.
    static let cancelled = Exchange.Outcome.notSeen(.cancelled)

    /// Assigns a number by which a request can be cancelled, even before it is submitted.
    func nextNumber() -> Int {
        state.withLock {
            $0.lastNumber += 1
            $0.announced[$0.lastNumber] = false
            return $0.lastNumber
        }
    }

    /// Submits a request.
    func add(_ job: Job) {
        let failure: Exchange.Outcome? = state.withLock { state in
            if state.announced.removeValue(forKey: job.number) == true { return Self.cancelled }
            if let failure = state.failure { return .notSeen(.local(.limit(failure))) }
            state.jobs.append(job)
            Self.wake(state)
            return nil
        }
        if let failure { job.end(failure) }
    }

    /// Cancels a request, whether it is waiting, running, or not yet submitted.
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

    /// Ends the thread once all requests are done.
    func finish() {
        state.withLock {
            $0.isOver = true
            Self.wake($0)
        }
    }

    /// Records that there is no thread, so that no request waits for it.
    func fail(_ reason: String) {
        let jobs = state.withLock { state in
            state.failure = reason
            defer { state.jobs = [] }
            return state.jobs
        }
        for job in jobs { job.end(.notSeen(.local(.limit(reason)))) }
    }

    /// Sets the handle by which the thread can be woken.
    func setMulti(_ multi: UnsafeMutableRawPointer?) {
        let address = UInt(bitPattern: multi)
        state.withLock { $0.multi = UnsafeMutableRawPointer(bitPattern: address) }
    }

    /// Takes the work that is due, with at most the given number of jobs.
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
