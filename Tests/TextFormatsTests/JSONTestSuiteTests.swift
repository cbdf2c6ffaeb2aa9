import Findings
import TestData
import Testing
import TextFormats

@Suite(.needsSharedData("vectors/jsontestsuite")) struct `JSONTestSuite` {
    private static let files = SharedData.files(in: "vectors/jsontestsuite").filter { $0.name.hasSuffix(".json") }

    @Test func `what must be accepted is well formed`() {
        for file in Self.files where file.name.hasPrefix("y_") {
            let document = JSONParser.parse(file.bytes)
            #expect(
                document.isWellFormed,
                "\(file.name): \(document.problems) \(String(decoding: file.bytes.prefix(100), as: UTF8.self))")
        }
    }

    @Test func `what must be refused is not well formed`() {
        for file in Self.files where file.name.hasPrefix("n_") {
            let document = JSONParser.parse(file.bytes)
            #expect(!document.isWellFormed, "\(file.name)")
            #expect(
                document.problems.count <= 4,
                "\(file.name): \(document.problems) \(String(decoding: file.bytes.prefix(100), as: UTF8.self))")
        }
    }

    @Test func `what may be either is read with every span inside the text`() {
        for file in Self.files where file.name.hasPrefix("i_") {
            let document = JSONParser.parse(file.bytes)
            for problem in document.problems { #expect(problem.span.end <= file.bytes.count, "\(file.name)") }
        }
    }
}
