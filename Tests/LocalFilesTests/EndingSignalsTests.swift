import Foundation
import LocalFiles
import Synchronization
import TestData
import Testing

// On Darwin a thread cannot be handed to another one.
#if os(Linux)
    /// What a signal leaves that comes in the middle of a write: it is sent when the temporary file is there, and the file is
    /// so large that it is not complete then.
    @Suite struct `a signal in the middle of a write` {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        @Test func `to the program leaves the old file alone`() async throws {
            try LocalFiles().write([1], to: folder / "file")
            await #expect(processExitsWith: .signal(SIGTERM)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { _, _ in kill(getpid(), SIGTERM) }
            }
            #expect(try folder.names() == ["file"])
            #expect(try LocalFiles().read(folder / "file", limit: 10) == [1])
        }

        @Test func `to the thread that writes leaves the old file alone`() async throws {
            try LocalFiles().write([1], to: folder / "file")
            await #expect(processExitsWith: .signal(SIGINT)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { writer, _ in pthread_kill(writer, SIGINT) }
            }
            #expect(try folder.names() == ["file"])
            #expect(try LocalFiles().read(folder / "file", limit: 10) == [1])
        }

        @Test func `meets a temporary file that only its owner may read`() async throws {
            try LocalFiles().write([1], to: folder / "file")
            try #require(chmod(folder / "file", 0o664) == 0)
            await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { _, file in
                    var information = stat()
                    exit(fstat(file, &information) == 0 ? Int32(information.st_mode & 0o077) : 1)
                }
            }
        }

        // SIGKILL leaves nothing then. In the moment before it takes the old file's place it has a name.
        @Test func `meets a temporary file that has no name yet`() async throws {
            try LocalFiles().write([1], to: folder / "file")
            await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
                var looks = 0
                InterruptedWrite(in: path).run { _, file in
                    let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
                    if name?.hasSuffix(" (deleted)") ?? false { exit(0) }
                    looks += 1
                    if looks == 1_000 { exit(1) }
                }
            }
        }
    }

    /// A program that writes a large file on one thread, and on another does something while the temporary file is there.
    struct InterruptedWrite: Sendable {
        private let folder: String

        init(in folder: String) { self.folder = folder }

        /// - Parameter interrupt: gets the thread that writes, and the descriptor of the temporary file.
        func run(_ interrupt: (pthread_t, CInt) -> Void) -> Never {
            // The program that runs the tests may ignore them.
            for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
            LocalFiles().finishWritesBeforeEnding()
            unblockSignals()
            let writer = Mutex<pthread_t?>(nil)
            Thread.detachNewThread {
                unblockSignals()
                writer.withLock { $0 = pthread_self() }
                let bytes = [UInt8](repeating: 0x20, count: 256 << 20)
                while true { try? LocalFiles().write(bytes, to: folder + "/file") }
            }
            while true {
                if let file = temporaryFile, let thread = writer.withLock({ $0 }) { interrupt(thread, file) }
            }
        }

        /// The descriptor of the file in the folder that is being written and is not the old one.
        private var temporaryFile: CInt? {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            return files.first { file in
                let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + file)
                return path.map { $0.hasPrefix(folder + "/") && !$0.hasSuffix("/file") } ?? false
            }.flatMap { CInt($0) }
        }

        private func unblockSignals() {
            var set = sigset_t()
            sigemptyset(&set)
            for number in [SIGINT, SIGTERM] { sigaddset(&set, number) }
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
        }
    }
#endif
