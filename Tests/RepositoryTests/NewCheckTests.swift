import Foundation
import TestData
import Testing

@Suite struct `the command for a new check` {
    static let families = Set(
        Repository.swiftFiles(in: "Sources").filter { $0.contains("/Checks/") }
            .map { String($0.split(separator: "/")[2]) })

    @Test func `writes the check, its line in the catalogue and two cases, in every family`() throws {
        let copy = try RepositoryCopy()
        for family in Self.families.sorted() {
            let run = try copy.makeCheck(family, "some-\(family.lowercased())-condition", "note")
            #expect(run.status == 0, "\(run.text)")
            try expectCheck(of: family, in: copy)
        }
    }

    private func expectCheck(of family: String, in copy: RepositoryCopy) throws {
        let word = family.lowercased()
        let type = "Some\(word.prefix(1).uppercased())\(word.dropFirst())Condition"
        let file = try #require(try copy.files(named: "/\(type).swift").first)
        #expect(file.hasSuffix("/\(family)/Checks/\(type).swift"))
        let text = try copy.folder.text(file)
        let match = try #require(
            text.firstMatch(of: /"(AD\d\d\d)", "some-(\w+)-condition", .note, since: "\d+\.\d+\.\d+"/))
        #expect(match.2 == word)
        let constant = type.replacing("Some", with: "some", maxReplacements: 1)
        #expect(text.contains("static let \(constant) = Check("))
        let enumeration = try #require(text.firstMatch(of: /extension (\w+Checks) \{/)).1
        let code = String(match.1)
        #expect(try !Self.takenCodes().contains(code), "\(code) is taken")

        let lists = try copy.files(named: "Checks.swift").filter { try copy.folder.text($0).contains(" \(constant),") }
        #expect(lists.map { $0.split(separator: "/").last } == ["\(enumeration).swift"])
        for kind in ["fires", "passes"] {
            let files = try copy.names("Fixtures/Checks/\(code)-some-\(word)-condition/\(kind)-case")
            #expect(files.contains("case.txt") || files.contains("apple-app-site-association"), "\(files)")
        }
    }

    @Test func `never takes the code of a check that was removed`() throws {
        let copy = try RepositoryCopy()
        let first = try copy.makeCheck("Patterns", "some-condition").text
        let code = try #require(first.firstMatch(of: /AD\d\d\d/)).output

        let other = try RepositoryCopy()
        let catalogue = "Sources/Catalogue/Catalog/Catalog.swift"
        let text = try other.folder.text(catalogue)
        let retiring = text.replacing(/(static let retired: Set<Code> = \[).*\]/) { "\($0.1)\"\(code)\"]" }
        #expect(retiring != text)
        try other.folder.write(retiring, to: catalogue)
        let second = try other.makeCheck("Patterns", "some-condition").text
        #expect(!second.contains(code))
        #expect(second.contains(/AD5\d\d some-condition/), "\(second)")
    }

    @Test func `refuses what names no new check and writes nothing`() throws {
        let copy = try RepositoryCopy()
        let before = try copy.names("Fixtures/Checks")
        for (family, name, severity) in [
            ("Pattern", "some-condition", "warning"), ("Patterns", "SomeCondition", "warning"),
            ("Patterns", "some-condition", "fatal"), ("Patterns", "not-misspelt", "warning"),
            ("ConsoleLogs", "a-line", "note"),
        ] {
            let run = try copy.makeCheck(family, name, severity)
            #expect(run.status == 64)
            #expect(run.text.hasPrefix("new-check: "), "\(run.text)")
            #expect(try copy.names("Fixtures/Checks") == before)
        }
    }

    @Test func `leaves nothing behind that was not filled in`() throws {
        let mark = "<fill in"
        #expect(try Repository.text(of: ".ci/new-check").contains(mark), "the template has another mark")
        let files = Repository.swiftFiles(in: "Sources").filter { $0.contains("/Checks/") }
        #expect(files.count > 100)
        for file in files {
            #expect(try !Repository.text(of: file).contains(mark), "\(file) has a “\(mark)…” that is not filled in")
        }
    }

    private static func takenCodes() throws -> Set<String> {
        var codes: Set<String> = []
        for file in Repository.swiftFiles(in: "Sources") where file.contains("/Checks/") {
            for match in try Repository.text(of: file).matches(of: /"(AD\d\d\d)"/) { codes.insert(String(match.1)) }
        }
        return codes
    }
}

/// A temporary copy of what the command reads and writes.
private struct RepositoryCopy {
    let folder: TemporaryFolder
    private var root: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        let worlds = Set(
            Repository.swiftFiles(in: "Sources").filter { $0.contains("/Checks/") }
                .map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
        for part in [".ci/new-check", "Sources/Reports/Toolkit.swift"] + worlds.sorted() {
            try folder.copy(Repository.root.appending(path: part), to: part)
        }
        // The cases are only read, so links to them do.
        let cases = root.appending(path: "Fixtures/Checks")
        try files.createDirectory(at: cases, withIntermediateDirectories: true)
        let original = Repository.root.appending(path: "Fixtures/Checks")
        for name in try files.contentsOfDirectory(atPath: original.path) {
            try files.createSymbolicLink(
                at: cases.appending(path: name), withDestinationURL: original.appending(path: name))
        }
    }

    func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }

    /// The paths of the sources whose names end so.
    func files(named end: String) throws -> [String] {
        let folder = root.appending(path: "Sources").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(end) }.map { "Sources/" + $0 }
    }

    /// Runs the command and returns its exit code and everything it printed.
    func makeCheck(_ arguments: String...) throws -> (status: Int32, text: String) {
        let run = try ProgramRun(shell: #"bash "$@" 2>&1"#, [root.appending(path: ".ci/new-check").path] + arguments)
        return (run.status, run.output)
    }
}
