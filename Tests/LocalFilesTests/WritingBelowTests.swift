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

@Suite struct `writing below a directory` {
    private let files = LocalFiles()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String..., below directory: String = "out", replacing: Bool = false) throws {
        try files.write([1], to: path, below: folder / directory, replacing: replacing)
    }

    @Test func `creates what is missing`() throws {
        try write("a", "b", "file")
        #expect(try files.read(folder / "out/a/b/file", limit: 10) == [1])
        try write("a", "b", "other")
        #expect(try files.names(in: folder / "out/a/b") == ["file", "other"])
    }

    @Test func `replaces a file only where that is wanted`() throws {
        try files.makeDirectory(folder / "out/a")
        try files.write([0], to: folder / "out/a/file")
        #expect(throws: WriteFailure.exists) { try write("a", "file") }
        #expect(try files.read(folder / "out/a/file", limit: 10) == [0])
        try write("a", "file", replacing: true)
        #expect(try files.read(folder / "out/a/file", limit: 10) == [1])
        #expect(throws: WriteFailure.isDirectory) { try write("a", replacing: true) }
        #expect(throws: WriteFailure.noDirectory) { try write("a", "file", "x") }
    }

    @Test func `follows no symbolic link, but may begin at one`() throws {
        try files.makeDirectory(folder / "out/a")
        try files.makeDirectory(folder / "elsewhere")
        try files.write([0], to: folder / "elsewhere/file")
        try folder.link("out/b", to: "../elsewhere")
        try folder.link("out/a/file", to: "../../elsewhere/file")
        try folder.link("out/a/dangling", to: "../../elsewhere/new")
        try folder.link("begin", to: "out")
        for replacing in [false, true] {
            #expect(throws: WriteFailure.symbolicLink(name: "b")) { try write("b", "new", replacing: replacing) }
            #expect(throws: WriteFailure.symbolicLink(name: "file")) { try write("a", "file", replacing: replacing) }
            #expect(throws: WriteFailure.symbolicLink(name: "dangling")) {
                try write("a", "dangling", replacing: replacing)
            }
        }
        #expect(try files.names(in: folder / "elsewhere") == ["file"])
        #expect(try files.read(folder / "elsewhere/file", limit: 10) == [0])
        try write("c", "file", below: "begin")
        #expect(try files.read(folder / "out/c/file", limit: 10) == [1])
    }

    @Test(arguments: ["..", ".", "", "a/b", "/etc", "a\u{0}b"])
    func `takes no name that leads elsewhere`(name: String) throws {
        #expect(throws: WriteFailure.invalidName(name)) { try write(name, "file") }
        #expect(throws: WriteFailure.invalidName(name)) { try write("a", name) }
        #expect(try !files.names(in: folder.path).contains("file"))
    }

    @Test func `takes no name that is too long for the system`() throws {
        let name = String(repeating: "a", count: 300)
        #expect(throws: WriteFailure.refused(reason: String(cString: strerror(ENAMETOOLONG)))) {
            try write(name, "file")
        }
    }
}
