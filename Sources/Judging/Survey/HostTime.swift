/// How long one host may take, over all the requests that it needs.
package struct HostTime: Sendable {
    /// How long requests to a host may have been under way when another begins.
    let limit: Duration
    /// The time since some fixed moment.
    let now: @Sendable () -> Duration

    /// Lets no host take longer than three times the time limit of one exchange: a request may begin while there is time
    /// for it to end.
    package init(timeout: Double, now: @escaping @Sendable () -> Duration = Self.sinceNow()) {
        limit = .seconds(2 * timeout)
        self.now = now
    }

    /// The time since this call.
    package static func sinceNow() -> @Sendable () -> Duration {
        let start = ContinuousClock.now
        return { start.duration(to: .now) }
    }
}
