import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes SIGHUP, SIGINT, SIGQUIT and SIGTERM wait for the end of a write, so that they leave neither half a file nor a
/// temporary one.
///
/// The handler may run on any thread, also on the one that writes. It stores the signal, and ends the process if no
/// write is under way; else the last write does. Each first says what it does and then looks at the other, so that one
/// of them always sees both. Everything that the handler calls is safe in a handler.
enum EndingSignals {
    private static let writes = Atomic<Int>(0)
    // The signal that waits; 0 for none.
    private static let waiting = Atomic<CInt>(0)

    // The end of a pipe to which the first signal goes instead of ending the process; -1 for none.
    private static let listener = Atomic<CInt>(-1)

    /// Calls `body`, on a thread of its own, with the number of the first SIGINT or SIGTERM, which then does not end the
    /// process. The second one does.
    static func onFirst(_ body: @escaping @Sendable (CInt) -> Void) {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        DispatchQueue(label: "aasa.signals").async {
            var number: UInt8 = 0
            while read(reading, &number, 1) == -1, errno == EINTR {}
            if number != 0 { body(CInt(number)) }
        }
        listener.store(writing, ordering: .sequentiallyConsistent)
    }

    /// Whether a write should stop where it can, because a signal waits for it.
    static var isWaiting: Bool { waiting.load(ordering: .sequentiallyConsistent) != 0 }

    /// Takes over the signals that would end the process. A signal that is ignored (`nohup`) or has a handler stays as
    /// it is.
    static func takeOver() {
        // Also makes what the handler uses, since a handler must not be the first to do so.
        guard !isWaiting, writes.load(ordering: .sequentiallyConsistent) == 0 else { return }
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
            let before = signal(number) { EndingSignals.received($0) }
            if before != nil { signal(number, before) }
        }
        // A write beyond the limit of `ulimit -f` is then an error instead of the end.
        let before = signal(SIGXFSZ, SIG_IGN)
        if before != nil { signal(SIGXFSZ, before) }
    }

    /// Runs `body`, which the signals wait for.
    static func waitFor<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        writes.add(1, ordering: .sequentiallyConsistent)
        defer {
            let left = writes.subtract(1, ordering: .sequentiallyConsistent).newValue
            let number = waiting.load(ordering: .sequentiallyConsistent)
            if left == 0, number != 0 {
                endProcess(by: number)
                // Another thread takes the signal: those of Dispatch block it.
                sleep(60)
            }
        }
        return try body()
    }

    private static func received(_ number: CInt) {
        if number == SIGINT || number == SIGTERM {
            let end = listener.exchange(-1, ordering: .sequentiallyConsistent)
            var byte = UInt8(truncatingIfNeeded: number)
            if end >= 0, write(end, &byte, 1) == 1 { return }
        }
        waiting.store(number, ordering: .sequentiallyConsistent)
        if writes.load(ordering: .sequentiallyConsistent) == 0 { endProcess(by: number) }
    }

    // In the handler the signal is blocked, and takes effect when the handler returns.
    private static func endProcess(by number: CInt) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
