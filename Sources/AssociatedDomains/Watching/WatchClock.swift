package import TextFormats

/// The time that a watch goes by.
package struct WatchClock: Sendable {
    /// The moment that events are dated with.
    package let now: @Sendable () -> Instant
    /// The time since any fixed moment; it does not jump when the system's clock is set.
    package let elapsed: @Sendable () -> Duration
    /// Waits.
    package let sleep: @Sendable (Duration) async throws(CancellationError) -> Void

    package init(
        now: @escaping @Sendable () -> Instant, elapsed: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
    ) {
        self.now = now
        self.elapsed = elapsed
        self.sleep = sleep
    }

    /// The system's clocks.
    package static var system: WatchClock {
        let start = ContinuousClock.now
        return WatchClock(now: { .now }, elapsed: { start.duration(to: .now) }) { duration throws(CancellationError) in
            do { try await Task.sleep(for: duration) } catch { throw CancellationError() }
        }
    }
}
