import TestData
import Testing

@Suite struct `the source files` {
    static let files = Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")

    @Test func `have at most 300 lines`() throws {
        #expect(!Self.files.isEmpty)
        for file in Self.files {
            let count = try Repository.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(count <= 300, "\(file) has \(count) lines")
        }
    }

    @Test func `hold no way around the compiler's proofs`() throws {
        for file in Self.files where !file.contains("RepositoryTests") {
            let text = try Repository.text(of: file)
            for word in ["@unchecked Sendable", "try!", "@testable", "nonisolated(unsafe)"] {
                #expect(!text.contains(word), "\(file) has \(word)")
            }
        }
    }

    @Test func `write to the standard streams in one place alone, which escapes what acts there`() throws {
        var writers: [String] = []
        for file in Self.files where file.hasPrefix("Sources/") && !file.hasPrefix("Sources/LocalFiles/") {
            let text = try Repository.text(of: file)
            if text.contains(/writeStandard|FileHandle|fputs|\n *(print|debugPrint|NSLog)\(/) { writers.append(file) }
        }
        #expect(writers == ["Sources/aasa/Terminal.swift"])
    }
}
