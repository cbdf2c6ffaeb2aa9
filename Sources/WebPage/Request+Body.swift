#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird
    import NIOCore
    import Synchronization

    /// Takes a body as it comes.
    protocol BodyReader: Sendable {
        /// What the body is.
        associatedtype Value: Sendable

        /// Takes the next bytes.
        mutating func take(_ bytes: ByteBufferView) async throws(Refusal)
        /// Returns what the body is, after its last byte.
        mutating func finish() async throws(Refusal) -> Value
    }

    /// Keeps a body in memory.
    struct WholeBody: BodyReader {
        private var bytes: [UInt8] = []

        mutating func take(_ bytes: ByteBufferView) { self.bytes += bytes }

        func finish() -> [UInt8] { bytes }
    }

    /// How fast a body must come, so that nobody keeps a place by sending a byte now and then.
    struct BodyPace {
        /// The time that each body has, in seconds.
        let seconds: Int
        /// The bytes that give it another second.
        let bytesPerSecond: Int

        /// Returns when a body comes too slowly.
        ///
        /// - Parameter received: how many bytes have come.
        fileprivate func end(_ received: borrowing Atomic<Int>) async -> Refusal {
            let start = ContinuousClock.now
            while !Task.isCancelled {
                let bytes = received.load(ordering: .relaxed)
                let time = Duration.seconds(seconds) + .seconds(1) * (Double(bytes) / Double(bytesPerSecond))
                if ContinuousClock.now - start >= time { break }
                try? await Task.sleep(until: start + time, clock: .continuous)
            }
            return Refusal(.requestTimeout, "the request comes too slowly")
        }
    }

    extension Request {
        /// Whether a body follows the head (RFC 9112, 6.3).
        var hasBody: Bool { headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false }

        /// The size of the body, as the head says it; nil if it does not.
        var bodySize: Int? { headers[.contentLength].flatMap { Int($0) } }

        /// Reads the body.
        ///
        /// - Parameter limit: the most bytes that are taken.
        func read<Reader: BodyReader>(
            _ reader: Reader, upTo limit: Int, _ pace: BodyPace, from client: PageClient
        ) async throws(Refusal) -> Reader.Value {
            if let bodySize, bodySize > limit { throw .tooLarge(limit) }
            client.askForBody(of: head)
            let received = Received()
            let body = body
            return try await Interruptible.run { () throws(Refusal) in
                var reader = reader
                do {
                    for try await piece in body {
                        guard received.add(piece.readableBytes) <= limit else { throw Refusal.tooLarge(limit) }
                        try await reader.take(piece.readableBytesView)
                    }
                } catch {
                    throw error as? Refusal ?? Refusal(.badRequest, "the request ended before its body did")
                }
                return try await reader.finish()
            } until: {
                await pace.end(received.count)
            }
        }
    }

    /// How much of a body has come.
    private final class Received: Sendable {
        let count = Atomic(0)

        /// Adds bytes, and returns their number in all.
        func add(_ bytes: Int) -> Int { count.add(bytes, ordering: .relaxed).newValue }
    }
#endif
