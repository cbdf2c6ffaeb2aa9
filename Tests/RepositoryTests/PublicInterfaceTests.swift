import Foundation
import TestData
import Testing

@Suite struct `the public interface` {
    static let record = "Fixtures/Reports/public-api.txt"

    @Test func `is the recorded one`() throws {
        let actual = try PublicInterface().text
        let recorded = (try? Repository.text(of: Self.record)) ?? ""
        if ProcessInfo.processInfo.environment["AASA_RECORD"] != nil, actual != recorded {
            try actual.write(to: Repository.root.appending(path: Self.record), atomically: true, encoding: .utf8)
            Issue.record("recorded \(Self.record): a run that records does not pass")
            return
        }
        let (new, old) = (Set(actual.split(separator: "\n")), Set(recorded.split(separator: "\n")))
        let changes = new.subtracting(old).map { "+ " + $0 } + old.subtracting(new).map { "- " + $0 }
        #expect(
            actual == recorded, "the public interface changed: run `make record`\n\(changes.joined(separator: "\n"))")
    }

    @Test func `names no unsafe pointer, and only types of ours and of the standard library`() throws {
        let modules = Set(PublicInterface.libraries.flatMap(\.modules))
        let allowed = modules.map { "s:\($0.utf8.count)\($0)" } + ["s:S", "s:s"]
        for library in try PublicInterface().libraries {
            #expect(!library.declarations.isEmpty)
            for declaration in library.declarations {
                #expect(!declaration.line.contains("Unsafe"), "\(declaration.line)")
                for type in declaration.mentioned {
                    #expect(allowed.contains(where: type.hasPrefix), "\(declaration.line) mentions \(type)")
                }
            }
        }
    }

    @Test func `has at most 440 declarations in the sources`() throws {
        let lines = try Repository.swiftFiles(in: "Sources").flatMap {
            try Repository.text(of: $0).split(separator: "\n")
        }
        let count = lines.count { line in
            let words = line.split(separator: " ")
            return words.first == "public" && !words.contains("import")
        }
        #expect((1...440).contains(count), "\(count) public declarations")
    }
}
