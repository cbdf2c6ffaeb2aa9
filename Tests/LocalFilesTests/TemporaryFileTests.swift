import AssociationModel
import LocalFiles
import TestData
import Testing

@Suite struct `a temporary file` {
    @Test func `has no name, and keeps what is written until it is no longer used`() throws {
        let folder = try TemporaryFolder()
        let file = try TemporaryFile(in: folder.path)
        #expect(try folder.names() == [])
        try file.append([1, 2, 3])
        try file.append([0, 4, 5, 6].dropFirst())
        #expect(file.size == 6)
        #expect(try file.start(4) == [1, 2, 3, 4])
        #expect(try file.start(100) == [1, 2, 3, 4, 5, 6])
        try file.append([7])
        #expect(try file.start(100).last == 7)
    }

    @Test func `is not created where there is no folder, and says where that is`() {
        #expect(throws: TemporaryFileFailure.notCreated(folder: "/none/at all", .noDirectory)) {
            try TemporaryFile(in: "/none/at all")
        }
    }
}
