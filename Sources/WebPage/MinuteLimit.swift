#if WebPage
    import AssociatedDomains
    import Synchronization

    /// Counts what comes from each address in a minute.
    final class MinuteLimit: Sendable {
        private let limit: Int
        private let length: Duration
        private let state = Mutex(State())

        private struct State {
            var start = ContinuousClock.now
            var counts: [IPAddress?: Int] = [:]
        }

        // More addresses than that share a count.
        private static let addresses = 10_000

        /// - Parameter seconds: how long a minute lasts.
        init(_ limit: Int, seconds: Int) {
            self.limit = limit
            length = .seconds(seconds)
        }

        /// Whether this one is within the limit, which it counts for.
        func admits(_ address: IPAddress?) -> Bool {
            state.withLock { state in
                if ContinuousClock.now - state.start >= length { state = State() }
                let network = address?.network
                let isKnown = state.counts[network] != nil || state.counts.count < Self.addresses
                let count = (state.counts[isKnown ? network : nil] ?? 0) + 1
                state.counts[isKnown ? network : nil] = count
                return count <= limit
            }
        }
    }
#endif
