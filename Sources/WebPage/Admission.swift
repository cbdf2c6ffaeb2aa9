#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Synchronization

    /// Admits so many at once, in all and for each client. Others wait, in order, if not too many do.
    final class Admission: Sendable {
        /// How many are admitted, or wait.
        struct Limit {
            /// In all.
            let all: Int
            /// For one client.
            let ofClient: Int
        }

        private let limit: Limit
        private let waitingLimit: Limit
        private let waitSeconds: Int
        private let state = Mutex(State())

        private struct State {
            var admitted = Counts()
            var waiting: [Waiter] = []
            var waitingOf = Counts()
            var next = 0

            mutating func removeWaiter(at index: Int) -> Waiter {
                let waiter = waiting.remove(at: index)
                waitingOf.remove(waiter.client)
                return waiter
            }
        }

        private struct Waiter {
            let number: Int
            let client: IPAddress?
            let turn: CheckedContinuation<Turn, Never>
        }

        private enum Turn { case admitted, refused }

        /// Creates an admission of nothing yet.
        ///
        /// - Parameters:
        ///   - waiting: how many wait at most.
        ///   - seconds: how long each waits at most.
        init(_ limit: Limit, waiting: Limit, for seconds: Int) {
            self.limit = limit
            waitingLimit = waiting
            waitSeconds = seconds
        }

        /// Runs work for a client, now or when its turn comes; throws if too many wait, or if it does not come in time.
        /// The caller gives up its turn by being cancelled.
        func admit<Result: Sendable>(
            _ client: IPAddress?, _ work: () async throws(Refusal) -> Result
        ) async throws(Refusal) -> Result {
            let client = client?.network
            guard await turn(of: client) == .admitted else {
                throw Refusal(
                    .serviceUnavailable, "too many checks are under way; try again in a moment", [.retryAfter: "5"])
            }
            defer { leave(client) }
            return try await work()
        }

        private func turn(of client: IPAddress?) async -> Turn {
            let number = state.withLock { state in
                state.next += 1
                return state.next
            }
            let patience = Task {
                try await Task.sleep(for: .seconds(waitSeconds))
                giveUp(number)
            }
            defer { patience.cancel() }
            return await withTaskCancellationHandler {
                await withCheckedContinuation { turn in wait(Waiter(number: number, client: client, turn: turn)) }
            } onCancel: {
                giveUp(number)
            }
        }

        // Nobody waits who could be admitted, so one who is admitted at once passes no one.
        private func wait(_ waiter: Waiter) {
            let turn: Turn? = state.withLock { state in
                if state.admitted.add(waiter.client, limit) { return .admitted }
                // A cancellation before this line found no one to give up for.
                guard !Task.isCancelled, waitSeconds > 0, state.waitingOf.add(waiter.client, waitingLimit) else {
                    return .refused
                }
                state.waiting.append(waiter)
                return nil
            }
            if let turn { waiter.turn.resume(returning: turn) }
        }

        private func giveUp(_ number: Int) {
            let waiter: Waiter? = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }.map { state.removeWaiter(at: $0) }
            }
            waiter?.turn.resume(returning: .refused)
        }

        // The place that is free goes to the first who may have it: others of the same client have to wait on.
        private func leave(_ client: IPAddress?) {
            let waiter: Waiter? = state.withLock { state in
                state.admitted.remove(client)
                let index = state.waiting.firstIndex { state.admitted.canAdd($0.client, limit) }
                guard let index else { return nil }
                let waiter = state.removeWaiter(at: index)
                _ = state.admitted.add(waiter.client, limit)
                return waiter
            }
            waiter?.turn.resume(returning: .admitted)
        }
    }

    /// How many there are, in all and of each client.
    private struct Counts {
        private var all = 0
        private var ofClients: [IPAddress?: Int] = [:]

        func canAdd(_ client: IPAddress?, _ limit: Admission.Limit) -> Bool {
            all < limit.all && ofClients[client] ?? 0 < limit.ofClient
        }

        /// Adds one, unless there are as many as may be.
        mutating func add(_ client: IPAddress?, _ limit: Admission.Limit) -> Bool {
            guard canAdd(client, limit) else { return false }
            all += 1
            ofClients[client, default: 0] += 1
            return true
        }

        mutating func remove(_ client: IPAddress?) {
            all -= 1
            let count = (ofClients[client] ?? 1) - 1
            ofClients[client] = count == 0 ? nil : count
        }
    }

    extension IPAddress {
        /// What one client has: an IPv4 address, or the 64 bits of an IPv6 address that name its network (RFC 4291, 2.5.4),
        /// within which it can choose any address.
        var network: IPAddress {
            guard bytes.count == 16 else { return self }
            return IPAddress(bytes: bytes.prefix(8) + [UInt8](repeating: 0, count: 8)) ?? self
        }
    }
#endif
