#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import Hummingbird

    extension Request {
        /// Whether a body follows the head (RFC 9112, 6.3).
        var hasBody: Bool { headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false }

        /// The body.
        ///
        /// - Parameters:
        ///   - limit: the most bytes that are taken.
        ///   - seconds: the time in which they must have come, so that nobody keeps a place by sending a byte now and then.
        func bytes(upTo limit: Int, within seconds: Int) async throws(Refusal) -> [UInt8] {
            if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw .tooLarge(limit) }
            let body = body
            let outcome = await withTaskGroup(of: Outcome.self) { group in
                group.addTask { await Self.read(body, upTo: limit) }
                group.addTask {
                    try? await Task.sleep(for: .seconds(seconds))
                    return .late
                }
                let first = await group.next() ?? .incomplete
                group.cancelAll()
                return first
            }
            switch outcome {
            case .bytes(let bytes): return bytes
            case .tooLarge: throw .tooLarge(limit)
            case .incomplete: throw Refusal(.badRequest, "the request ended before its body did")
            case .late: throw Refusal(.requestTimeout, "the request did not arrive within \(seconds) seconds")
            }
        }

        private enum Outcome: Sendable {
            case bytes([UInt8])
            case tooLarge, incomplete, late
        }

        private static func read(_ body: RequestBody, upTo limit: Int) async -> Outcome {
            var bytes: [UInt8] = []
            do {
                for try await piece in body {
                    guard bytes.count + piece.readableBytes <= limit else { return .tooLarge }
                    bytes += piece.readableBytesView
                }
                return .bytes(bytes)
            } catch {
                return .incomplete
            }
        }
    }
#endif
