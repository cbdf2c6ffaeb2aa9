#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Synchronization

    /// Counts the checks that are under way, in all and for each client, and refuses more than are allowed.
    final class Admission: Sendable {
        private let limit: Int
        private let limitOfClient: Int
        private let counts = Mutex(Counts())

        private struct Counts {
            var all = 0
            var ofClients: [IPAddress?: Int] = [:]
        }

        /// Creates a count of nothing.
        ///
        /// - Parameters:
        ///   - limit: how many are admitted at once.
        ///   - limitOfClient: how many of these are for the same client.
        init(_ limit: Int, ofClient limitOfClient: Int) {
            self.limit = limit
            self.limitOfClient = limitOfClient
        }

        /// Runs a check for a client, unless too many are under way.
        func admit<Result: Sendable>(
            _ client: IPAddress?, _ check: () async throws(Refusal) -> Result
        ) async throws(Refusal) -> Result {
            guard begin(client) else {
                throw Refusal(
                    .serviceUnavailable, "too many checks are under way; try again in a moment", [.retryAfter: "5"])
            }
            defer { end(client) }
            return try await check()
        }

        private func begin(_ client: IPAddress?) -> Bool {
            counts.withLock { counts in
                let own = counts.ofClients[client] ?? 0
                guard counts.all < limit, own < limitOfClient else { return false }
                counts.all += 1
                counts.ofClients[client] = own + 1
                return true
            }
        }

        private func end(_ client: IPAddress?) {
            counts.withLock { counts in
                counts.all -= 1
                let own = (counts.ofClients[client] ?? 1) - 1
                counts.ofClients[client] = own == 0 ? nil : own
            }
        }
    }
#endif
