#if WebPage
    import AssociatedDomains
    import HTTPTypes
    import NIOPosix

    /// A file that is being uploaded. Its bytes go to disk, some at a time, on a thread that may wait for the disk.
    struct ArrivingFile: Sendable {
        private let name: String
        private let limit: Int
        private let content: TemporaryFile
        private var count = 0
        private var start: [UInt8] = []
        private var unwritten: [UInt8] = []

        /// How many bytes are written at once.
        private static let piece = 256 << 10

        /// Creates an empty file.
        ///
        /// - Parameter limit: the most bytes of a file that is not an archive.
        init(named name: String, limit: Int) throws(Refusal) {
            self.name = name
            self.limit = limit
            do throws(TemporaryFileFailure) { content = try TemporaryFile() } catch { throw Refusal(error) }
        }

        mutating func append(_ bytes: ArraySlice<UInt8>) async throws(Refusal) {
            if start.count < InputItem.startLength { start += bytes.prefix(InputItem.startLength - start.count) }
            count += bytes.count
            guard count <= limit || kind == .archive else {
                throw Refusal(
                    .contentTooLarge,
                    "\(plain: name) is larger than \(limit >> 20) MB, the most that is taken of a file that is not an app"
                )
            }
            unwritten += bytes
            if unwritten.count >= Self.piece { try await write() }
        }

        /// Returns the whole file.
        mutating func finish() async throws(Refusal) -> UploadedForm.File {
            if !unwritten.isEmpty { try await write() }
            return UploadedForm.File(name: name, kind: kind, content: content)
        }

        private var kind: AppFile.UploadKind { AppFile.UploadKind(named: name, start: start) }

        private mutating func write() async throws(Refusal) {
            let bytes = unwritten
            unwritten.removeAll(keepingCapacity: true)
            let outcome = await Self.outcome { [content] () throws(TemporaryFileFailure) in
                try content.append(bytes[...])
            }
            do throws(TemporaryFileFailure) { try outcome.get() } catch { throw Refusal(error) }
        }

        private static func outcome(
            _ work: @escaping @Sendable () throws(TemporaryFileFailure) -> Void
        ) async -> Result<Void, TemporaryFileFailure> {
            // Threads of this pool are never stopped, and the work is not one that throws.
            let outcome = try? await NIOThreadPool.singleton.runIfActive {
                Result { () throws(TemporaryFileFailure) in try work() }
            }
            return outcome ?? .success(())
        }
    }

    extension Refusal {
        /// Refuses a file that this machine cannot keep. Where it would be is nobody's business but the log's.
        fileprivate init(_ failure: TemporaryFileFailure) {
            switch failure {
            case .full:
                self.init(
                    HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
                    "the server has no space left for the file; try again later",
                    because: failure.message)
            case .notCreated, .notWritten:
                self.init(.internalServerError, "the server cannot keep the file", because: failure.message)
            }
        }
    }
#endif
