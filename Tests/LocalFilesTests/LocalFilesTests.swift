import AssociationModel
import LocalFiles
import TestData
import Testing
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite(.serialized) struct `local files` {
    private let files = LocalFiles()

    @Test(arguments: [
        (0, 10), (9, 10), (10, 10), (11, 10), (5_000, 10), (5_000, 0), (3_000_000, 2_000_000), (7, Int.max),
    ])
    func `of a file, at most the limit and one byte more is read`(size: Int, limit: Int) throws {
        let folder = try TemporaryFolder()
        let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try files.write(content, to: folder / "file")
        #expect(
            try files.read(folder / "file", limit: limit) == Array(content.prefix(limit == Int.max ? limit : limit + 1))
        )
    }

    @Test func `of a gigabyte of zeros, no more than the limit is read`() throws {
        let folder = try TemporaryFolder()
        try files.write([], to: folder / "zeros")
        #expect(truncate(folder / "zeros", 1 << 30) == 0)
        #expect(try files.read(folder / "zeros", limit: 131_072).count == 131_073)
    }

    @Test(.enabled(if: access("/proc/self/status", R_OK) == 0, "there is no /proc"))
    func `a file of the kernel that claims to be empty is read`() throws {
        #expect(try files.read("/proc/self/status", limit: 5) == Array("Name:\t".utf8))
    }

    @Test func `what is not there, or could not be, is missing`() throws {
        let folder = try TemporaryFolder()
        try files.write([1], to: folder / "file")
        #expect(symlink("nowhere", folder / "dangling") == 0)
        for path in [folder / "absent", folder / "file/below", folder / "dangling", "", folder / "file\u{0}x"] {
            #expect(throws: FileFailure.missing) { try files.read(path, limit: 10) }
            #expect(!files.exists(path))
        }
    }

    @Test func `a directory, a pipe, a socket and a device are refused at once`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder / "pipe", 0o600) == 0)
        let socket = try folder.bindSocket("socket")
        defer { close(socket) }
        #expect(throws: FileFailure.isDirectory) { try files.read(folder.path, limit: 10) }
        #expect(throws: FileFailure.isDirectory) { try files.read(folder.path + "/", limit: 10) }
        for path in [folder / "pipe", folder / "socket", "/dev/zero", "/dev/null"] {
            #expect(throws: FileFailure.notRegular) { try files.read(path, limit: 10) }
            #expect(files.exists(path))
            #expect(!files.isDirectory(path))
        }
        #expect(files.isDirectory(folder.path))
    }

    @Test func `a symbolic link is followed`() throws {
        let folder = try TemporaryFolder()
        try files.write(Array("hello".utf8), to: folder / "file")
        #expect(symlink("file", folder / "link") == 0)
        #expect(symlink("loop", folder / "loop") == 0)
        #expect(symlink(".", folder / "here") == 0)
        #expect(try files.read(folder / "link", limit: 10) == Array("hello".utf8))
        #expect(files.isDirectory(folder / "here"))
        #expect(throws: FileFailure.unreadable(reason: String(cString: strerror(ELOOP)))) {
            try files.read(folder / "loop", limit: 10)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `a file without permission is unreadable, in the system's words`() throws {
        let folder = try TemporaryFolder()
        try files.write([1], to: folder / "file")
        #expect(chmod(folder / "file", 0) == 0)
        #expect(throws: FileFailure.unreadable(reason: String(cString: strerror(EACCES)))) {
            try files.read(folder / "file", limit: 10)
        }
    }

    @Test(arguments: [(0, 10), (10, 10), (11, 10), (30_000, 20_000)])
    func `of standard input, at most the limit and one byte more is read`(size: Int, limit: Int) throws {
        let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let got = try withStandardInput(content) { try files.readStandardInput(limit: limit) }
        #expect(got == Array(content.prefix(limit + 1)))
    }

    private func withStandardInput<Result>(_ content: [UInt8], _ body: () throws -> Result) throws -> Result {
        var ends: [CInt] = [0, 0]
        try #require(pipe(&ends) == 0)
        try #require(write(ends[1], content, content.count) == content.count)
        close(ends[1])
        let saved = dup(STDIN_FILENO)
        dup2(ends[0], STDIN_FILENO)
        close(ends[0])
        defer {
            if saved >= 0 {
                dup2(saved, STDIN_FILENO)
                close(saved)
            } else {
                close(STDIN_FILENO)
            }
        }
        return try body()
    }
}
