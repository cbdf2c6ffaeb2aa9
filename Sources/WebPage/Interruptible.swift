#if WebPage
    /// Work that is given up when something else happens first.
    enum Interruptible {
        /// Does work. When something else happens first, the work is cancelled, and the refusal is thrown once it has ended.
        ///
        /// - Parameter end: returns when that happens, or as soon as it is cancelled.
        static func run<Value: Sendable>(
            _ work: @escaping @Sendable () async throws(Refusal) -> Value,
            until end: @escaping @Sendable () async -> Refusal
        ) async throws(Refusal) -> Value {
            let first = await withTaskGroup(of: Result<Value, Refusal>.self) { group in
                group.addTask {
                    do throws(Refusal) { return .success(try await work()) } catch { return .failure(error) }
                }
                group.addTask { .failure(await end()) }
                defer { group.cancelAll() }
                return await group.next()
            }
            guard let first else { throw await end() }
            return try first.get()
        }

        /// Does work for at most so many seconds.
        static func run<Value: Sendable>(
            seconds: Int, _ refusal: Refusal, _ work: @escaping @Sendable () async throws(Refusal) -> Value
        ) async throws(Refusal) -> Value {
            try await run(work) {
                try? await Task.sleep(for: .seconds(seconds))
                return refusal
            }
        }
    }
#endif
