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
            defer { folder.remove() }
            try LocalFiles().write([1], to: folder / "file")
            await #expect(processExitsWith: .signal(SIGTERM)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { _ in kill(getpid(), SIGTERM) }
            }
            #expect(try folder.names() == ["file"])
            #expect(try LocalFiles().read(folder / "file", limit: 10) == [1])
        }

        @Test func `to the thread that writes leaves the old file alone`() async throws {
            defer { folder.remove() }
            try LocalFiles().write([1], to: folder / "file")
            await #expect(processExitsWith: .signal(SIGINT)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { pthread_kill($0, SIGINT) }
            }
            #expect(try folder.names() == ["file"])
            #expect(try LocalFiles().read(folder / "file", limit: 10) == [1])
        }

        @Test func `meets a temporary file that only its owner may read`() async throws {
            defer { folder.remove() }
            try LocalFiles().write([1], to: folder / "file")
            try #require(chmod(folder / "file", 0o664) == 0)
            await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
                InterruptedWrite(in: path).run { _ in
                    var information = stat()
                    let name = (try? FileManager.default.contentsOfDirectory(atPath: path))?.first { $0 != "file" }
                    exit(
                        name.map { lstat(path + "/" + $0, &information) } == 0 ? Int32(information.st_mode & 0o077) : 1)
                }
            }
        }
    }

    /// A program that writes a large file on one thread, and on another does something while the temporary file is there.
    struct InterruptedWrite: Sendable {
        private let folder: String

        init(in folder: String) { self.folder = folder }

        func run(_ interrupt: (pthread_t) -> Void) -> Never {
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
            while (try? FileManager.default.contentsOfDirectory(atPath: folder))?.contains(where: { $0.hasPrefix(".") })
                != true
            {}
            if let thread = writer.withLock({ $0 }) { interrupt(thread) }
            while true { pause() }
        }

        private func unblockSignals() {
            var set = sigset_t()
            sigemptyset(&set)
            for number in [SIGINT, SIGTERM] { sigaddset(&set, number) }
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
        }
    }
#endif
