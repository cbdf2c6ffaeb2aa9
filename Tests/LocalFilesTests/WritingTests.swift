import AssociationModel
import LocalFiles
import TestData
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct `writing files` {
    private let files = LocalFiles()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) throws -> String {
        String(decoding: try files.read(folder / name, limit: 1_000), as: UTF8.self)
    }

    private func put(_ text: String, _ name: String, mode: mode_t = 0o644) throws {
        try files.write(Array(text.utf8), to: folder / name)
        try #require(chmod(folder / name, mode) == 0)
    }

    @Test func `replaces a file whole, keeps its permissions and leaves nothing else behind`() throws {
        try put("old and longer", "file", mode: 0o640)
        let old = open(folder / "file", O_RDONLY)
        defer { close(old) }
        try files.write(Array("new".utf8), to: folder / "file")
        #expect(try text("file") == "new")
        #expect(try folder.permissions("file") == 0o640)
        #expect(try folder.names() == ["file"])
        var buffer = [UInt8](repeating: 0, count: 100)
        #expect(read(old, &buffer, 100) == 14, "one who has the old file open still sees all of it")
    }

    @Test(
        .enabled(if: geteuid() == 0, "only root may give a file to somebody else"), arguments: [mode_t(0o600), 0o664])
    func `keeps owner and group`(mode: mode_t) throws {
        try put("old", "file", mode: mode)
        try #require(chown(folder / "file", 1_234, 2_345) == 0)
        try files.rewrite(folder / "file", from: Array("old".utf8), to: Array("new".utf8))
        let information = try folder.information("file")
        #expect(information.st_uid == 1_234 && information.st_gid == 2_345)
        #expect(try folder.permissions("file") == mode)
    }

    #if os(Linux)
        // An access control list that lets user 33 read; its mask stands where `stat` shows the group's permissions.
        @Test(.needsTool("python3"))
        func `keeps extended attributes and the access control list`() throws {
            try put("old", "file")
            let set = try ProgramRun(
                shell: """
                    python3 -c 'import os, struct, sys
                    entries = [(1, 6, -1), (2, 4, 33), (4, 0, -1), (16, 4, -1), (32, 0, -1)]
                    acl = struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *entry) for entry in entries)
                    os.setxattr(sys.argv[1], "system.posix_acl_access", acl)
                    os.setxattr(sys.argv[1], "user.note", b"kept")' "$1"
                    """, [folder / "file"])
            // The file system may not have them.
            guard set.status == 0 else { return }
            try files.write(Array("new".utf8), to: folder / "file")
            let got = try ProgramRun(
                shell: """
                    python3 -c 'import os, sys
                    print(os.getxattr(sys.argv[1], "user.note"))
                    print(len(os.getxattr(sys.argv[1], "system.posix_acl_access")))' "$1"
                    """, [folder / "file"])
            #expect(got.output == "b'kept'\n44\n", "\(got.complaint)")
            #expect(try folder.permissions("file") == 0o640)
        }
    #endif

    @Test func `goes through a symbolic link and leaves it, even if it leads to nothing yet`() throws {
        try put("old", "file")
        try folder.link("link", to: "file")
        try folder.link("chain", to: folder / "first")
        try folder.link("first", to: "new")
        try folder.link("loop", to: "loop")
        try folder.link("astray", to: "absent/new")
        try files.write([2], to: folder / "link")
        try files.write([3], to: folder / "chain")
        #expect(try files.read(folder / "file", limit: 10) == [2])
        #expect(try files.read(folder / "new", limit: 10) == [3])
        #expect(throws: WriteFailure.refused(reason: String(cString: strerror(ELOOP)))) {
            try files.write([4], to: folder / "loop")
        }
        #expect(throws: WriteFailure.noDirectory) { try files.write([4], to: folder / "astray") }
        #expect(try folder.names() == ["astray", "chain", "file", "first", "link", "loop", "new"])
        for link in ["link", "chain", "first"] { #expect(try folder.isLink(link)) }
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give a link to somebody else"), arguments: ["file", "new"])
    func `follows no link of another user where anybody can put one`(target: String) throws {
        try put("kept", "file")
        try folder.link("theirs", to: target)
        try #require(lchown(folder / "theirs", 1_234, 1_234) == 0)
        let refusal = WriteFailure.foreignLink(name: "theirs")
        try #require(chmod(folder.path, 0o1777) == 0)
        #expect(throws: refusal) { try files.write([1], to: folder / "theirs") }
        #expect(throws: refusal) { try files.rewrite(folder / "theirs", from: Array("kept".utf8), to: [1]) }
        #expect(try folder.names() == ["file", "theirs"] && text("file") == "kept")
        // The folder's owner may put a link there for all, and elsewhere permissions say who may.
        try #require(chown(folder.path, 1_234, 1_234) == 0)
        try files.write([1], to: folder / "theirs")
        try #require(chown(folder.path, 0, 0) == 0 && chmod(folder.path, 0o755) == 0)
        try files.write([2], to: folder / "theirs")
        #expect(try files.read(folder / target, limit: 10) == [2])
    }

    @Test func `is refused where it cannot be done, and leaves nothing behind`() throws {
        try #require(mkdir(folder / "directory", 0o700) == 0)
        try put("kept", "file")
        #expect(throws: WriteFailure.isDirectory) { try files.write([1], to: folder / "directory") }
        for path in [folder / "absent/file", folder / "absent/", folder / "file/x", "", folder / "a\u{0}b"] {
            #expect(throws: WriteFailure.noDirectory) { try files.write([1], to: path) }
        }
        #expect(try text("file") == "kept")
        #expect(try folder.names() == ["directory", "file"])
    }

    @Test func `never replaces a file that is read-only or has another name`() throws {
        try put("kept", "closed", mode: 0o444)
        try put("kept", "one")
        try #require(link(folder / "one", folder / "two") == 0)
        for inPlace in [false, true] {
            #expect(throws: WriteFailure.readOnly) {
                try files.rewrite(folder / "closed", from: Array("kept".utf8), to: [1], inPlace: inPlace)
            }
        }
        #expect(throws: WriteFailure.readOnly) { try files.write([1], to: folder / "closed") }
        #expect(throws: WriteFailure.hasOtherNames(count: 2)) { try files.write([1], to: folder / "one") }
        for name in ["closed", "one", "two"] { #expect(try text(name) == "kept") }
        #expect(try folder.names() == ["closed", "one", "two"])
    }

    @Test func `in place keeps the file itself, and with it its other names`() throws {
        try put("old and longer", "one")
        try #require(link(folder / "one", folder / "two") == 0)
        let number = try folder.information("one").st_ino
        try files.rewrite(folder / "one", from: Array("old and longer".utf8), to: Array("new".utf8), inPlace: true)
        #expect(try text("two") == "new")
        #expect(try folder.information("one").st_ino == number)
        #expect(try folder.names() == ["one", "two"])
    }

    @Test(arguments: [false, true])
    func `over a file that changed since it was read is refused`(inPlace: Bool) throws {
        try put("changed", "file")
        for path in ["file", "absent"] {
            #expect(throws: WriteFailure.changed) {
                try files.rewrite(folder / path, from: Array("old".utf8), to: Array("new".utf8), inPlace: inPlace)
            }
        }
        #expect(try text("file") == "changed")
        #expect(try folder.names() == ["file"])
    }

    @Test(arguments: [false, true])
    func `what is written already leaves the file alone`(inPlace: Bool) throws {
        try put("new", "file")
        let number = try folder.information("file").st_ino
        try files.rewrite(folder / "file", from: Array("old".utf8), to: Array("new".utf8), inPlace: inPlace)
        #expect(try folder.information("file").st_ino == number)
        #expect(try folder.names() == ["file"])
    }

    @Test func `to a pipe or a device writes into it and leaves it there`() throws {
        try #require(mkfifo(folder / "pipe", 0o600) == 0)
        #expect(throws: WriteFailure.noReader) { try files.write([1], to: folder / "pipe") }
        let reader = open(folder / "pipe", O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try files.write([7, 8], to: folder / "pipe")
        var buffer = [UInt8](repeating: 0, count: 10)
        #expect(read(reader, &buffer, 10) == 2)
        #expect(buffer.prefix(2) == [7, 8])
        try files.write([1], to: "/dev/null")
        #expect(throws: FileFailure.notRegular) { try files.read("/dev/null", limit: 1) }
    }
}
